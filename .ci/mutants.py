"""Changes the sources and looks whether a test notices: mutants.py COUNT SEED [WORD ...]

A mutant is the program with one change: another operator, a constant that is one larger, a condition that is the
opposite. All are built at once, in a copy of the package below .build: each place calls a function that does as before,
unless a variable of the environment has the number of the place. So that each mutant costs a run of the tests of its
part instead of a build. Only files with one of the words in their paths are changed. Prints the mutants that no test
noticed and, at the end, "N killed, N survived". A test that takes ten times as long as usual has noticed.
"""

import collections
import concurrent.futures
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPY = ROOT / ".build/mutants"
VARIABLE = "PLUMB_MUTANT"
# The folders with the parts, and the target whose tests are about each.
PARTS = {
    "Sources/PlumbCore/Layout": "LayoutTests",
    "Sources/PlumbCore/State": "RuntimeTests",
    "Sources/PlumbText": "TextTests",
}
# Written by `make unicode-tables`.
TABLES = {"LineBreakTable.swift", "BidiTable.swift", "ScriptTable.swift"}

# --- Places --------------------------------------------------------------------------------------

# The other operator, the precedence and the constraint of the operands.
COMPARISON, SUM, PRODUCT = "ComparisonPrecedence", "AdditionPrecedence", "MultiplicationPrecedence"
OPERATORS = {
    "<": ("<=", COMPARISON, ["Comparable"]), "<=": ("<", COMPARISON, ["Comparable"]),
    ">": (">=", COMPARISON, ["Comparable"]), ">=": (">", COMPARISON, ["Comparable"]),
    "==": ("!=", COMPARISON, ["Equatable"]), "!=": ("==", COMPARISON, ["Equatable"]),
    "&&": ("||", "LogicalConjunctionPrecedence", []), "||": ("&&", "LogicalDisjunctionPrecedence", []),
    "+": ("-", SUM, ["AdditiveArithmetic"]), "-": ("+", SUM, ["AdditiveArithmetic"]),
    "*": ("/", PRODUCT, ["BinaryInteger", "FloatingPoint"]),
    "/": ("*", PRODUCT, ["BinaryInteger", "FloatingPoint"]),
}
OPERATOR = re.compile(r"(?<=[\w)\]?!] )(<=?|>=?|[=!]=|&&|\|\||[-+*/])(?= [\w(\[.!-])")
NUMBER = re.compile(r"(?<![\w.$])(\d+(?:\.\d+)?)(?![\w.(]|\.\d)")
CONDITION = re.compile(r"(?:^|(?<=[\s}]))(?:if|guard) (?!let |var |case |#|try |await )([^{},]+?)(?= (?:\{|else \{))")
# Types, declarations and patterns, whose operators and numbers are no expressions.
NO_EXPRESSION = re.compile(
    r"^\s*(?:@|#|import |case |extension |typealias |\.\.\.|(?:\w+ )*func [^\w\s])|\bwhere \w+(?:\.\w+)* ==|assert\(|"
    r"precondition\(|fatalError\(")


class Mutant:
    """A change at a place of a file: the text between two offsets becomes a call with the number of the mutant."""

    def __init__(self, path, line, kind, start, end, text):
        self.path, self.line, self.kind, self.start, self.end, self.text = path, line, kind, start, end, text
        self.number = 0

    @property
    def part(self):
        return next(folder for folder in PARTS if self.path.startswith(folder + "/"))

    @property
    def module(self):
        return "/".join(self.path.split("/")[:2])

    # Digits as arrows, which operators may have.
    @property
    def symbol(self):
        return "∘" + "".join(chr(0x2190 + int(digit)) for digit in str(self.number))

    @property
    def replacement(self):
        if self.kind == "operator":
            return self.symbol
        return f"mutant{self.kind.capitalize()}({self.number}, {self.text})"

    @property
    def declaration(self):
        """What the module declares for an operator."""
        if self.kind != "operator":
            return ""
        other, precedence, constraints = OPERATORS[self.text]
        head = f"infix operator {self.symbol}: {precedence}\n"
        chosen = f"activeMutant == {self.number}"
        if not constraints:
            return head + (f"func {self.symbol} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{\n"
                           f"  try {chosen} ? a {other} b() : a {self.text} b()\n}}\n")
        result = "Bool" if precedence == COMPARISON else "T"
        return head + "".join(
            f"func {self.symbol} <T: {constraint}>(a: T, b: T) -> {result} {{\n"
            f"  {chosen} ? a {other} b : a {self.text} b\n}}\n" for constraint in constraints)

    def __str__(self):
        change = {"operator": lambda: f"{self.text} → {OPERATORS[self.text][0]}",
                  "number": lambda: f"{self.text} → {self.text} + 1",
                  "condition": lambda: f"{self.text} → !({self.text})"}[self.kind]()
        return f"{self.number}  {self.path}:{self.line}: {change}"


