import { role } from '@vigie/contract/access.ts'
import { updateDemand } from '@vigie/contract/demands/demands.ts'
import { readDemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import { handle } from '../../../kit/handle.ts'
import { effectsOf } from '../demands.effects.ts'
import { demandFor, demandNow } from '../demands.view.ts'
import { answer } from './answer.ts'
import { change } from './change.ts'

export const handlers = [
  handle(readDemandEffects, async (context) => {
    const { absence, sheet, swap, seen } = await effectsOf(context, await demandFor(context, context.input.id))
    return { seen, absence: absence?.shown ?? null, changes: sheet?.shown ?? [], swap: swap?.shown ?? null }
  }),

  handle(updateDemand, async (context) => {
    const row = await demandFor(context, context.input.id)
    if (context.session.user.role === role.agent) await change(context, row)
    else await answer(context, row)
    return { demand: await demandNow(context, row.id) }
  }),
]
