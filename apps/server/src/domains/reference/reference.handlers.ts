import {
  listActivities,
  listContractTypes,
  listPrestations,
  listProfiles,
  listUnavailabilityTypes,
  readUnseen,
} from '@vigie/contract/reference/reference.ts'
import { handle } from '../../kit/handle.ts'
import { unseenAt } from '../documents/documents.unseen.ts'
import { namesIn } from './reference.store.ts'

export const referenceHandlers = [
  handle(listActivities, async ({ db }) => ({ items: await namesIn(db, 'activities') })),
  handle(listPrestations, async ({ db }) => ({ items: await namesIn(db, 'prestations') })),
  handle(listContractTypes, async ({ db }) => ({ items: await namesIn(db, 'contract_types') })),
  handle(listProfiles, async ({ db }) => ({ items: await namesIn(db, 'profiles') })),
  handle(listUnavailabilityTypes, async ({ db }) => ({ types: await namesIn(db, 'unavailability_types') })),
  handle(readUnseen, async (context) => {
    const { byOwner } = await unseenAt(context)
    return {
      unseenClientFileCount: byOwner.get('client') ?? 0,
      unseenCompanyFileCount: byOwner.get('company') ?? 0,
      unseenPartnerFileCount: byOwner.get('partner') ?? 0,
      // No table keeps missions yet, so that nothing was counted.
      unseenMissionCount: null,
    }
  }),
]
