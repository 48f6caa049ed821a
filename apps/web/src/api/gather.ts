export interface Gathering<T> {
  readonly add: (item: T) => void
  /** Applies at once what still waits. */
  readonly flush: () => void
}

/** Hands on, in order, what came within so many milliseconds of the first; with 0 each at once, before `add` returns. */
export function gather<T>(apply: (items: readonly T[]) => void, waitMs: number): Gathering<T> {
  let items: T[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const gathered = items
    items = []
    if (gathered.length > 0) apply(gathered)
  }
  const add = (item: T) => {
    items.push(item)
    if (waitMs === 0) flush()
    else timer ??= setTimeout(flush, waitMs)
  }
  return { add, flush }
}
