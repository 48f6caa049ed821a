import { listActivities, listContractTypes, listPrestations, listProfiles } from '@vigie/contract/reference.ts'
import { handle } from '../../kit/handle.ts'
import { namesIn } from './reference.store.ts'

export const referenceHandlers = [
  handle(listActivities, async ({ db }) => ({ items: await namesIn(db, 'activities') })),
  handle(listPrestations, async ({ db }) => ({ items: await namesIn(db, 'prestations') })),
  handle(listContractTypes, async ({ db }) => ({ items: await namesIn(db, 'contract_types') })),
  handle(listProfiles, async ({ db }) => ({ items: await namesIn(db, 'profiles') })),
]
