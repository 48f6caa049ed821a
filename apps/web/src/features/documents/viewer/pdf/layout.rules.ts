/** A page's size, in the points of its file. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** A page as it is laid out, in pixels of the page. */
export interface Placed {
  readonly top: number
  readonly width: number
  readonly height: number
  /** Pixels for each point. */
  readonly scale: number
}

/** Pixels between two pages. */
export const gap = 12
/** Wider than this a page is not read better. */
const mostWidth = 960

/** Every page below the other, each as wide as the window allows, times the zoom. */
export function placed(sizes: readonly PageSize[], room: number, zoom: number): readonly Placed[] {
  const width = Math.max(1, Math.min(room, mostWidth)) * zoom
  let top = 0
  return sizes.map((size) => {
    const scale = width / size.width
    const page = { top, width, height: size.height * scale, scale }
    top += page.height + gap
    return page
  })
}

export const heightOf = (pages: readonly Placed[]): number => {
  const last = pages.at(-1)
  return last ? last.top + last.height : 0
}

/** The pages, by their place, that stand within `margin` pixels of what is seen: those that are drawn. */
export function near(pages: readonly Placed[], scroll: number, seen: number, margin: number): readonly number[] {
  const [from, to] = [scroll - margin, scroll + seen + margin]
  return pages.flatMap(({ top, height }, at) => (top + height >= from && top <= to ? [at] : []))
}

/** The page that one reads: the last that begins above the middle of what is seen. */
export const readPage = (pages: readonly Placed[], scroll: number, seen: number): number =>
  Math.max(
    0,
    pages.findLastIndex(({ top }) => top <= scroll + seen / 2),
  )

/** A page's beginning, middle and end, as shares of its height: within its margins, which nobody reads. */
const points = [0.05, 0.5, 0.95] as const
const pointOf = ({ top, height }: Placed, share: number): number => top + height * share

/** Which beginnings, middles and ends of pages are in sight, numbered through all pages. */
export const pointsInSight = (pages: readonly Placed[], scroll: number, seen: number): readonly number[] =>
  pages.flatMap((page, at) =>
    points.flatMap((share, number) => {
      const point = pointOf(page, share)
      return point >= scroll && point <= scroll + seen ? [at * points.length + number] : []
    }),
  )

/** The pages that have been shown, from 1 on: those of which all points have been in sight. */
export const shownPages = (passed: ReadonlySet<number>, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => at + 1).filter((page) =>
    points.every((_, number) => passed.has((page - 1) * points.length + number)),
  )

/** What of the sight one step goes on by within a page: the last lines stay. */
const step = 0.875

/** Where reading on leads to: further down a page whose end has not been seen, and then to the next; null: all is seen. */
export function nextStop(pages: readonly Placed[], scroll: number, seen: number): number | null {
  const page = pages.find((one) => pointOf(one, points[2]) > scroll + seen)
  if (!page) return null
  return page.top > scroll + 1 ? page.top : Math.min(scroll + seen * step, page.top + page.height + gap - seen)
}

/** Where going back leads to: the beginning of the page, and then that of the one before; null: this is the first. */
export const stopBefore = (pages: readonly Placed[], scroll: number): number | null =>
  pages.findLast(({ top }) => top < scroll - 1)?.top ?? null

/**
 * Pixels of a canvas for each one of the page: as sharp as the screen, as long as the canvas stays small enough to be kept.
 * At least two: on a screen of plain pixels small letters would each be moved to a whole one, and words fall apart.
 */
export const sharpness = ({ width, height }: PageSize, screen: number, most: number): number =>
  Math.min(Math.max(2, screen), Math.sqrt(most / (width * height)))
