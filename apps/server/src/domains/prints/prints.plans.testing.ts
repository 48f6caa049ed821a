import type { Day, Month } from '@vigie/contract/kit/time.ts'
import type { PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as choices from './choices.store.ts'
import type { Span } from './prints.span.rules.ts'
import * as sheets from './sheets.store.ts'

/** The stores whose every query is planned below. */
export const stores = { choices, sheets }

const spans: readonly Span[] = [
  { kind: 'plannings', month: '202610' as Month },
  { kind: 'signatures', week: '2026-10-12' as Day },
]
const page = { search: '', limit: 51, after: undefined }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  sitesToPrint: () => spans.map((span) => choices.sitesToPrint(db, { ...page, span })),
  agentsToPrint: () => spans.map((span) => choices.agentsToPrint(db, { ...page, span, search: 'nom' })),
  printedSites: () => spans.flatMap((span) => [sheets.printedSites(db, span, null), sheets.printedSites(db, span, [7])]),
  printedAgents: () => spans.flatMap((span) => [sheets.printedAgents(db, span, null), sheets.printedAgents(db, span, [7])]),
  chosenThere: () => [sheets.chosenThere(db, [7], [7])],
})
