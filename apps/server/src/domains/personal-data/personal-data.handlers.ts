import { countHeld, heldKinds, listHeld, readHeldSheet, type HeldClosing } from '@vigie/contract/personal-data/personal-data.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { handle, reading } from '../../kit/handle.ts'
import { contractsOf, qualificationsOf } from '../agents/agents.details.store.ts'
import { loansOf } from '../agents/loans.store.ts'
import { knownNumber } from '../agents/agents.secret.ts'
import { heldCounts } from './personal-data.count.store.ts'
import { heldLists } from './personal-data.lists.ts'
import { ownerOf } from './personal-data.owner.ts'
import { heldClosings, heldIdentityOf, heldInstructionsOf, heldMonths, heldQuietSites } from './personal-data.sheet.store.ts'

export const handlers = [
  reading(countHeld, async ({ db, session }) => {
    const { agentId, userId } = ownerOf(session)
    const counts = await db.one(heldCounts(db, agentId, userId))
    requires(counts, 'NOT_FOUND')
    return { kinds: heldKinds.map((kind) => ({ kind, count: kind === 'identity' ? 1 : counts[kind] })) }
  }),
  handle(readHeldSheet, async ({ db, session, company, installation }) => {
    const { agentId, userId } = ownerOf(session)
    const [[row], contracts, qualifications, loans, instructions, months, closings, mutedSites] = await db.batch(
      heldIdentityOf(db, agentId, userId),
      contractsOf(db, agentId, undefined),
      qualificationsOf(db, agentId, { hasRights: true }),
      loansOf(db, agentId),
      heldInstructionsOf(db, agentId),
      heldMonths(db, agentId),
      heldClosings(db, agentId),
      heldQuietSites(db, userId),
    )
    requires(row, 'NOT_FOUND')
    const { keptNumber, ...identity } = row
    // Whole: it is the agent's own, and no screen shows it (decisions/03-access).
    const nationalInsuranceNumber = knownNumber(installation.secrets, company.id, agentId, keptNumber)
    // What a closing wrote is what the contract's types say: the same functions made it.
    return {
      identity: { ...identity, nationalInsuranceNumber },
      contracts,
      qualifications,
      loans,
      instructions,
      months,
      closings: closings as HeldClosing[],
      mutedSites,
    }
  }),
  reading(listHeld, (context) => heldLists[context.input.list](context)),
]
