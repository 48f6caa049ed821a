import { changeIdentity, readIdentity } from '@vigie/contract/companies/companies.identity.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { handle } from '../../kit/handle.ts'
import { companyIdentity, saveIdentity } from './companies.identity.store.ts'

export const handlers = [
  handle(readIdentity, async ({ db }) => {
    const identity = await db.one(companyIdentity(db))
    requires(identity, 'NOT_FOUND')
    return identity
  }),
  handle(changeIdentity, async ({ input, db }) => {
    const [saved] = await db.save(saveIdentity(db, input))
    requires(saved, 'CONFLICT')
    return saved
  }),
]
