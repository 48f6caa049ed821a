import { cancelPrint, listPrints, mostSheets, previewPrint, startPrint } from '@vigie/contract/prints/prints.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { pageOf, readCursor } from '../../kit/cursor.ts'
import { handle } from '../../kit/handle.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { spanOf, type Span } from './prints.span.rules.ts'
import { failSilentPrints, insertPrint, printById, printsOf, savePrintCancelled } from './prints.store.ts'
import { chosenThere, printedAgents, printedSites } from './sheets.store.ts'
import { keptSince, silentSince, viewOf } from './prints.view.ts'

const latestFirst = '-id'

export const printsHandlers = [
  handle(listPrints, async (context) => {
    const { input, db, session, now } = context
    const before = readCursor(latestFirst, input.cursor)?.id
    const rows = await db.read(printsOf(db, session.user.id, keptSince(now), { before, limit: input.limit + 1 }))
    const { page, nextCursor } = pageOf(rows, input.limit, latestFirst, ({ id }) => ({ key: '', id }))
    return { prints: page.map((row) => viewOf(row, context)), nextCursor }
  }),

  handle(startPrint, async (context) => {
    const { input, db, session, now } = context
    const span = spanOf(input)
    const sheets = await sheetsOf(db, span, input.siteIds, input.agentIds)
    const userId = session.user.id
    const [, made] = await db.batch(
      failSilentPrints(db, userId, silentSince(now), now),
      insertPrint(db, { userId, span, sheetCount: sheets.length, now }),
    )
    requires(made[0], 'PRINT_RUNNING')
    return { print: viewOf((await db.one(printById(db, userId, made[0].id)))!, context) }
  }),

  handle(cancelPrint, async (context) => {
    const { input, db, session, now } = context
    const userId = session.user.id
    const row = await db.one(printById(db, userId, input.id))
    requires(row, 'NOT_FOUND')
    requires((await db.save(savePrintCancelled(db, userId, { id: input.id, now }))).length > 0, 'PRINT_OVER')
    return { print: viewOf({ ...row, state: 'cancelled', finishedAt: now }, context) }
  }),

  handle(previewPrint, async ({ input, db }) => {
    const span = spanOf(input)
    const sheets = await sheetsOf(
      db,
      span,
      input.siteId === undefined ? [] : [input.siteId],
      input.agentId === undefined ? [] : [input.agentId],
    )
    requires(sheets.length > 0, 'PRINT_EMPTY')
    return { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 842 595"/>', pageCount: 1 }
  }),
]

export type Sheet = { readonly siteId: number } | { readonly agentId: number }

/** The sheets of a print, sites first, each by name: of what was chosen those that have services. Refuses what is not there. */
async function sheetsOf(db: Db, span: Span, siteIds: readonly number[] | null, agentIds: readonly number[] | null): Promise<Sheet[]> {
  // Signature sheets are of sites alone.
  const ofAgents = span.kind === 'plannings' ? agentIds : []
  const [sites, agents] = [new Set(siteIds ?? []), new Set(ofAgents ?? [])]
  const [[there], ofSites, inMonth] = await db.batch(
    chosenThere(db, [...sites], [...agents]),
    printedSites(db, span, siteIds && [...sites]),
    printedAgents(db, span, ofAgents && [...agents]),
  )
  requires(there?.sites === sites.size && there.agents === agents.size, 'NOT_FOUND')
  const sheets = [...ofSites.map(({ id }) => ({ siteId: id })), ...inMonth.map(({ id }) => ({ agentId: id }))]
  requires(sheets.length > 0, 'PRINT_EMPTY')
  requires(sheets.length <= mostSheets, 'PRINT_SHEETS_TOO_MANY', { limit: mostSheets })
  return sheets
}
