import { cancelPrint, listPrints, mostSheets, previewPrint, startPrint, type PrintOptions } from '@vigie/contract/prints/prints.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { handle, reading } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { companyIdentity } from '../companies/companies.identity.store.ts'
import { previewOf } from './previews.ts'
import { cancelHere, runPrint, tellPrint, type Printing } from './prints.run.ts'
import { spanOf, type Span } from './prints.span.rules.ts'
import { failSilentPrints, insertPrint, printById, printsOf, savePrintCancelled } from './prints.store.ts'
import { chosenThere, printedAgents, printedSites } from './sheets.store.ts'
import { keptSince, silentSince, viewOf } from './prints.view.ts'

const latestFirst = '-id'

export const handlers = [
  reading(listPrints, async (context) => {
    const { input, db, session, now } = context
    const before = readCursor(latestFirst, input.cursor)?.id
    const rows = await db.read(printsOf(db, session.user.id, keptSince(now), { before, limit: input.limit + 1 }))
    const { page, nextCursor } = pageOf(rows, input.limit, latestFirst, ({ id }) => ({ key: '', id }))
    return { prints: page.map((row) => viewOf(row, context)), nextCursor }
  }),

  handle(startPrint, async (context) => {
    const { input, db, session, now, after } = context
    const span = spanOf(input)
    const sheets = await chosenSheets(db, span, input)
    const sheetCount = sheets.siteIds.length + sheets.agentIds.length
    const userId = session.user.id
    const [, made] = await db.batch(failSilentPrints(db, userId, silentSince(now), now), insertPrint(db, { userId, span, sheetCount, now }))
    requires(made[0], 'PRINT_RUNNING')
    const { id } = made[0]
    const print = await db.one(printById(db, userId, id))
    const asked = { ...sheets, ...editionOf(context), span, options: input.options ?? everything }
    after(() => runPrint(context, { id, asked, sheetCount }))
    return { print: viewOf(print!, context) }
  }),

  handle(cancelPrint, async (context) => {
    const { input, db, company, session, now } = context
    const userId = session.user.id
    const row = await db.one(printById(db, userId, input.id))
    requires(row, 'NOT_FOUND')
    requires((await db.save(savePrintCancelled(db, userId, { id: input.id, now }))).length > 0, 'PRINT_OVER')
    cancelHere(company.id, input.id)
    tellPrint(context, { ...row, state: 'cancelled' })
    return { print: viewOf({ ...row, state: 'cancelled', finishedAt: now }, context) }
  }),

  handle(previewPrint, async (context) => {
    const { input, db, company, installation, isGone } = context
    const span = spanOf(input)
    const one = { siteIds: input.siteId === undefined ? [] : [input.siteId], agentIds: input.agentId === undefined ? [] : [input.agentId] }
    const sheets = await chosenSheets(db, span, one)
    const identity = await db.one(companyIdentity(db))
    requires(identity, 'NOT_FOUND')
    const asked = { ...sheets, ...editionOf(context), span, options: input.options ?? everything }
    return previewOf(installation, { ...asked, companyId: company.id, page: input.page, identityVersion: identity.version }, isGone)
  }),
]

const everything: PrintOptions = { hasHolidays: true, hasTotals: true, hasDeclaration: true }

const editionOf = ({ session, language, now }: Pick<Printing, 'session' | 'language' | 'now'>) => ({
  language,
  now,
  editor: [session.user.firstName, session.user.lastName].join(' ').trim() || session.user.username,
})

interface Chosen {
  readonly siteIds: readonly number[] | null
  readonly agentIds: readonly number[] | null
}
/** The sheets of a print, sites and agents by name: of what was chosen those that have services. Refuses what is not there. */
async function chosenSheets(db: Db, span: Span, { siteIds, agentIds }: Chosen) {
  // Signature sheets are of sites alone.
  const ofAgents = span.kind === 'plannings' ? agentIds : []
  const [sites, agents] = [new Set(siteIds ?? []), new Set(ofAgents ?? [])]
  const [[there], ofSites, ofMonth] = await db.batch(
    chosenThere(db, [...sites], [...agents]),
    printedSites(db, span, siteIds && [...sites]),
    printedAgents(db, span, ofAgents && [...agents]),
  )
  requires(there?.sites === sites.size && there.agents === agents.size, 'NOT_FOUND')
  const sheetCount = ofSites.length + ofMonth.length
  requires(sheetCount > 0, 'PRINT_EMPTY')
  requires(sheetCount <= mostSheets, 'PRINT_SHEETS_TOO_MANY', { limit: mostSheets })
  return { siteIds: ofSites.map(({ id }) => id), agentIds: ofMonth.map(({ id }) => id) }
}
