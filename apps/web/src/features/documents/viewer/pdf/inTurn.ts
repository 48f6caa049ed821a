const turns = new WeakMap<object, Promise<unknown>>()

/** One after the other, for each `of`: pages of large scans that are drawn at once would take the memory of all of them together. */
export function inTurn<T>(of: object, act: () => Promise<T>): Promise<T> {
  const mine = (turns.get(of) ?? Promise.resolve()).then(act)
  turns.set(
    of,
    // What fails keeps nobody waiting.
    mine.catch(() => undefined),
  )
  return mine
}
