import { role } from '@vigie/contract/access.ts'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { readingsStateOf, readingStateIds, readingStateOf } from '@vigie/contract/documents/documents.rules.ts'
import type { RequestContext } from '../../kit/handle.ts'
import type { Session } from '../../kit/session.ts'
import { signedLink } from '../../kit/stored.ts'
import type { DocumentRow } from './documents.list.store.ts'

type Shown = Pick<RequestContext, 'company' | 'now' | 'installation'> & { readonly session: Pick<Session, 'user' | 'tokenHash'> }

/** A document as it travels: to a manager with how far its readers have come, to one of them with how far it has come itself. */
export function documentFrom(row: DocumentRow, { company, session, now, installation }: Shown): Document {
  const { thumbnailKey, ownerName, readerId, readerCount, viewedCount, askedCount, validatedCount, ...rest } = row
  const reading = { isAsked: row.isAsked ?? false, viewedAt: row.viewedAt, validatedAt: row.validatedAt }
  const readings = { readerCount, viewedCount, askedCount, validatedCount }
  const isManager = readerId === null
  const status = isManager ? readingsStateOf(readings) : readingStateOf(reading)
  const link = thumbnailKey && { companyId: company.id, storageKey: thumbnailKey, session, isDownload: false, now }
  return {
    ...rest,
    ...reading,
    ...(isManager ? readings : { readerCount: null, viewedCount: null, askedCount: null, validatedCount: null }),
    // Which manager did what is the company's own affair.
    filedByName: session.user.role === role.manager || session.user.role === role.agent ? row.filedByName : null,
    path: link ? signedLink(installation.secrets, link).url : null,
    url: null,
    status,
    statusId: readingStateIds[status],
    statusCode: status,
    isClient: row.owner === 'client',
    isCompany: row.owner === 'company',
    isAgent: row.owner === 'agent',
    isSite: row.owner === 'site',
    ownerName: ownerName ?? company.name,
    partnerDemandId: null,
    partnerFileDemandId: null,
    foreignId: null,
    page: row.page ?? 0,
  }
}
