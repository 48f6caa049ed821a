/** What a run has started, so that whatever stops it (its end, a fault, Ctrl+C) ends all of it. */
export interface Endings {
  /** Remembers how something ends that is about to begin. */
  add(end: () => unknown): void
  /** Ends all, the last that has begun first; what fails to end does not hold up the others. */
  end(): Promise<void>
}

export function openEndings(failed: (error: unknown) => void = console.error): Endings {
  const all: (() => unknown)[] = []
  let ending: Promise<void> | undefined
  async function endAll(): Promise<void> {
    for (let end = all.pop(); end; end = all.pop()) {
      try {
        await end()
      } catch (error) {
        failed(error)
      }
    }
  }
  return {
    add: (end) => void all.push(end),
    end: () => (ending ??= endAll()),
  }
}
