import type { PrintOptions } from '@vigie/contract/prints/prints.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { companyOnPaper } from './paper/company.store.ts'
import type { Page } from './paper/pages.ts'
import { wordsOf, type Edition, type Words } from './paper/paper.words.ts'
import { planningsOfAgents, planningsOfSites } from './plannings/plannings.chunk.ts'
import type { Span } from './prints.span.rules.ts'
import { signaturesOfSites } from './signatures/signatures.chunk.ts'

/** What is printed: which sheets, in their order, and what stands on all of them. */
export interface PrintAsked {
  readonly span: Span
  readonly siteIds: readonly number[]
  readonly agentIds: readonly number[]
  readonly options: PrintOptions
  readonly language: Language
  readonly editor: string
  readonly now: Instant
}

/** Sheets that are read, set and written together: what a print holds at a time does not grow with the file. */
const together = 50

interface Part {
  readonly what: 'sites' | 'agents'
  readonly ids: readonly number[]
  readonly place: number
}
function partsOf({ siteIds, agentIds }: PrintAsked, most: number): Part[] {
  const cut = (what: Part['what'], ids: readonly number[], before: number): Part[] =>
    Array.from({ length: Math.ceil(ids.length / most) }, (_, at) => ({
      what,
      ids: ids.slice(at * most, (at + 1) * most),
      place: before + at * most + 1,
    }))
  return [...cut('sites', siteIds, 0), ...cut('agents', agentIds, siteIds.length)]
}

function pagesOf(db: Db, { what, ids, place }: Part, span: Span, edition: Edition, words: Words): Promise<Page[][]> {
  if (span.kind === 'signatures') return signaturesOfSites(db, { ids, week: span.week, place }, edition, words)
  const chunk = { ids, month: span.month, place }
  return what === 'sites' ? planningsOfSites(db, chunk, edition, words) : planningsOfAgents(db, chunk, edition, words)
}

/** The pages of a print, some sheets at a time: while those are set in type, the next are read. */
export async function* sheetsOf(db: Db, asked: PrintAsked): AsyncGenerator<{ readonly pages: Page[]; readonly sheets: number }> {
  const company = (await db.one(companyOnPaper(db)))!
  const edition: Edition = { ...asked, company, sheetCount: asked.siteIds.length + asked.agentIds.length }
  const words = wordsOf(edition)
  const parts = partsOf(asked, together)
  const read = (at: number) => parts[at] && pagesOf(db, parts[at], asked.span, edition, words)
  let next = read(0)
  for (let at = 0; next; at++) {
    const sheets = await next
    next = read(at + 1)
    // What fails meanwhile is thrown when its turn comes, and not into nowhere.
    next?.catch(() => {})
    yield { pages: sheets.flat(), sheets: parts[at]!.ids.length }
  }
}
