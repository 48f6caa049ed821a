import { handoverOf, type HandedShift } from '@vigie/contract/planning/planning.handover.rules.ts'
import { say } from '@vigie/phrases/say.ts'
import type { RequestContext } from '../../kit/handle.ts'
import type { Change } from './planning.save.ts'

/** Services that an absence opens: of one that has begun, what is left, for nobody was there until then. */
export const openedBy = (
  shifts: readonly (HandedShift & { readonly id: number; readonly version: number })[],
  { session, language, now }: Pick<RequestContext, 'session' | 'language' | 'now'>,
): Change[] =>
  shifts.map((shift) => {
    const handover = handoverOf(shift, null, now)
    const change = { shiftId: shift.id, version: shift.version, agentId: null, contractId: null }
    return handover.kind === 'from' ? { ...change, from: { at: handover.at, ...absenceOf({ session, language }) } } : change
  })

/** Why, and by whom: kept with what changes hands by an absence. */
export const absenceOf = ({ session, language }: Pick<RequestContext, 'session' | 'language'>) => ({
  reason: say(language, 'messages.feed.absence'),
  userId: session.user.id,
})
