/** Milliseconds within which a device asks for what it was told has changed: not all devices of a company at once. */
const spread = 5000

/** Does something once within some seconds, however often it is asked for until then. */
export function soon(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined
      work()
    }, Math.random() * spread)
  }
}
