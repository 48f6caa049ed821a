/** PostgreSQL ends, starts, has lost the line, has no connection, memory or disk left, or cannot read its disk (classes 57P, 08, 53, 58). */
const codes = /^(57P0[1-3]|08...|53[1-3]00|58030)$/
/** Messages of pg about its pool and connections, which carry no code. */
const sentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable)/

/**
 * Whether a statement failed because the database was not there, not reachable, or had no room: nothing is wrong with what was
 * asked, and the same may be answered a moment later. Whether it was saved is not known. A full disk of our own counts too.
 */
export function isAway(error: unknown): boolean {
  const { code, syscall, message } = (error ?? {}) as { code?: unknown; syscall?: unknown; message?: unknown }
  if (syscall === 'connect' || ((syscall === 'read' || syscall === 'write') && (code === 'ECONNRESET' || code === 'EPIPE'))) return true
  if (code === 'ENOSPC') return true
  return (typeof code === 'string' && codes.test(code)) || (typeof message === 'string' && sentences.test(message))
}
