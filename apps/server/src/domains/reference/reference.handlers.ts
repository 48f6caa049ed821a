import { mayEnter } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import {
  listActivities,
  listContractTypes,
  listPrestations,
  listProfiles,
  listUnavailabilityTypes,
  readUnseen,
} from '@vigie/contract/reference/reference.ts'
import { reading, type RequestContext } from '../../kit/handle.ts'
import { subjectOf, type Session } from '../../kit/session.ts'
import { unseenAt } from '../documents/documents.unseen.ts'
import { namesIn } from './reference.store.ts'
import { unseenMissions } from './unseen.store.ts'

export const handlers = [
  reading(listActivities, async ({ db }) => ({ items: await namesIn(db, 'activities') })),
  reading(listPrestations, async ({ db }) => ({ items: await namesIn(db, 'prestations') })),
  reading(listContractTypes, async ({ db }) => ({ items: await namesIn(db, 'contract_types') })),
  reading(listProfiles, async ({ db }) => ({ items: await namesIn(db, 'profiles') })),
  reading(listUnavailabilityTypes, async ({ db }) => ({ types: await namesIn(db, 'unavailability_types') })),
  reading(readUnseen, async (context) => {
    const { byOwner } = await unseenAt(context)
    return {
      unseenClientFileCount: byOwner.get('client') ?? 0,
      unseenCompanyFileCount: byOwner.get('company') ?? 0,
      unseenPartnerFileCount: byOwner.get('partner') ?? 0,
      unseenMissionCount: await unseenMissionsAt(context),
    }
  }),
]

/** Null for whoever is offered no missions: nothing was counted. */
async function unseenMissionsAt({ db, company, session, now }: Pick<RequestContext, 'db' | 'company' | 'now'> & { session: Session }) {
  const { agentId } = session.user
  if (agentId === null || !mayEnter(may.answerMissions, subjectOf(company, session, 'nobody'))) return null
  return (await db.one(unseenMissions(db, agentId, now)))?.count ?? 0
}
