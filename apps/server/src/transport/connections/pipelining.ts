import type { Socket } from 'node:net'

/** Node's own reader of a connection, as its server holds it; not among what Node describes. */
interface Reader {
  onIncoming: (...told: unknown[]) => number
}
/** What the reader is told to do next: here, that no HTTP follows. */
const readNoFurther = 2

/**
 * Ends a connection on which a further request comes while `isFull`. Hundreds of requests may lie in what one reading of a
 * connection takes in, and Node makes each of them, then an error for each when the connection ends: thirty thousand that
 * came at once stopped everybody for a quarter of a second. So the reader itself is told to stop at the first too many.
 */
export function endPipelining(socket: Socket, isFull: () => boolean): void {
  const { parser: reader } = socket as Socket & { readonly parser?: Reader | null }
  if (!reader) throw new Error('a connection has no reader of its own: endPipelining is called before the server has seen it')
  const { onIncoming } = reader
  reader.onIncoming = (...told) => {
    if (!isFull()) return onIncoming(...told)
    socket.destroy()
    return readNoFurther
  }
}