# What every changed module declares.
COMMON = f"""
internal import Foundation

let activeMutant = Int(ProcessInfo.processInfo.environment["{VARIABLE}"] ?? "") ?? 0

func mutantNumber<T: Numeric>(_ number: Int, _ value: T) -> T {{
  activeMutant == number ? value + 1 : value
}}

func mutantCondition(_ number: Int, _ value: Bool) -> Bool {{
  activeMutant == number ? !value : value
}}
"""


def without_text(source):
    """The source with spaces in place of comments and of what is written in quotation marks."""
    pattern = re.compile(r'//[^\n]*|/\*.*?\*/|#*"""(?:.*?)"""#*|#"(?:.*?)"#|"(?:\\.|[^"\\\n])*"', re.DOTALL)
    return pattern.sub(lambda match: re.sub(r"[^\n]", " ", match.group()), source)


def places(path):
    """The mutants of a file, in the order of their places."""
    if path.name in TABLES:
        return []
    source = path.read_text()
    found, offset = [], 0
    relative = str(path.relative_to(ROOT))
    for number, line in enumerate(without_text(source).split("\n"), 1):
        if not NO_EXPRESSION.search(line):
            for kind, pattern in (("operator", OPERATOR), ("number", NUMBER), ("condition", CONDITION)):
                for match in pattern.finditer(line):
                    start, end = offset + match.start(1), offset + match.end(1)
                    found.append(Mutant(relative, number, kind, start, end, source[start:end]))
        offset += len(line) + 1
    return found


def sample(count, seed, words):
    """Mutants of all parts, no two of which overlap."""
    files = [path for folder in PARTS for path in sorted((ROOT / folder).rglob("*.swift"))]
    chosen = [path for path in files if not words or any(word in str(path) for word in words)]
    candidates = [mutant for path in chosen for mutant in places(path)]
    random.Random(seed).shuffle(candidates)
    taken, occupied = [], collections.defaultdict(list)
    for mutant in candidates:
        if len(taken) == count:
            break
        if all(mutant.end <= start or end <= mutant.start for start, end in occupied[mutant.path]):
            occupied[mutant.path].append((mutant.start, mutant.end))
            taken.append(mutant)
            mutant.number = len(taken)
    print(f"{len(taken)} of {len(candidates)} places, with the seed {seed}", flush=True)
    return taken

# --- Building ------------------------------------------------------------------------------------


def only(targets):
    """What the copy's Package.swift has at its end: all but these targets of tests is left out."""
    names = ", ".join(f'"{name}"' for name in sorted(targets))
    return f"""
do {{
  var kept: Set<String> = [{names}]
  var rest = Array(kept)
  while let name = rest.popLast() {{
    for dependency in package.targets.first(where: {{ $0.name == name }})?.dependencies ?? [] {{
      switch dependency {{
      case .byNameItem(let other, _), .targetItem(let other, _):
        if kept.insert(other).inserted {{ rest.append(other) }}
      default: continue
      }}
    }}
  }}
  package.products = []
  package.targets.removeAll {{ !kept.contains($0.name) }}
}}
"""


