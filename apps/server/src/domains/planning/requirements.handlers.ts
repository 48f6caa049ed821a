import { requires } from '@vigie/contract/kit/refusal.ts'
import { changeRequirements, listRequirements } from '@vigie/contract/planning/planning.requirements.ts'
import { handle } from '../../kit/handle.ts'
import { requirable, requirableAmong, requirementsOf, requirementsOfOne, saveRequirements } from './requirements.store.ts'

export const handlers = [
  handle(listRequirements, async ({ db }) => {
    const [prestations, qualifications] = await db.batch(requirementsOf(db), requirable(db))
    return { prestations, qualifications }
  }),

  handle(changeRequirements, async ({ input, db }) => {
    const qualificationIds = [...new Set(input.qualificationIds)]
    const [[was], among] = await db.batch(requirementsOfOne(db, input.id), requirableAmong(db, qualificationIds))
    requires(was, 'NOT_FOUND')
    requires(among.length === qualificationIds.length, 'NOT_FOUND')
    requires(was.version === input.version, 'CONFLICT')
    const [saved] = await db.save(
      saveRequirements(db, { ...input, cardActivity: input.cardActivity ?? was.cardActivity, qualificationIds }),
    )
    requires(saved, 'CONFLICT')
    const prestation = await db.one(requirementsOfOne(db, input.id))
    requires(prestation, 'NOT_FOUND')
    return { prestation }
  }),
]
