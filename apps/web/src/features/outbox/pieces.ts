export interface Piece {
  readonly text: string
  readonly isLink: boolean
}

/** A message's text, cut where an address begins and ends. The mark that closes a sentence is no part of an address. */
export function pieces(body: string): Piece[] {
  const links = /https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]]/g
  const cut: Piece[] = []
  let from = 0
  for (const { 0: text, index } of body.matchAll(links)) {
    cut.push({ text: body.slice(from, index), isLink: false }, { text, isLink: true })
    from = index + text.length
  }
  return [...cut, { text: body.slice(from), isLink: false }].filter(({ text }) => text !== '')
}
