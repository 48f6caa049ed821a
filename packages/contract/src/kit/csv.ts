/** A figure is written with the decimals of the reader's language; null is an empty cell. */
export type Cell = string | number | null

/**
 * What a spreadsheet would take for a formula (OWASP, «CSV injection»), also behind spaces that it does not count, and a tab or line at the
 * beginning. A text that looks as if it had been made harmless is one too: else its quote would be lost when its file comes back.
 */
const formula = /^'*(?:[\s\p{Cc}]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/u
/** What must stand in quotes: the separator, quotes, lines, and spaces that would be lost. */
const special = /[;"\r\n]|^\s|\s$/

/** What a spreadsheet would take for a formula is a text. */
export const harmless = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text that was made harmless, when its file comes back. */
export const unharmed = (text: string): string => (text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text)

function written(cell: Cell, decimal: string): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', decimal)
  const text = harmless(cell)
  return special.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The cells of one line, `;` between them. */
export const csvLine = (cells: readonly Cell[], decimal = ','): string => cells.map((cell) => written(cell, decimal)).join(';')
