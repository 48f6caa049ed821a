import { isOffline, isRefused, type RefusedError } from '../api/errors.ts'

/** Of whoever asks, or of the server: they say nothing of an act, and may pass. */
const ofTheMoment: ReadonlySet<string> = new Set([
  'PASSWORD_CHANGE_REQUIRED',
  'CALL_UNKNOWN',
  'COMPANY_UNKNOWN',
  'COMPANY_REQUIRED',
  'COMPANY_MISMATCH',
])

/**
 * Nobody answered for the act: no network, only something before the server, or a server that cannot look at it now. The act
 * may be recorded or not; it is kept, and sent again. What the server itself met and did not foresee (500) is told: kept, such
 * an act would hold up all that come after it, at a tablet those of everybody.
 */
export const isUnanswered = (error: unknown): boolean =>
  isOffline(error) || (isRefused(error) && ([401, 408, 429].includes(error.status) || error.status >= 502 || isOfTheMoment(error)))

/** A page of something before the server has no code of ours (`api/http.ts`). */
const isOfTheMoment = ({ status, code }: RefusedError): boolean => ofTheMoment.has(code) || (code === 'UNFORESEEN' && status !== 500)
