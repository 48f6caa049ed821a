import { mayEnter } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { sessionsOf } from './domains/auth/sessions/sessions.store.ts'
import type { CompanyAuthenticator } from './domains/companies/companies.authenticator.ts'
import { fileOfDemand } from './domains/demands/demands.store.ts'
import { ownAgentOf } from './domains/demands/demands.view.ts'
import { fileOfKey } from './domains/documents/documents.reading.store.ts'
import { documentScopeOf } from './domains/documents/documents.scope.ts'
import type { HeldFile, StoredFile } from './domains/files/files.store.ts'
import { newsPictureOfKey } from './domains/news/news.pictures.store.ts'
import { printOfKey } from './domains/prints/prints.store.ts'
import { keptSince } from './domains/prints/prints.view.ts'
import { subjectOf } from './kit/session.ts'
import type { Stored } from './kit/stored.ts'
import type { Query } from './platform/postgres/db.ts'

/**
 * The file that a link leads to, while the session that it was given to lives and its person may see it: a document, a file
 * of a demand, the picture of news, or a print of its own.
 */
export const storedFiles =
  (companies: Pick<CompanyAuthenticator, 'byId'>) =>
  async (
    { companyId, tokenHash, storageKey }: Stored,
    now: Instant,
  ): Promise<(StoredFile & Partial<Pick<HeldFile, 'content'>>) | undefined> => {
    const { company, db } = await companies.byId(companyId)
    if (!company) return undefined
    const [session] = await sessionsOf(company, db, [tokenHash], now)
    // Who looks at the portal as somebody else opens no file.
    if (!session || session.viewer) return undefined
    const subject = subjectOf(company, session, 'nobody')
    // A key is of one file alone, whatever it belongs to: all kinds are looked through in one trip.
    const kinds: Query<StoredFile>[] = [
      fileOfKey(db, storageKey, documentScopeOf({ company, session })),
      newsPictureOfKey(db, storageKey, session.user.role, mayEnter(may.administer, subject), now),
    ]
    if (mayEnter(may.seeDemands, subject)) kinds.push(fileOfDemand(db, storageKey, ownAgentOf(session)))
    if (mayEnter(may.print, subject)) kinds.push(printOfKey(db, session.user.id, storageKey, keptSince(now)))
    return (await db.batch(...kinds)).flat()[0]
  }
