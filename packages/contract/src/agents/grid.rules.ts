import { plain } from '../kit/matching.ts'

/**
 * The grid of minimum pay of the collective agreement of prevention and security (IDCC 1351) from 1 January 2026: cents a month for
 * 151.67 hours, by category and coefficient. Coefficients 150 and 160 exist in two categories.
 */
const grid = {
  execution: {
    name: 'Agent d’exploitation',
    pay: {
      120: 188385,
      130: 190854,
      140: 196578,
      150: 203933,
      160: 215209,
      175: 232704,
      190: 250206,
      210: 273599,
      230: 296936,
      250: 320276,
    },
  },
  supervision: {
    name: 'Agent de maîtrise',
    pay: { 150: 223430, 160: 235777, 170: 248093, 185: 266629, 200: 285120, 215: 303616, 235: 328288, 255: 352958, 275: 377629 },
  },
} as const satisfies Record<string, { readonly name: string; readonly pay: Readonly<Record<number, number>> }>
export type GridCategory = keyof typeof grid

/** The year whose grid this is. */
export const gridYear = 2026
/** Hundredths of hours a month that the grid's pay is for. */
const wholeMonth = 15167

/** What the categories are called in the agreement. */
export const gridCategoryNames = Object.values(grid).map(({ name }) => name)

const words = (text: string) => plain(text).trim()

/** The category of the grid that a contract's own text names; null: none, a manager's for one. */
const categoryOf = (text: string): GridCategory | null =>
  (Object.keys(grid) as GridCategory[]).find((key) => words(grid[key].name) === words(text)) ?? null

/** The coefficients that a category has, or all where the text names none. */
export const gridCoefficients = (category: string): string[] => {
  const named = categoryOf(category)
  const lines = named ? [grid[named]] : Object.values(grid)
  return [...new Set(lines.flatMap(({ pay }) => Object.keys(pay)))].toSorted((a, b) => Number(a) - Number(b))
}

interface Placed {
  readonly category: string
  readonly coefficient: string
  /** Hundredths of an hour; null: a whole month. */
  readonly monthlyHoursHundredths: number | null
}

/**
 * The least that the grid allows a contract: cents a month before tax, in proportion to its hours, by each category that it may be of.
 * Empty: its coefficient is not of the grid, or of another category than it names.
 */
export function gridMinimums({
  category,
  coefficient,
  monthlyHoursHundredths,
}: Placed): { readonly name: string; readonly cents: number }[] {
  const named = categoryOf(category)
  const hours = Math.min(monthlyHoursHundredths ?? wholeMonth, wholeMonth)
  return (named ? [grid[named]] : Object.values(grid)).flatMap(({ name, pay }) => {
    // A text of the contract's own, which may be the name of what every object has.
    const whole = new Map(Object.entries(pay)).get(coefficient.trim())
    return whole === undefined ? [] : [{ name, cents: Math.round((whole * hours) / wholeMonth) }]
  })
}
