import type { PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as changes from './changes.store.ts'

/** The stores whose every query is planned below. */
export const stores = { changes }

const page = { limit: 21, before: undefined }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  changesOf: () => [
    changes.changesOf(db, 'agent', 7, page),
    changes.changesOf(db, 'agent', 7, page, { entity: 'agent', field: 'city' }),
    changes.changesOf(db, 'site', 5, { ...page, before: 9 }),
  ],
  changesOfSettings: () => [changes.changesOfSettings(db, page)],
  changesIn: () => [changes.changesIn(db, 'holidays', 7, page)],
  namesOfListed: () => [changes.namesOfListed(db, [{ entity: 'holidays', id: 1 }])],
  isSubjectThere: () => [changes.isSubjectThere(db, 'agent', 7), changes.isSubjectThere(db, 'client', 3)],
  namesOfRows: () => [
    changes.namesOfRows(db, {
      contract_types: [1],
      profiles: [],
      partners: [2],
      clients: [3],
      documents: [4],
      qualifications: [5],
      sectors: [6],
      document_types: [7],
      prestations: [8],
    }),
  ],
})
