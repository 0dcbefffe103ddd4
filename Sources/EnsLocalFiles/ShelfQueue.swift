/// The shelves that are with the reading threads, in the order in which they are wanted back.
struct ShelfQueue {
  private let pool: ReadingPool
  private var submitted: [(number: Int, shelf: Shelf)] = []
  private var kept: [Shelf] = []
  private var count = 0
  private var first = 0
  /// How many files have been handed in and not been taken back.
  private(set) var waiting = 0

  init(_ pool: ReadingPool) { self.pool = pool }

  /// Hands a shelf to the threads.
  mutating func submit(_ shelf: Shelf) {
    pool.submit(shelf.audio, number: count)
    submitted.append((count, shelf))
    count += 1
    waiting += shelf.audio.count
  }

  /// Holds a shelf back.
  mutating func keep(_ shelf: Shelf) { kept.append(shelf) }

  /// Hands in what was held back.
  mutating func submitKept() {
    for shelf in kept { submit(shelf) }
    kept = []
  }

  /// Waits for the next shelf; nil when none is out.
  mutating func next() -> (Shelf, [ReadingPool.Reading])? {
    guard first < submitted.count else { return nil }
    let (number, shelf) = submitted[first]
    first += 1
    if first > 1024 {
      submitted.removeFirst(first)
      first = 0
    }
    waiting -= shelf.audio.count
    return (shelf, pool.take(number: number))
  }
}
