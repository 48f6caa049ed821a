/** Text that is HTML already. */
export interface Html {
  readonly html: string
}
type Piece = string | number | false | undefined | Html | readonly Html[]

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const write = (piece: Piece): string => {
  if (piece === false || piece === undefined) return ''
  if (Array.isArray(piece)) return piece.map(write).join('')
  return typeof piece === 'object' ? (piece as Html).html : escaped(String(piece))
}

/** HTML of a template: what is put in is text, and escaped, unless it was made here too. */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  html: parts.map((part, at) => part + write(pieces[at])).join(''),
})

/** Words between backquotes stand as code, as in the sentences of the contract. */
export const prose = (text: string): Html => ({ html: write(text).replace(/`([^`]+)`/g, '<code>$1</code>') })

/** Puts something between each two of a list. */
export const joined = (pieces: readonly Html[], between: string): Html => ({ html: pieces.map(write).join(between) })
