/** A number as it is shown: of what is counted no further there may be more. */
export interface ShownCount {
  readonly value: number
  readonly isMore: boolean
}

/** `most`: counted no further; null: to its end. */
export const shownCount = (value: number, most: number | null): ShownCount => ({ value, isMore: most !== null && value >= most })

export const sumOfCounts = (counts: readonly ShownCount[]): ShownCount => ({
  value: counts.reduce((sum, { value }) => sum + value, 0),
  isMore: counts.some(({ isMore }) => isMore),
})
