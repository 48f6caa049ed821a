/** A key as it was pressed; `at` in milliseconds. */
export interface Key {
  readonly key: string
  readonly at: number
}

/** Milliseconds between two keys: readers need 1 to 20, nobody types so fast. */
const longestGap = 60
/** A number shorter than this is a code that somebody typed in a hurry. */
const longestCode = 8
const longestNumber = 64

/** What was typed since the last pause. */
export interface Reading {
  readonly text: string
  readonly at: number
}
export const nothingRead: Reading = { text: '', at: 0 }

/** Goes on with a key; a pause begins anew. Shift, pressed by readers for capitals, says nothing by itself. */
export function read(reading: Reading, { key, at }: Key): Reading {
  if (key.length !== 1) return key === 'Shift' || key === 'CapsLock' ? reading : nothingRead
  const isSame = reading.text !== '' && at - reading.at <= longestGap
  return { text: `${isSame ? reading.text : ''}${key}`.slice(-2 * longestNumber), at }
}

/**
 * The card's number, when Enter ends what a USB reader has typed (decisions/09-tablet); null for a code typed by hand.
 * Readers write hexadecimal or decimal figures, some with separators. Eight figures alone may be a code, so they are a
 * card's only with a letter among them.
 */
export function badgeIn({ text, at }: Reading, endedAt: number): string | null {
  if (endedAt - at > longestGap) return null
  const figures = text.replace(/[\s:;.-]/g, '')
  if (!/^[0-9a-f]+$/i.test(figures) || figures.length > longestNumber) return null
  const isLong = figures.length > longestCode
  return isLong || (figures.length === longestCode && /[a-f]/i.test(figures)) ? figures.toUpperCase() : null
}
