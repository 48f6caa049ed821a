import { listFilingChoices } from '@vigie/contract/documents/documents.choices.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { handle } from '../../../kit/handle.ts'
import { documentScopeOf } from '../documents.scope.ts'
import { requiresEdit } from '../documents.scope.rules.ts'
import { ownerThere } from '../documents.owner.store.ts'
import { peopleAt } from '../readers/readers.people.ts'
import { agentsToChoose, ownerName, ownersToChoose, usersToRead } from './choices.store.ts'

const nobody = { name: '', agents: [], agentCount: 0, clientCount: 0, partnerCount: 0 }

export const handlers = [
  handle(listFilingChoices, async (context) => {
    const { input, db, company, session, now } = context
    const { owner } = input
    requiresEdit(owner, session)
    const ownerId = input.ownerId ?? null
    const search = (input.search ?? '').trim()
    const people = peopleAt(company, now, null)
    if (owner !== 'company' && ownerId === null) return { ...nobody, owners: await db.read(ownersToChoose(db, owner, search, people)) }
    const question = { owner, ownerId, people }
    const [[there], [named], agents, [users]] = await db.batch(
      ownerThere(db, owner, ownerId ?? company.id, documentScopeOf(context)),
      ownerName(db, owner, ownerId),
      agentsToChoose(db, question, search),
      usersToRead(db, question),
    )
    requires(there?.isThere, 'NOT_FOUND')
    return {
      owners: [],
      name: named?.name ?? '',
      agents: agents.map(({ id, name, caption }) => ({ id, name, caption })),
      agentCount: agents[0]?.total ?? 0,
      clientCount: users?.clients ?? 0,
      partnerCount: users?.partners ?? 0,
    }
  }),
]
