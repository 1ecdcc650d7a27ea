import SwiftUI

/// All sample programs, in the order of their folders.
public let samplePrograms: [SampleProgram] =
  tools + time + games + layouts + charts + motion + controls + navigation + data + typing + lists
  + dialogs + programs

/// The programs whose views follow from their events alone; the others use files or the date of today.
public let repeatablePrograms = samplePrograms.filter {
  !["TextImporter", "EventEditor", "ExhibitionPlan"].contains($0.name)
}

private let tools = [
  SampleProgram("Counter", 320, 260, "A number that rolls between its limits.") { CounterView() },
  SampleProgram("TipCalculator", 360, 360, "Amounts derived from three controls.") {
    TipCalculatorView()
  },
  SampleProgram("Calculator", 300, 440, "Keys of an enumeration, as large as the window allows.") {
    CalculatorView()
  },
  SampleProgram("ColorMixer", 380, 360, "Bindings to the components of one value.") {
    ColorMixerView()
  },
  SampleProgram("BodyMass", 340, 460, "A marker that moves along a scale.") { BodyMassView() },
  SampleProgram("UnitConverter", 380, 420, "Menus whose choices depend on another.") {
    UnitConverterView()
  },
]

private let time = [
  SampleProgram("Stopwatch", 340, 440, "Time between frames, and laps of it.") { StopwatchView() },
  SampleProgram("Pomodoro", 340, 420, "A timer in a shared model.") { PomodoroView() },
  SampleProgram("AnalogClock", 320, 380, "Hands that follow a timeline.") { AnalogClockView() },
  SampleProgram("TrafficLight", 240, 460, "A state machine in a task.") { TrafficLightView() },
  SampleProgram("CountdownTimer", 320, 340, "A timer made in the view.") { CountdownTimerView() },
]

private let games = [
  SampleProgram("TicTacToe", 340, 440, "A line drawn through three cells of a lazy grid.") {
    TicTacToeView()
  },
  SampleProgram("MemoryGame", 360, 420, "Cards that turn in space and turn back after a moment.") {
    MemoryGameView()
  },
  SampleProgram("Quiz", 380, 380, "Screens that slide, each with a new identity.") { QuizView() },
  SampleProgram("DiceGame", 380, 340, "Dice that are tossed by keyframes.") { DiceGameView() },
  SampleProgram("SlidingTiles", 340, 460, "Tiles that slide, merge and appear.") {
    SlidingTilesView()
  },
  SampleProgram("GameOfLife", 400, 450, "Cells painted on a canvas.") { GameOfLifeView() },
  SampleProgram("Snake", 340, 400, "Keys, swipes and a timer in a model.") { SnakeView() },
  SampleProgram("Minesweeper", 320, 380, "Taps and long presses of the same cells.") {
    MinesweeperView()
  },
  SampleProgram("ReactionTest", 320, 260, "Work that is cancelled by a click.") {
    ReactionTestView()
  },
  SampleProgram("ConnectFour", 360, 400, "Discs that fall behind a board with holes.") {
    ConnectFourView()
  },
  SampleProgram("HanoiTower", 420, 360, "Discs dragged in their positions.") { HanoiTowerView() },
  SampleProgram("WordGuess", 360, 540, "Tiles that turn over one after the other.") {
    WordGuessView()
  },
  SampleProgram("CodeBreaker", 360, 480, "Bindings to the pins of a row.") { CodeBreakerView() },
  SampleProgram("Reversi", 360, 460, "Turns that a model publishes and the view animates.") {
    ReversiView()
  },
]

private let layouts = [
  SampleProgram("TagCloud", 360, 420, "A layout that breaks lines, with a cache.") {
    TagCloudView()
  },
  SampleProgram("RadialMenu", 320, 400, "A layout with animated data.") { RadialMenuView() },
  SampleProgram("EqualWidths", 420, 260, "Sizes that go up as a preference.") {
    EqualWidthsView()
  },
  SampleProgram("SegmentHighlight", 460, 260, "A highlight drawn from anchors.") {
    SegmentHighlightView()
  },
  SampleProgram("StickyHeader", 340, 440, "A header that follows the scroll position.") {
    StickyHeaderView()
  },
  SampleProgram("MonthCalendar", 340, 380, "Months that slide, with marks by date.") {
    MonthCalendarView()
  },
  SampleProgram("MasonryWall", 380, 460, "Cards in the shortest column.") { MasonryWallView() },
  SampleProgram("EventTimeline", 380, 400, "An alignment of its own across rows.") {
    EventTimelineView()
  },
  SampleProgram("CompareSlider", 380, 380, "A mask as wide as a drag says.") {
    CompareSliderView()
  },
  SampleProgram("SnapCarousel", 380, 400, "Cards that rest in the middle.") {
    SnapCarouselView()
  },
  SampleProgram("RingCarousel", 400, 340, "Pictures placed by one animated number.") {
    RingCarouselView()
  },
  SampleProgram("AdaptiveDashboard", 460, 540, "A row, a column or a grid, as room is.") {
    AdaptiveDashboardView()
  },
]

