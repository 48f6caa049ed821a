import { isOffline } from '../../../api/errors.ts'

/** Why a file is not read: there is no network, its link has died, it asks for a password; else it is the file's or the server's matter. */
export type Failure = 'offline' | 'dead' | 'locked' | 'other'

/** What the server answers of a link that has died. */
const dead: readonly unknown[] = [401, 403, 404, 410]

/** By what a call, the browser or pdf.js rejects with; browsers say in words of their own that nothing came. */
export function failureOf(error: unknown, isOnline: boolean): Failure {
  if (!isOnline || isOffline(error)) return 'offline'
  if (!(error instanceof Error)) return 'other'
  if (error.name === 'PasswordException') return 'locked'
  if (error.name === 'ResponseException') return 'status' in error && dead.includes(error.status) ? 'dead' : 'other'
  const said = `${error.message} ${'details' in error ? String(error.details) : ''}`
  return /failed to fetch|network ?error|load failed/i.test(said) ? 'offline' : 'other'
}
