import type { Day, Month } from '@vigie/contract/kit/time.ts'
import type { PlannedQueries } from '../../../test/plans.ts'
import type { Db } from '../../platform/postgres/db.ts'
import * as choices from './choices.store.ts'
import * as plannings from './plannings/plannings.store.ts'
import type { Span } from './prints.span.rules.ts'
import * as sheets from './sheets.store.ts'
import * as signatures from './signatures/signatures.store.ts'

/** The stores whose every query is planned below. */
export const stores = { choices, sheets, plannings, signatures }

const month = '202610' as Month
const week = '2026-10-12' as Day
const spans: readonly Span[] = [
  { kind: 'plannings', month },
  { kind: 'signatures', week },
]
const page = { search: '', limit: 51, after: undefined }

/** Each in the ways it is asked. */
export const plans = (db: Db): PlannedQueries => ({
  sitesToPrint: () => spans.map((span) => choices.sitesToPrint(db, { ...page, span })),
  agentsToPrint: () => spans.map((span) => choices.agentsToPrint(db, { ...page, span, search: 'nom' })),
  printedSites: () => spans.flatMap((span) => [sheets.printedSites(db, span, null), sheets.printedSites(db, span, [7])]),
  printedAgents: () => spans.flatMap((span) => [sheets.printedAgents(db, span, null), sheets.printedAgents(db, span, [7])]),
  sitesOnSheets: () => [plannings.sitesOnSheets(db, [7])],
  sitesOfAgents: () => [plannings.sitesOfAgents(db, [7], month)],
  servicesAtSites: () => [plannings.servicesAtSites(db, [7], month)],
  servicesOfAgents: () => [plannings.servicesOfAgents(db, [7], month)],
  agentsOnSheets: () => [plannings.agentsOnSheets(db, [7])],
  absencesOnSheets: () => [plannings.absencesOnSheets(db, [7], month)],
  absencesAtSites: () => [plannings.absencesAtSites(db, [7], month)],
  publishedOfAgents: () => [plannings.publishedOfAgents(db, [7], month)],
  publishedAtSites: () => [plannings.publishedAtSites(db, [7], month)],
  servicesOfWeek: () => [signatures.servicesOfWeek(db, [7], week)],
  linesOfWeek: () => [signatures.linesOfWeek(db, [7], week)],
  chosenThere: () => [sheets.chosenThere(db, [7], [7])],
})
