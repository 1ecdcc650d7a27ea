import SwiftUI

private let dejaVu = [
  "truetype/dejavu/DejaVuSans.ttf", "truetype/dejavu/DejaVuSans-Bold.ttf",
]
private let lohit = ["truetype/lohit-devanagari/Lohit-Devanagari.ttf"]
private let loma = ["opentype/tlwg/Loma.otf", "opentype/tlwg/Loma-Bold.otf"]
private let microHei = ["truetype/wqy/wqy-microhei.ttc"]
private let emoji = ["truetype/noto/NotoColorEmoji.ttf"]

/// A heading, a paragraph that wraps, and a bold line with letters of another script.
private struct Specimen: View {
  let heading: String
  let paragraph: String
  let mixed: String

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: heading).font(.title2)
      Text(verbatim: paragraph)
      Text(verbatim: mixed).bold()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

extension GoldenScene {
  private static func script(
    _ name: String, _ fonts: [String], height: CGFloat = 140, mirrors: Bool = false,
    _ heading: String, _ paragraph: String, _ mixed: String
  ) -> GoldenScene {
    GoldenScene("script-\(name)", 210, height, mirrors: mirrors, fonts: fonts) {
      Specimen(heading: heading, paragraph: paragraph, mixed: mixed)
    }
  }

  /// Scenes for all scripts for which `make test` installs a font. The paragraphs are the first
  /// article of the Universal Declaration of Human Rights.
  static let scripts: [GoldenScene] = [
    script(
      "arabic", dejaVu, mirrors: true, "مرحبًا بالعالم",
      "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق.", "يعمل Swift 6 هنا."),
    script(
      "hebrew", dejaVu, mirrors: true, "שָׁלוֹם עולם",
      "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם.", "גם Swift 6 כאן."),
    script(
      "devanagari", lohit, "नमस्ते दुनिया",
      "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता प्राप्त है।", "क्षत्रिय Swift 6"),
    script(
      "chinese", microHei, "你好，世界", "人人生而自由，在尊严和权利上一律平等。他们赋有理性和良心。",
      "使用 Swift 6"),
    script(
      "japanese", microHei, "こんにちは、世界", "すべての人間は、生まれながらにして自由であり、かつ、平等である。",
      "Swift 6 を使う"),
    script(
      "korean", microHei, "안녕하세요, 세계", "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다.",
      "Swift 6 사용"),
    script(
      "thai", loma, height: 190, "สวัสดีชาวโลก",
      "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ", "ใช้ Swift 6 ที่นี่"),
    script(
      "emoji", emoji, "😀👍🏽🇫🇷👨‍👩‍👧‍👦❤️1️⃣", "Cats 🐈 and dogs 🐕 stand in one line, and wrap 🐠 as words do.",
      "Bold 🎉 party"),
    GoldenScene("script-named-fonts", 230, 150, fonts: dejaVu) {
      VStack(alignment: .leading, spacing: 4) {
        Text("DejaVu Sans").font(.custom("DejaVu Sans", size: 17))
        Text("Its bold face").font(.custom("DejaVu Sans", size: 17).bold())
        Text("An italic it lacks").font(.custom("DejaVu Sans", size: 17).italic())
        Text("The bundled one").font(.custom("No Such Font", size: 17))
        Text("Bold italic").bold().italic() + Text(" and ") + Text("italic").italic()
      }
    },
  ]
}
