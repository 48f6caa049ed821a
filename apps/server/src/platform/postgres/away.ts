/** PostgreSQL ends, starts, or has no connection left (classes 57P and 08, 53300). */
const codes = /^(57P0[1-3]|08...|53300)$/
/** As pg says it of its pool and of its lines, without a code. */
const sentences = /^(Connection terminated|timeout exceeded when trying to connect)/

/**
 * Whether a statement failed because the database was not there, or not reachable: nothing is wrong with what was asked, and
 * the same may be answered a moment later. Whether it was saved is not known.
 */
export function isAway(error: unknown): boolean {
  const { code, syscall, message } = (error ?? {}) as { code?: unknown; syscall?: unknown; message?: unknown }
  if (syscall === 'connect' || ((syscall === 'read' || syscall === 'write') && (code === 'ECONNRESET' || code === 'EPIPE'))) return true
  return (typeof code === 'string' && codes.test(code)) || (typeof message === 'string' && sentences.test(message))
}
