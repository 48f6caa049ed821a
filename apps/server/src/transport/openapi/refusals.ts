import type { Access } from '@vigie/contract/access.ts'
import { roles } from '@vigie/contract/access.ts'
import { isForViewers, isWithdrawable, type Call } from '@vigie/contract/kit/call.ts'
import { refusalCodes, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { wireFieldsOf } from '@vigie/contract/kit/schema.ts'
import * as z from 'zod/mini'
import { httpMethodOf } from './method.ts'

/** What the way of every call may answer, whatever it asks: http.ts, socket.ts, dispatch.ts and the look-up of the company. */
const ofEveryCall: readonly RefusalCode[] = [
  'MALFORMED',
  'SECRET_IN_ADDRESS',
  'COMPANY_MISMATCH',
  'COMPANY_REQUIRED',
  'COMPANY_UNKNOWN',
  'UNAUTHORISED',
  'TOO_LARGE',
  'TOO_MANY_CALLS',
  'BUSY',
  'UNFORESEEN',
]

/** The codes that a call can be refused with, by status: those of its way here, and those of its own rules. */
export function refusalsOf(call: Call): RefusalCode[] {
  const { access } = call
  const codes = new Set<RefusalCode>([...ofEveryCall, ...(call.refuses ?? [])])
  const isOpenToNobody = access.nobody?.length === 0
  if (!isOpenToNobody && isGated(access)) codes.add('FORBIDDEN')
  if (!isOpenToNobody && access.app) codes.add('APP_CREDENTIALS_WRONG')
  if (!call.isBeforePassword && roles.some((role) => access[role])) codes.add('PASSWORD_CHANGE_REQUIRED')
  if (!isForViewers(call)) codes.add('VIEWING_ONLY')
  if (httpMethodOf(call) !== 'get') codes.add('UNSUPPORTED_MEDIA')
  if (isWithdrawable(call)) codes.add('CALL_WITHDRAWN').add('CALL_DONE')
  if (call.takesFiles) codes.add('FILE_TOO_LARGE').add('STORAGE_AWAY')
  // An empty value in a path makes it another path.
  if (call.path.includes('{')) codes.add('CALL_UNKNOWN')
  if (Object.keys(wireFieldsOf(call.input)).length > 0) codes.add('INVALID')
  return [...codes].toSorted((one, other) => refusalCodes[one] - refusalCodes[other])
}

/** Whether somebody who is signed in may be kept out: a role without a row, or one with a gate. */
const isGated = (access: Access): boolean => roles.some((role) => access[role]?.length !== 0)

/** The shape of every refusal as it travels (request.ts). */
export const refusalShape = z.object({
  code: z.enum(Object.keys(refusalCodes) as [RefusalCode, ...RefusalCode[]]),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
})