def write(path, content):
    """Writes a file, unless it is the same, so that it is not compiled again."""
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def copy(mutants):
    """Brings the copy of the package up to date, with the mutants in it."""
    of_file = collections.defaultdict(list)
    of_module = collections.defaultdict(list)
    for mutant in mutants:
        of_file[mutant.path].append(mutant)
        of_module[mutant.module].append(mutant)
    for folder in ("Sources", "Tests", "Assets"):
        names = {str(path.relative_to(ROOT)) for path in (ROOT / folder).rglob("*") if path.is_file()}
        for path in (COPY / folder).rglob("*"):
            if path.is_file() and str(path.relative_to(COPY)) not in names:
                path.unlink()
        for name in names - set(of_file):
            write(COPY / name, (ROOT / name).read_bytes())
    for name, changes in of_file.items():
        source = (ROOT / name).read_text()
        for mutant in sorted(changes, key=lambda mutant: -mutant.start):
            source = source[:mutant.start] + mutant.replacement + source[mutant.end:]
        write(COPY / name, source.encode())
    for module, changes in of_module.items():
        write(COPY / module / "Mutants.swift", (COMMON + "".join(m.declaration for m in changes)).encode())
    write(COPY / "Package.swift",
          ((ROOT / "Package.swift").read_text() + only({PARTS[mutant.part] for mutant in mutants})).encode())


def build(mutants):
    """Builds the mutants, and leaves out those that are no Swift. Returns the others."""
    while mutants:
        copy(mutants)
        command = ["swift", "build", "--build-tests", "-debug-info-format", "none", *os.environ.get("SWIFTFLAGS", "").split()]
        result = subprocess.run(command, cwd=COPY, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if result.returncode == 0:
            return mutants
        lines = {(str(pathlib.Path(path).relative_to(COPY)), int(line)) for path, line in
                 re.findall(rf"^({re.escape(str(COPY))}/[^:\n]+):(\d+):\d+: error:", result.stdout, re.MULTILINE)}
        wrong = [mutant for mutant in mutants if (mutant.path, mutant.line) in lines]
        if not wrong:
            # An expression may begin lines before its mutant.
            wrong = [mutant for mutant in mutants
                     if any(path == mutant.path and abs(line - mutant.line) < 12 for path, line in lines)]
        if not wrong:
            print(result.stdout[-4000:], file=sys.stderr)
            sys.exit("The copy of the package does not build, and no mutant is the cause.")
        print(f"{len(wrong)} left out, which are no Swift", flush=True)
        mutants = [mutant for mutant in mutants if mutant not in wrong]
    return mutants

# --- Testing -------------------------------------------------------------------------------------


def survives(target, number, seconds):
    """Whether the tests of a target pass with a mutant, in some seconds."""
    tests = COPY / ".build/debug/plumb-uiPackageTests.xctest"
    command = [tests, "--testing-library", "swift-testing", "--no-parallel", "--filter", rf"^{target}\."]
    process = subprocess.Popen(
        command, cwd=COPY, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        env={**os.environ, VARIABLE: str(number), "SWIFT_BACKTRACE": "enable=no"})
    try:
        return process.wait(timeout=seconds) == 0
    except subprocess.TimeoutExpired:
        return False
    finally:
        # Also the processes that its tests have started.
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()


def main():
    count, seed, words = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    mutants = sample(count, seed, words)
    if not mutants:
        sys.exit("No file of the tested parts has one of these words in its path.")
    mutants = build(mutants)
    limits = {}
    for target in sorted({PARTS[mutant.part] for mutant in mutants}):
        start = time.monotonic()
        if not survives(target, 0, 3600):
            sys.exit(f"{target} fails without a mutant.")
        limits[target] = 10 * (time.monotonic() - start) + 10
    survivors = []
    with concurrent.futures.ThreadPoolExecutor(max(1, (os.cpu_count() or 1))) as pool:
        results = {pool.submit(survives, PARTS[mutant.part], mutant.number, limits[PARTS[mutant.part]]): mutant
                   for mutant in mutants}
        for result in concurrent.futures.as_completed(results):
            if result.result():
                survivors.append(results[result])
                print(f"survived  {results[result]}", flush=True)
    for part in PARTS:
        all_of_part = [mutant for mutant in mutants if mutant.part == part]
        if all_of_part:
            alive = sum(mutant.part == part for mutant in survivors)
            print(f"{part}: {100 * (len(all_of_part) - alive) / len(all_of_part):.1f} % of {len(all_of_part)} killed")
    print(f"{len(mutants) - len(survivors)} killed, {len(survivors)} survived")


main()