private let charts = [
  SampleProgram("BarChart", 380, 360, "Bars that grow and change with the data.") {
    BarChartView()
  },
  SampleProgram("LineChart", 420, 300, "A curve of animatable values.") { LineChartView() },
  SampleProgram("ActivityRings", 320, 460, "Rings that fill when they appear.") {
    ActivityRingsView()
  },
  SampleProgram("PieChart", 320, 460, "Sectors animated by pairs of angles.") { PieChartView() },
  SampleProgram("RadarChart", 360, 440, "Numbers that are animated together.") {
    RadarChartView()
  },
  SampleProgram("SortingBars", 400, 360, "Bars that change places.") { SortingBarsView() },
  SampleProgram("HabitGrid", 440, 280, "A year of days, shown from its end.") { HabitGridView() },
]

private let motion = [
  SampleProgram("HeroCards", 360, 420, "A card that grows into a page.") { HeroCardsView() },
  SampleProgram("CardSwipe", 320, 460, "A stack of cards to drag away.") { CardSwipeView() },
  SampleProgram("LikeButton", 420, 260, "Keyframes, phases and digits.") { LikeButtonView() },
  SampleProgram("Spinners", 320, 340, "Animations without end.") { SpinnersView() },
  SampleProgram("Confetti", 360, 360, "Particles as a function of time.") { ConfettiView() },
  SampleProgram("GradientSky", 340, 420, "Gradients, masks and a drift.") { GradientSkyView() },
  SampleProgram("WaterGlass", 300, 440, "A shape with two animated numbers.") { WaterGlassView() },
  SampleProgram("MorphingMenu", 360, 420, "A panel behind a page.") { MorphingMenuView() },
  SampleProgram("GooeyBalls", 320, 420, "Blurred symbols cut at a threshold.") {
    GooeyBallsView()
  },
  SampleProgram("LiquidReveal", 320, 480, "A shape animated by a size.") { LiquidRevealView() },
  SampleProgram("SparkButton", 320, 300, "Copies whose removal is seen.") { SparkButtonView() },
  SampleProgram("PendulumTrace", 360, 480, "An object behind a state, and a lasting trace.") {
    PendulumTraceView()
  },
  SampleProgram("FlipBoard", 320, 280, "Halves that turn one after the other.") { FlipBoardView() },
]

private let navigation = [
  SampleProgram("RecipeBook", 420, 420, "Screens on a path that the program changes.") {
    RecipeBookView()
  },
  SampleProgram("MailColumns", 640, 400, "Columns that fold into one, and pages.") {
    MailColumnsView()
  },
]

private let controls = [
  SampleProgram("StarRating", 340, 340, "Stars set by clicks and drags.") { StarRatingView() },
  SampleProgram("RotaryKnob", 320, 380, "A knob turned by angles.") { RotaryKnobView() },
  SampleProgram("SwitchStyles", 320, 460, "Styles of toggles and buttons.") { SwitchStylesView() },
  SampleProgram("FloatingTabs", 360, 460, "Tabs with a gliding mark.") { FloatingTabsView() },
  SampleProgram("BottomSheet", 360, 480, "A sheet that snaps to heights.") { BottomSheetView() },
  SampleProgram("Accordion", 380, 440, "Rows that open one at a time.") { AccordionView() },
  SampleProgram("ReorderRows", 320, 400, "A drag after a long press.") { ReorderRowsView() },
  SampleProgram("Toasts", 380, 340, "Messages that go by themselves.") { ToastsView() },
  SampleProgram("Onboarding", 340, 460, "Pages with dots that stretch.") { OnboardingView() },
  SampleProgram("TimeDial", 340, 440, "A knob dragged within a turned view.") { TimeDialView() },
  SampleProgram("PriceRange", 380, 320, "Two thumbs on one track.") { PriceRangeView() },
  SampleProgram("PasscodePad", 320, 560, "Dots that shake when the code is wrong.") {
    PasscodePadView()
  },
  SampleProgram("SlideToOpen", 340, 360, "A thumb dragged to the end.") { SlideToOpenView() },
  SampleProgram("EventEditor", 400, 640, "Dates, a calendar and a colour.") { EventEditorView() },
  SampleProgram("SoundSettings", 420, 640, "A pane of settings.") { SoundSettingsView() },
]

