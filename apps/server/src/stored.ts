import type { Instant } from '@vigie/contract/kit/time.ts'
import { sessionsOf } from './domains/auth/sessions/sessions.store.ts'
import type { CompanyAuthenticator } from './domains/companies/companies.authenticator.ts'
import { fileOfKey } from './domains/documents/documents.reading.store.ts'
import { documentScopeOf } from './domains/documents/documents.scope.ts'
import type { StoredFile } from './domains/files/files.store.ts'
import type { Stored } from './kit/stored.ts'

/** The file that a link leads to, while the session that it was given to lives and its person may see it. */
export const storedFiles =
  (companies: Pick<CompanyAuthenticator, 'byId'>) =>
  async ({ companyId, tokenHash, storageKey }: Stored, now: Instant): Promise<StoredFile | undefined> => {
    const { company, db } = await companies.byId(companyId)
    if (!company) return undefined
    const [session] = await sessionsOf(company, db, [tokenHash], now)
    return session && db.one(fileOfKey(db, storageKey, documentScopeOf({ company, session })))
  }
