import { demandType } from '@vigie/contract/demands/demands.forms.ts'
import { listSwaps } from '@vigie/contract/demands/demands.swaps.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { reading } from '../../../kit/handle.ts'
import { typesOf } from '../demands.types.ts'
import { colleaguesAt, ownToGive, theirsToGive } from './swaps.store.ts'
import { swapWindow } from './swapping.ts'

export const handlers = [
  reading(listSwaps, async ({ input: { shiftId }, db, company, session, now }) => {
    const { agentId } = session.user
    requires(agentId, 'NOT_FOUND')
    // Where the type is switched off, agents do not see each other's services.
    const type = (await typesOf(db, company)).find(({ id }) => id === demandType.swap)
    if (!type?.isOffered) return { shifts: [], colleagues: [] }
    const window = swapWindow(company, now)
    const shifts = await db.read(ownToGive(db, agentId, window))
    const chosen = shifts.find(({ id }) => id === shiftId)
    if (!chosen) return { shifts: [...shifts], colleagues: [] }
    const colleagues = await db.read(colleaguesAt(db, { shiftId: chosen.id, agentId }))
    const theirs = await db.read(theirsToGive(db, { shiftId: chosen.id, agentIds: colleagues.map(({ id }) => id) }, window))
    const held = Map.groupBy(theirs, (one) => one.agentId)
    return { shifts: [...shifts], colleagues: colleagues.map((one) => ({ ...one, shifts: held.get(one.id) ?? [] })) }
  }),
]
