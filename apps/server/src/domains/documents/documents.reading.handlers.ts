import { readFileData, validateDocument, viewDocument } from '@vigie/contract/documents/documents.ts'
import { fileViewOf, pagesLeft, readTo, validationBar, type Reading } from '@vigie/contract/documents/documents.rules.ts'
import { Refusal, requires, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { isValidationText, validationText } from '@vigie/phrases/documents.ts'
import { writtenDay } from '@vigie/phrases/say.ts'
import { handle, type RequestContext } from '../../kit/handle.ts'
import { signedLink } from '../../kit/stored.ts'
import { savedRow } from '../../kit/version-conflict.ts'
import { readingOf, saveValidated, saveViewed, type ReadingRow } from './documents.reading.store.ts'
import { documentScopeOf } from './documents.scope.ts'
import { emitDocument } from './documents.notifications.ts'

const barred: Readonly<Record<NonNullable<ReturnType<typeof validationBar>>, RefusalCode>> = {
  not_asked: 'DOCUMENT_NOT_ASKED',
  validated: 'DOCUMENT_VALIDATED',
  unviewed: 'DOCUMENT_UNVIEWED',
  pages_left: 'DOCUMENT_PAGES_LEFT',
}

export const handlers = [
  handle(viewDocument, async (context) => {
    const { input, db, company, session, now, emit } = context
    const row = await opened(context, input.id, input.version)
    const { readerId } = row
    // A manager's reading marks nothing (coverage 6.029).
    if (readerId === null) return { viewedAt: null, page: 0 }
    const last = Math.min(input.page ?? 0, row.pages ?? 0)
    const page = readTo(row.page ?? 0, input.firstPage ?? last, last)
    const act = { id: input.id, version: input.version, readerId, userId: session.user.id, now }
    const saved = savedRow(await db.save(saveViewed(db, act, page)))
    if (saved.isFirst) emitDocument(emit, company.id, row, [ownReader(session.user)])
    return { viewedAt: saved.viewedAt, page: saved.page }
  }),
  handle(validateDocument, async (context) => {
    const { input, db, company, session, now, emit, language, address } = context
    const row = await opened(context, input.id, input.version)
    const { readerId } = row
    requires(readerId, 'DOCUMENT_NOT_ASKED')
    const reading = readingIn(row)
    const bar = validationBar(reading)
    if (bar)
      throw new Refusal(barred[bar], { count: pagesLeft(reading), on: writtenDay(language, row.validatedAt ?? now, company.timeZone) })
    const { user } = session
    const text = input.validationText ?? row.validationText ?? validationText(language)
    // What was ticked is what is kept: a manager may have asked for something else since it was shown.
    requires(row.validationText === null ? isValidationText(text) : text === row.validationText, 'CONFLICT')
    const proof = {
      sha256: row.sha256,
      fullName: [user.lastName, user.firstName].join(' ').trim() || user.username,
      address,
      text,
      asked: row.validationText,
    }
    // Another window may be quicker, or another version come: it is gathered again, and what holds now is said.
    const saved = savedRow(
      await db.save(saveValidated(db, { id: input.id, version: input.version, readerId, userId: user.id, now }, proof)),
    )
    emitDocument(emit, company.id, row, [ownReader(user)])
    return { validatedAt: saved.validatedAt ?? now }
  }),
  handle(readFileData, async ({ input, db, company, session, now, installation }) => {
    const row = await db.one(readingOf(db, input.id, input.version, documentScopeOf({ company, session })))
    requires(row, 'NOT_FOUND')
    const isDownload = input.isDownload ?? false
    const { url, expiresAt } = signedLink(installation.secrets, {
      companyId: company.id,
      storageKey: row.storageKey,
      session,
      isDownload,
      now,
    })
    const viewer = company.settings.documents_viewer_url
    return {
      url,
      expiresAt,
      name: row.fileName,
      mediaType: row.mediaType,
      bytes: row.bytes,
      viewerUrl:
        viewer !== '' && !isDownload && fileViewOf(row.extension) === 'office'
          ? `${viewer}${encodeURIComponent(installation.addresses.linkUrl + url)}`
          : null,
    }
  }),
]

/** The version that the caller has open, as its reader or as a manager; another in its place is a CONFLICT. */
async function opened(
  { db, company, session }: Pick<RequestContext, 'db' | 'company'> & { session: NonNullable<RequestContext['session']> },
  id: number,
  version: number,
): Promise<ReadingRow> {
  const row = await db.one(readingOf(db, id, undefined, documentScopeOf({ company, session })))
  requires(row, 'NOT_FOUND')
  requires(row.version === version, 'CONFLICT')
  return row
}

const readingIn = (row: ReadingRow): Reading => ({
  isAsked: row.isAsked ?? false,
  wantsWhole: row.wantsWhole,
  pages: row.pages,
  viewedAt: row.viewedAt,
  page: row.page ?? 0,
  validatedAt: row.validatedAt,
})

/** Its own windows hear of it too, wherever they are open. */
const ownReader = ({ role, agentId, id }: NonNullable<RequestContext['session']>['user']) => ({
  agentId: role === 'resource' ? agentId : null,
  userId: id,
})