private let data = [
  SampleProgram("ShoppingCart", 360, 440, "An object shared by the environment.") {
    ShoppingCartView()
  },
  SampleProgram("TodoBoard", 460, 380, "Objects inside an object.") { TodoBoardView() },
  SampleProgram("ThemeSwitch", 380, 400, "A key of the environment.") { ThemeSwitchView() },
  SampleProgram("ProfileForm", 380, 420, "An observable model and its bindings.") {
    ProfileFormView()
  },
  SampleProgram("DrawingPad", 380, 440, "Strokes, undone and done again.") { DrawingPadView() },
  SampleProgram("SkeletonFeed", 380, 460, "Placeholders until a task ends.") { SkeletonFeedView() },
  SampleProgram("WeatherCard", 340, 560, "Ranges in proportion.") { WeatherCardView() },
  SampleProgram("WordSearch", 380, 460, "A pipeline that waits for a pause.") { WordSearchView() },
  SampleProgram("MusicPlayer", 320, 520, "A bar dragged to a time.") { MusicPlayerView() },
]

private let typing = [
  SampleProgram("SignUpForm", 360, 420, "Fields that move the focus and say what is missing.") {
    SignUpFormView()
  },
  SampleProgram(
    "ShoppingList", 340, 420, "Fields in rows, a style for a search, and typing that adds."
  ) {
    ShoppingListView()
  },
  SampleProgram("Notes", 380, 360, "A long text, and buttons that act on what is selected.") {
    NotesView()
  },
  SampleProgram("Manuscript", 420, 360, "A text in which words are found and replaced.") {
    ManuscriptView()
  },
]

private let lists = [
  SampleProgram("TaskList", 320, 420, "Rows that are selected, deleted, moved and swiped.") {
    TaskListView()
  },
  SampleProgram("PackingList", 360, 420, "Rows that are dragged in and about, as bindings say.") {
    PackingListView()
  },
  SampleProgram("FileOutline", 280, 320, "A tree whose branches open.") { FileOutlineView() },
  SampleProgram("Preferences", 360, 440, "Groups of rows on panels.") { PreferencesView() },
  SampleProgram("NumberList", 300, 400, "A million rows.") { NumberListView() },
  SampleProgram("PlaylistMenu", 320, 320, "Menus in menus.") { PlaylistMenuView() },
  SampleProgram("StationTable", 520, 360, "A table that is sorted by its columns.") {
    StationTableView()
  },
  SampleProgram("HarvestTable", 480, 340, "A table in sections that is scrolled sideways.") {
    HarvestTableView()
  },
]

private let dialogs = [
  SampleProgram("Bookshelf", 400, 440, "Sheets, alerts, a popover and a dialog that change a list.")
  {
    BookshelfView()
  },
  SampleProgram("TextImporter", 480, 420, "Files that are chosen, read and written.") {
    TextImporterView(folder: FileManager.default.temporaryDirectory)
  },
]

private let programs = [
  SampleProgram("NoteKeeper", 620, 400, "A list, an editor, a search, an alert and a sheet.") {
    NoteKeeperView()
  },
  SampleProgram("PhotoGrid", 420, 420, "Tabs, a grid, sheets and screens.") { PhotoGridView() },
  SampleProgram("OutlineEditor", 360, 420, "A tree that is edited with menus.") {
    OutlineEditorView()
  },
  SampleProgram(
    "TripJournal", 460, 480, "A list that is refreshed and swiped, pictures and covers."
  ) {
    TripJournalView()
  },
  SampleProgram("ExhibitionPlan", 460, 640, "Dates, a colour, and a file that is moved.") {
    ExhibitionPlanView()
  },
]
