/** The icons of files, by extension (coverage 5.039). */
const icons = {
  archive: ['zip', 'rar', '7z', 'tar', 'gz', 'tgz', 'bz2', 'xz'],
  excel: ['xls', 'xlsx', 'xlsm', 'xlsb', 'ods', 'csv'],
  gif: ['gif'],
  pdf: ['pdf'],
  picture: ['png', 'jpg', 'jpeg', 'bmp', 'svg', 'webp', 'tif', 'tiff', 'heic', 'heif', 'avif', 'ico'],
  powerpoint: ['ppt', 'pptx', 'pps', 'ppsx', 'odp'],
  word: ['doc', 'docx', 'docm', 'odt', 'rtf', 'txt'],
} as const
export type FileIcon = keyof typeof icons | 'other'

export function fileIconOf(extension: string): FileIcon {
  const found = Object.entries(icons).find(([, extensions]) => (extensions as readonly string[]).includes(extension.toLowerCase()))
  return (found?.[0] as FileIcon | undefined) ?? 'other'
}

/** Of all files these alone get a thumbnail (coverage 5.040). */
export const hasThumbnail = (extension: string): boolean => ['png', 'jpg', 'jpeg', 'gif'].includes(extension.toLowerCase())

/** How a file is shown: inside the page, as a picture, by the company's viewer of office documents, or not at all. */
export type FileView = 'pdf' | 'picture' | 'office' | 'none'
export function fileViewOf(extension: string): FileView {
  const lower = extension.toLowerCase()
  if (lower === 'pdf') return 'pdf'
  if (['png', 'jpg', 'jpeg', 'gif', 'webp'].includes(lower)) return 'picture'
  const icon = fileIconOf(lower)
  return !['csv', 'txt'].includes(lower) && (icon === 'excel' || icon === 'powerpoint' || icon === 'word') ? 'office' : 'none'
}

/** Where a reader stands with the version that is there. */
export interface Reading {
  readonly isAsked: boolean
  readonly wantsWhole: boolean
  /** Of the file; null: it has none, or they were not counted. */
  readonly pages: number | null
  readonly viewedAt: string | null
  /** The document was read without a gap from its first page to this one; 0: its first was not shown. */
  readonly page: number
  readonly validatedAt: string | null
}

export type ReadingState = 'unviewed' | 'viewed' | 'to_validate' | 'validated'

export function readingStateOf({ isAsked, viewedAt, validatedAt }: Pick<Reading, 'isAsked' | 'viewedAt' | 'validatedAt'>): ReadingState {
  if (validatedAt !== null) return 'validated'
  if (viewedAt === null) return 'unviewed'
  return isAsked ? 'to_validate' : 'viewed'
}

/**
 * How far a document is read without a gap, once the pages from `first` to `last` have been shown as well: a page counts when the
 * one before it does, so that a leap to the last one reads nothing.
 */
export const readTo = (page: number, first: number, last: number): number => (first <= page + 1 ? Math.max(page, last) : page)

/** The same of single pages that were shown in any order: those beyond a gap count once it is filled. */
export function readWith(page: number, shown: ReadonlySet<number>): number {
  let at = page
  while (shown.has(at + 1)) at += 1
  return at
}

/** How many pages are still to be read before a document that wants to be read whole may be validated. */
export const pagesLeft = ({ wantsWhole, pages, page }: Pick<Reading, 'wantsWhole' | 'pages' | 'page'>): number =>
  wantsWhole && pages !== null ? Math.max(0, pages - page) : 0

/** The first and last of pages that follow each other. */
export type PageRange = readonly [first: number, last: number]

/**
 * Which pages this device has not shown of those that it must before its reader validates: each where the document is to be read
 * whole, else the first. What has no pages (a picture, what another program opens) is one.
 */
export function pagesMissing(
  { wantsWhole, pages }: Pick<Reading, 'wantsWhole' | 'pages'>,
  shown: ReadonlySet<number>,
): readonly PageRange[] {
  const ranges: [number, number][] = []
  for (let number = 1; number <= (wantsWhole ? (pages ?? 1) : 1); number += 1) {
    if (shown.has(number)) continue
    const last = ranges.at(-1)
    if (last?.[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges
}
export const countPages = (ranges: readonly PageRange[]): number => ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0)

/** Why a document cannot be validated now (its first page shown, and once; coverage 4.074); null: it can. */
export function validationBar(reading: Reading): 'not_asked' | 'validated' | 'unviewed' | 'pages_left' | null {
  if (!reading.isAsked) return 'not_asked'
  if (reading.validatedAt !== null) return 'validated'
  if (reading.viewedAt === null) return 'unviewed'
  if (pagesLeft(reading) > 0) return 'pages_left'
  // Marked viewed because it was downloaded: nothing of it was shown.
  return reading.pages !== null && reading.page === 0 ? 'unviewed' : null
}

/** Where the readers of a document stand, all of them together. */
export interface Readings {
  readonly readerCount: number
  readonly viewedCount: number
  readonly askedCount: number
  readonly validatedCount: number
}

/** For a manager: a document with a reader who has not opened it is not viewed; with a reader who has not validated it, to be validated. */
export function readingsStateOf({ readerCount, viewedCount, askedCount, validatedCount }: Readings): ReadingState {
  if (askedCount > 0 && validatedCount >= askedCount && viewedCount >= readerCount) return 'validated'
  if (viewedCount < readerCount || readerCount === 0) return 'unviewed'
  return validatedCount < askedCount ? 'to_validate' : 'viewed'
}

/** The number of a state (status_id). A value is never renamed. */
export const readingStateIds: Readonly<Record<ReadingState, number>> = { unviewed: 0, viewed: 1, to_validate: 2, validated: 3 }
