import { listPartnerNames, partnerParty } from '@vigie/contract/partners/partners.ts'
import { userChanged } from '@vigie/contract/users/users.ts'
import { audience } from '../../kit/audience.ts'
import { reading } from '../../kit/handle.ts'
import { partyHandlers } from '../../kit/party.ts'
import { partnerNames, partners, setUsersActive } from './partners.store.ts'

const ofRegister = partyHandlers(partnerParty, partners, {
  codeTaken: 'partner.codeTaken',
  follows: async (work, ids, isActive) => {
    const turned = await work.save(setUsersActive(work, ids, isActive))
    return ({ emit, company }) => {
      for (const { userId } of turned) emit(userChanged, { userId }, [audience.users(company.id)])
    }
  },
  // Whoever keeps partners administers users too.
  audience: (companyId) => [audience.users(companyId)],
})

export const handlers = [...ofRegister, reading(listPartnerNames, async ({ db }) => ({ partners: await db.read(partnerNames(db)) }))]
