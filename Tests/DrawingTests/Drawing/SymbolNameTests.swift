import Testing

@testable import PlumbGraphics
@testable import TestSupport

/// The names by which programs use symbols.
@Suite struct SymbolNameTests {
  @Test func `the names that programs use have symbols`() {
    #expect(Self.names.filter { SymbolTable.symbol($0, variants: []) == nil } == [])
    #expect(Set(Self.names).count > 1_100)
  }

  @Test func `each name has one drawing and each drawing one name`() {
    #expect(SymbolTable.subjects.reduce(0) { $0 + $1.count } == SymbolTable.drawings.count)
    #expect(Set(SymbolTable.drawings.values).count == SymbolTable.drawings.count)
  }

  @Test func `another name has a symbol, and no drawing of its own`() {
    #expect(
      SymbolTable.otherNames.count + SymbolTable.lookalikes.count == SymbolTable.aliases.count)
    for (name, other) in SymbolTable.aliases {
      #expect(SymbolTable.drawings[name] == nil, "\(name)")
      let symbol = SymbolTable.symbol(name, variants: [])
      #expect(symbol != nil, "\(name)")
      #expect(symbol == SymbolTable.symbol(other, variants: []), "\(name)")
    }
  }

  /// The names that programs use, among them the samples of this package.
  static let names = """
    a.circle a.circle.fill a.magnify a.square abc airplane airplane.arrival airplane.circle
    airplane.departure airplayaudio airplayvideo airpods airtag alarm alarm.fill allergens ant
    ant.fill antenna.radiowaves.left.and.right app app.badge app.badge.fill app.dashed app.fill
    apple.logo applelogo applewatch apps.iphone aqi.low aqi.medium archivebox archivebox.fill
    arrow.2.circlepath arrow.backward arrow.clockwise arrow.clockwise.circle arrow.counterclockwise
    arrow.down arrow.down.app arrow.down.circle arrow.down.circle.fill arrow.down.doc
    arrow.down.right.and.arrow.up.left arrow.forward arrow.left arrow.left.and.right
    arrow.left.arrow.right arrow.left.circle arrow.rectanglepath arrow.right arrow.right.circle.fill
    arrow.right.to.line arrow.triangle.2.circlepath arrow.triangle.branch arrow.triangle.merge
    arrow.triangle.swap arrow.turn.down.left arrow.turn.down.right arrow.turn.up.left
    arrow.turn.up.right arrow.up arrow.up.and.down arrow.up.and.down.and.arrow.left.and.right
    arrow.up.arrow.down arrow.up.bin arrow.up.circle arrow.up.circle.fill arrow.up.doc
    arrow.up.forward arrow.up.left.and.arrow.down.right arrow.up.right arrow.up.right.square
    arrow.uturn.backward arrow.uturn.left arrowshape.left arrowshape.right arrowshape.turn.up.left
    arrowshape.turn.up.left.fill arrowshape.turn.up.right arrowshape.turn.up.right.fill
    arrowtriangle.down.fill arrowtriangle.left.fill arrowtriangle.right.fill arrowtriangle.up.fill
    aspectratio aspectratio.fill at atom b.circle backpack backpack.fill backward backward.end.fill
    backward.fill bag bag.badge.plus bag.fill balloon balloon.fill bandage banknote banknote.fill
    barcode barcode.viewfinder barometer baseball basket basket.fill basketball basketball.fill
    bathtub battery.0 battery.100 battery.100.bolt battery.25 battery.50 battery.75 bed.double
    bed.double.fill bell bell.and.waveform bell.badge bell.badge.fill bell.circle bell.fill
    bell.slash bicycle bicycle.circle binoculars binoculars.fill bird birthday.cake
    birthday.cake.fill bitcoinsign.circle bitcoinsign.circle.fill bold bold.italic.underline bolt
    bolt.batteryblock bolt.circle bolt.fill bolt.heart bolt.horizontal bolt.slash bonjour book
    book.circle book.closed book.closed.fill book.fill bookmark bookmark.circle bookmark.fill
    bookmark.slash books.vertical books.vertical.fill box.truck box.truck.fill brain
    brain.head.profile briefcase briefcase.fill bubble.left bubble.left.and.bubble.right
    bubble.left.and.bubble.right.fill bubble.left.fill bubble.middle.bottom bubble.right building
    building.2 building.2.fill building.columns building.columns.fill building.fill burst.fill bus
    bus.fill c.circle calendar calendar.badge.clock calendar.badge.plus calendar.circle camera
    camera.aperture camera.circle camera.fill camera.filters camera.macro camera.rotate
    camera.viewfinder capslock capsule capsule.fill capsule.portrait captions.bubble car car.fill
    carrot carrot.fill cart cart.badge.minus cart.badge.plus cart.fill case cat chair character
    character.book.closed character.cursor.ibeam chart.bar chart.bar.doc.horizontal chart.bar.fill
    chart.bar.xaxis chart.dots.scatter chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis
    chart.line.uptrend.xyaxis chart.pie chart.pie.fill chart.xyaxis.line checkerboard.rectangle
    checklist checkmark checkmark.circle checkmark.circle.badge.xmark checkmark.circle.fill
    checkmark.diamond checkmark.icloud checkmark.message checkmark.rectangle checkmark.seal.fill
    checkmark.shield.fill checkmark.square checkmark.square.fill chevron.compact.down
    chevron.compact.left chevron.compact.right chevron.compact.up chevron.down chevron.down.circle
    chevron.left chevron.left.circle.fill chevron.left.forwardslash.chevron.right chevron.right
    chevron.right.circle chevron.right.circle.fill chevron.right.square chevron.up
    chevron.up.chevron.down chevron.up.circle circle circle.bottomhalf.filled circle.circle
    circle.circle.fill circle.dashed circle.dotted circle.fill circle.grid.2x1 circle.grid.2x2
    circle.grid.3x3 circle.grid.3x3.fill circle.grid.cross circle.hexagongrid
    circle.hexagongrid.fill circle.inset.filled circle.lefthalf.fill circle.lefthalf.filled
    circle.righthalf.filled circle.slash circle.square circle.tophalf.filled circlebadge
    circlebadge.2 circlebadge.fill clear clear.fill clock clock.arrow.circlepath clock.circle
    clock.fill cloud cloud.bolt cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.circle
    cloud.drizzle cloud.drizzle.fill cloud.fill cloud.fog cloud.fog.fill cloud.hail cloud.heavyrain
    cloud.moon cloud.moon.fill cloud.rain cloud.rain.fill cloud.snow cloud.snow.fill cloud.sun
    cloud.sun.fill cloud.sun.rain comb command command.circle command.square compass.drawing
    computermouse cone control cpu cpu.fill creditcard creditcard.fill crop crop.rotate cross
    cross.case cross.case.fill cross.fill crown crown.fill cube cube.box cube.fill cube.transparent
    cup.and.saucer cup.and.saucer.fill curlybraces cursorarrow cursorarrow.click cursorarrow.rays
    cylinder decrease.indent delete.left delete.left.fill delete.right deskclock desktopcomputer
    dial.max dial.min diamond diamond.fill dice dice.fill die.face.1 die.face.2 die.face.3
    die.face.4 die.face.5 die.face.5.fill die.face.6 display display.2 divide doc doc.append
    doc.badge.plus doc.circle doc.fill doc.on.clipboard doc.on.doc doc.on.doc.fill doc.plaintext
    doc.richtext doc.text doc.text.fill doc.text.image doc.text.magnifyingglass doc.zipper
    dock.rectangle dog dollarsign dollarsign.circle dollarsign.circle.fill dollarsign.square
    door.left.hand.open dot.circle dot.circle.and.cursorarrow dot.radiowaves.left.and.right
    dot.radiowaves.right dot.squareshape drop drop.fill drop.triangle dumbbell dumbbell.fill
    e.circle ear ellipsis ellipsis.bubble ellipsis.circle ellipsis.circle.fill ellipsis.rectangle
    envelope envelope.badge envelope.fill envelope.open envelope.open.fill equal equal.circle eraser
    eraser.fill escape eurosign.circle exclamationmark exclamationmark.arrow.circlepath
    exclamationmark.bubble exclamationmark.circle exclamationmark.circle.fill exclamationmark.icloud
    exclamationmark.lock exclamationmark.octagon exclamationmark.shield exclamationmark.square
    exclamationmark.triangle exclamationmark.triangle.fill externaldrive externaldrive.badge.plus
    externaldrive.fill eye eye.circle eye.fill eye.slash eye.slash.fill eyebrow eyedropper
    eyeglasses eyes f.cursive face.dashed face.smiling face.smiling.fill faceid fan fan.fill ferry
    figure.2 figure.arms.open figure.basketball figure.dance figure.mind.and.body figure.run
    figure.soccer figure.stand figure.strengthtraining.traditional figure.walk figure.yoga film
    film.fill fish fish.fill flag flag.checkered flag.fill flag.slash flame flame.fill flask
    flip.horizontal folder folder.badge.plus folder.circle folder.fill football football.fill
    fork.knife fork.knife.circle forward forward.end.fill forward.fill forward.frame fuelpump
    fuelpump.fill function fx g.circle gamecontroller gamecontroller.fill gauge gauge.medium
    gauge.with.dots.needle.50percent gear gearshape gearshape.2 gearshape.2.fill gearshape.fill gift
    gift.fill giftcard globe globe.americas globe.americas.fill globe.asia.australia
    globe.badge.chevron.backward globe.europe.africa gobackward gobackward.10 gobackward.15
    gobackward.30 goforward goforward.10 goforward.15 goforward.30 graduationcap graduationcap.fill
    greaterthan guitars h.circle hammer hammer.fill hand.draw hand.point.down hand.point.left
    hand.point.right hand.point.up hand.point.up.left hand.raised hand.raised.circle
    hand.raised.fill hand.raised.slash hand.tap hand.tap.fill hand.thumbsdown hand.thumbsdown.fill
    hand.thumbsup hand.thumbsup.fill hand.wave hand.wave.fill hands.clap hands.sparkles hare
    hare.fill headphones heart heart.circle heart.fill heart.slash heart.text.square
    heart.text.square.fill hexagon hexagon.fill hexagon.lefthalf.filled hifispeaker highlighter
    homepod hourglass hourglass.bottomhalf.filled hourglass.tophalf.filled house house.circle
    house.fill humidity hurricane icloud icloud.and.arrow.down icloud.and.arrow.up icloud.fill
    icloud.slash increase.indent indianrupeesign.circle infinity info info.bubble info.circle
    info.circle.fill inset.filled.rectangle internaldrive ipad iphone italic key key.fill keyboard
    keyboard.chevron.compact.down ladybug ladybug.circle ladybug.fill lamp.desk lamp.floor
    laptopcomputer largecircle.fill.circle lasso latch.2.case leaf leaf.fill lessthan lifepreserver
    lightbulb lightbulb.fill lightbulb.slash lightswitch.on line.3.crossed.swirl.circle
    line.3.horizontal line.3.horizontal.circle line.3.horizontal.decrease
    line.3.horizontal.decrease.circle line.diagonal line.horizontal.3
    line.horizontal.3.decrease.circle lineweight link link.badge.plus link.circle list.bullet
    list.bullet.circle list.bullet.indent list.bullet.rectangle list.clipboard list.dash list.number
    list.star list.triangle livephoto lizard location location.circle location.circle.fill
    location.fill location.north location.north.fill location.north.line location.slash
    location.viewfinder lock lock.circle lock.fill lock.open lock.open.fill lock.rectangle
    lock.rotation lock.shield lock.shield.fill lock.slash lungs m.circle macbook macwindow
    macwindow.badge.plus magazine magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill
    map map.fill mappin mappin.and.ellipse mappin.circle mappin.circle.fill mappin.slash medal
    medal.fill megaphone megaphone.fill memorychip memorychip.fill menubar.rectangle message
    message.circle message.fill metronome mic mic.circle mic.fill mic.slash mic.slash.fill minus
    minus.circle minus.circle.fill minus.magnifyingglass minus.rectangle minus.square moon
    moon.circle moon.fill moon.stars moon.stars.fill moon.zzz moon.zzz.fill mountain.2
    mountain.2.fill mouse mouth move.3d mug mug.fill multiply multiply.circle multiply.circle.fill
    music.mic music.note music.note.list music.quarternote.3 network newspaper newspaper.fill nose
    nosign note note.text note.text.badge.plus number number.circle octagon opticaldiscdrive option
    option.circle oval oval.fill oven p.circle paintbrush paintbrush.fill paintbrush.pointed
    paintpalette paintpalette.fill paperclip paperclip.circle paperplane paperplane.circle.fill
    paperplane.fill paragraphsign parkingsign party.popper party.popper.fill pause pause.circle
    pause.circle.fill pause.fill pawprint pawprint.fill pc peacesign pencil pencil.and.outline
    pencil.circle pencil.circle.fill pencil.line pencil.slash pencil.tip pentagon pentagon.fill
    percent percent.ar person person.2 person.2.circle person.2.fill person.3 person.3.fill
    person.badge.minus person.badge.plus person.circle person.circle.fill person.crop.circle
    person.crop.circle.badge.checkmark person.crop.circle.badge.plus person.crop.circle.fill
    person.crop.rectangle person.crop.square person.crop.square.fill person.fill
    person.fill.badge.plus person.fill.checkmark person.fill.questionmark person.fill.xmark
    person.icloud person.text.rectangle person.wave.2 personalhotspot perspective phone
    phone.arrow.up.right phone.circle phone.down phone.down.fill phone.fill
    phone.fill.arrow.up.right photo photo.circle photo.fill photo.on.rectangle
    photo.on.rectangle.angled photo.stack pianokeys pills pills.fill pin pin.fill pin.slash play
    play.circle play.circle.fill play.fill play.rectangle play.rectangle.fill play.square plus
    plus.app plus.bubble plus.circle plus.circle.fill plus.diamond plus.forwardslash.minus
    plus.magnifyingglass plus.message plus.rectangle plus.rectangle.on.rectangle plus.square
    plus.square.on.square plus.viewfinder plusminus popcorn power power.circle power.dotted poweroff
    powerplug printer printer.fill puzzlepiece puzzlepiece.extension puzzlepiece.fill pyramid qrcode
    qrcode.viewfinder questionmark questionmark.circle questionmark.circle.fill questionmark.folder
    questionmark.square quote.bubble quote.closing quote.opening r.circle rainbow record.circle
    recordingtape rectangle rectangle.3.group rectangle.and.pencil.and.ellipsis
    rectangle.and.text.magnifyingglass rectangle.arrowtriangle.2.inward rectangle.badge.plus
    rectangle.compress.vertical rectangle.connected.to.line.below rectangle.dashed
    rectangle.expand.vertical rectangle.fill rectangle.grid.1x2 rectangle.grid.1x2.fill
    rectangle.grid.2x2 rectangle.grid.3x2 rectangle.inset.filled rectangle.on.rectangle
    rectangle.on.rectangle.angled rectangle.portrait rectangle.portrait.and.arrow.forward
    rectangle.portrait.and.arrow.right rectangle.portrait.fill rectangle.roundedtop rectangle.slash
    rectangle.split.2x1 rectangle.split.3x1 rectangle.stack rectangle.stack.fill
    rectangle.stack.person.crop refrigerator repeat repeat.1 return road.lanes rosette rotate.3d
    rotate.left rotate.right ruler s.circle safari safari.fill sailboat scale.3d scanner scissors
    scooter scope screwdriver scribble scribble.variable sdcard seal seal.fill server.rack shield
    shield.checkered shield.fill shield.lefthalf.filled shield.slash shift shippingbox
    shippingbox.fill shoe shoe.fill shower shuffle sidebar.leading sidebar.left sidebar.right
    sidebar.squares.left sidebar.trailing signature signpost.right simcard
    slider.horizontal.2.square slider.horizontal.3 slider.horizontal.below.rectangle
    slider.vertical.3 slowmo smallcircle.filled.circle smoke smoke.fill snow snowflake soccerball
    sofa sofa.fill space sparkle sparkles speaker speaker.fill speaker.slash speaker.slash.fill
    speaker.wave.2.fill speaker.wave.3 speedometer sportscourt sportscourt.fill square
    square.3.layers.3d square.3.stack.3d square.and.arrow.down square.and.arrow.down.on.square
    square.and.arrow.up square.and.arrow.up.fill square.and.arrow.up.on.square square.and.pencil
    square.dashed square.fill square.grid.2x2 square.grid.2x2.fill
    square.grid.3x1.below.line.grid.1x2 square.grid.3x2 square.grid.3x3 square.grid.3x3.fill
    square.inset.filled square.lefthalf.filled square.on.circle square.on.square
    square.righthalf.filled square.slash square.split.1x2 square.split.2x1 square.split.2x2
    square.stack square.stack.3d.down.right square.stack.3d.up square.stack.3d.up.fill squareshape
    star star.circle star.fill star.leadinghalf.filled star.lefthalf.fill star.slash staroflife
    steeringwheel sterlingsign.circle stethoscope stop stop.circle stop.circle.fill stop.fill
    stopwatch stopwatch.fill storefront strikethrough suit.club suit.club.fill suit.diamond
    suit.diamond.fill suit.heart suit.heart.fill suit.spade suit.spade.fill suitcase suitcase.fill
    sum sun.dust sun.haze sun.max sun.max.fill sun.min sunglasses sunrise sunrise.fill sunset
    sunset.fill swift switch.2 t.circle table.furniture tablecells tablecells.fill tag tag.circle
    tag.fill takeoutbag.and.cup.and.straw takeoutbag.and.cup.and.straw.fill target tennis.racket
    tennisball terminal terminal.fill testtube.2 text.aligncenter text.alignleft text.alignright
    text.append text.badge.checkmark text.badge.plus text.book.closed text.book.closed.fill
    text.bubble text.bubble.fill text.cursor text.insert text.justify text.magnifyingglass
    text.quote text.viewfinder textformat textformat.123 textformat.abc textformat.alt
    textformat.size theatermasks theatermasks.fill thermometer thermometer.sun ticket ticket.fill
    timelapse timer togglepower toilet tornado tortoise tortoise.fill touchid train.side.front.car
    tram tram.fill trash trash.circle trash.fill trash.slash tray tray.2 tray.and.arrow.down
    tray.and.arrow.up tray.fill tray.full tree tree.fill triangle triangle.fill trophy trophy.fill
    tropicalstorm truck.box tshirt tshirt.fill tuningfork tv tv.fill umbrella umbrella.fill
    underline video video.badge.plus video.bubble.left video.circle video.fill video.slash
    viewfinder viewfinder.circle volleyball wallet.pass wand.and.rays wand.and.stars
    wand.and.stars.inverse washer wave.3.right waveform waveform.circle waveform.path
    waveform.path.ecg wifi wifi.exclamationmark wifi.slash wind wind.snow window.vertical.closed
    wineglass wineglass.fill wrench wrench.and.screwdriver wrench.and.screwdriver.fill wrench.fill
    x.circle x.circle.fill x.squareroot xmark xmark.bin xmark.circle xmark.circle.fill xmark.octagon
    xmark.octagon.fill xmark.seal xmark.shield xmark.square xmark.square.fill y.circle
    yensign.circle z.circle
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
