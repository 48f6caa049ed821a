import type { DocumentReader } from '@vigie/contract/documents/documents.filing.ts'
import { readingStateOf, type ReadingState } from '@vigie/contract/documents/documents.rules.ts'
import type { Document } from '@vigie/contract/documents/documents.ts'
import type { Tone } from '../../theme/palette.ts'

/** How each state is coloured, always beside its word. */
const tones: Readonly<Record<ReadingState, Tone>> = { unviewed: 'run', viewed: 'wait', to_validate: 'late', validated: 'done' }

/** What waits to be validated is amber, whether it was opened already or not. */
export function toneOf(document: Pick<Document, 'isAsked' | 'viewedAt' | 'validatedAt'>): Tone {
  const state = readingStateOf(document)
  return state === 'unviewed' && document.isAsked ? 'late' : tones[state]
}

export type Counts = Pick<Document, 'readerCount' | 'viewedCount' | 'askedCount' | 'validatedCount'>

/** How far the readers of a document are, for a manager; null where the caller is told of none. */
export function standing(document: Counts) {
  const { readerCount, viewedCount, askedCount, validatedCount } = document
  if (readerCount === null || viewedCount === null || askedCount === null || validatedCount === null) return null
  const toValidate = Math.max(0, askedCount - validatedCount)
  return { readers: readerCount, viewed: viewedCount, asked: askedCount, validated: validatedCount, toValidate }
}

/** Whether somebody is still to read it, or to validate it. */
export function isWaiting(document: Counts): boolean {
  const all = standing(document)
  return all !== null && (all.viewed < all.readers || all.toValidate > 0)
}

/** How many a reminder would reach; null where that cannot be told from the counts alone. */
export function remindedCount(document: Counts): number | null {
  const all = standing(document)
  if (all === null) return null
  if (all.asked === 0) return all.readers - all.viewed
  return all.asked === all.readers ? all.toValidate : null
}

/** The parts of the bar of readers, each a share of all: validated, read without validating, not opened. */
export function sharesOf(document: Counts) {
  const all = standing(document)
  if (all === null) return null
  const validated = all.validated
  const viewed = Math.max(0, all.viewed - validated)
  return { validated, viewed, unopened: Math.max(0, all.readers - validated - viewed) }
}

/** Where one reader stands. */
export const stateOfReader = ({ isAsked, viewedAt, validatedAt }: DocumentReader): ReadingState =>
  readingStateOf({ isAsked, viewedAt, validatedAt })
