import type { Instant } from '@vigie/contract/kit/time.ts'
import { may, mayEnter } from '@vigie/contract/access.ts'
import { sessionsOf } from './domains/auth/sessions/sessions.store.ts'
import type { CompanyAuthenticator } from './domains/companies/companies.authenticator.ts'
import { fileOfKey } from './domains/documents/documents.reading.store.ts'
import { documentScopeOf } from './domains/documents/documents.scope.ts'
import { fileOfDemand } from './domains/demands/demands.store.ts'
import { ownAgentOf } from './domains/demands/demands.view.ts'
import type { StoredFile } from './domains/files/files.store.ts'
import { subjectOf } from './kit/session.ts'
import type { Stored } from './kit/stored.ts'

/** The file that a link leads to, while the session that it was given to lives and its person may see it. */
export const storedFiles =
  (companies: Pick<CompanyAuthenticator, 'byId'>) =>
  async ({ companyId, tokenHash, storageKey }: Stored, now: Instant): Promise<StoredFile | undefined> => {
    const { company, db } = await companies.byId(companyId)
    if (!company) return undefined
    const [session] = await sessionsOf(company, db, [tokenHash], now)
    if (!session) return undefined
    const found = await db.one(fileOfKey(db, storageKey, documentScopeOf({ company, session })))
    return (
      found ??
      (mayEnter(may.seeDemands, subjectOf(company, session, 'nobody'))
        ? db.one(fileOfDemand(db, storageKey, ownAgentOf(session)))
        : undefined)
    )
  }
