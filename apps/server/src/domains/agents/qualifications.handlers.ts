import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { addQualification, listQualifications } from '@vigie/contract/agents/qualifications.ts'
import { handle, reading } from '../../kit/handle.ts'
import { catalogue, saveQualification } from './qualifications.store.ts'

export const handlers = [
  reading(listQualifications, async ({ db, input }) => ({ qualifications: await db.read(catalogue(db, input.withArchived)) })),
  handle(addQualification, async ({ input, db }) => {
    const [qualification] = await db.save(saveQualification(db, input))
    if (!qualification) throw new Refusal('INVALID', {}, [{ field: 'code', problem: 'agent.codeTaken' }])
    return { qualification }
  }),
]
