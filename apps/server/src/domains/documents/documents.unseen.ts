import type { DocumentLocation, DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'
import { subjectOf, type Company, type Session } from '../../kit/session.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { unseenOf } from './documents.reading.store.ts'
import { countedLocations } from './documents.scope.rules.ts'
import { documentScopeOf } from './documents.scope.ts'

interface Asking {
  readonly db: Db
  readonly company: Company
  readonly session: Session
}
export interface Unseen {
  readonly total: number
  readonly byOwner: ReadonlyMap<DocumentOwner, number>
  readonly locations: readonly { readonly location: DocumentLocation; readonly count: number }[]
}

/** What the reader has not viewed. A manager reads in nobody's place, so that nothing waits for it (coverage 6.029). */
export async function unseenAt({ db, company, session }: Asking): Promise<Unseen> {
  const scope = documentScopeOf({ company, session })
  const rows = scope.reader === null ? [] : await db.read(unseenOf(db, scope))
  const byOwner = new Map(rows.map(({ owner, count }) => [owner, count]))
  const places = countedLocations(subjectOf(company, session, 'nobody'))
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    byOwner,
    locations: places.map(({ location, owner }) => ({ location, count: byOwner.get(owner) ?? 0 })),
  }
}
