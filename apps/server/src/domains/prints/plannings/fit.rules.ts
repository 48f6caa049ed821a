interface High {
  readonly height: number
}

/**
 * Rows on pages of a height, in their order, and what follows them (a legend) on the last of them, or on one of its own where it no
 * longer fits. A row that is higher than a page has one to itself.
 */
export function fitRows<R extends High>(rows: readonly R[], { page, after }: { readonly page: number; readonly after: number }): R[][] {
  const pages: R[][] = [[]]
  let used = 0
  for (const row of rows) {
    if (used + row.height > page && pages.at(-1)!.length > 0) {
      pages.push([])
      used = 0
    }
    pages.at(-1)!.push(row)
    used += row.height
  }
  if (used + after > page && used > 0) pages.push([])
  return pages
}

/** The height of a row for so many of them: as high as there is room, between two bounds. */
export const rowHeight = (count: number, room: number, [least, most]: readonly [number, number]): number =>
  Math.min(most, Math.max(least, Math.floor((room / Math.max(1, count)) * 10) / 10))
