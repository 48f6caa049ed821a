/** Of these characters a text shows nothing: spaces, and what takes no room (a zero-width space, a soft hyphen, a filler). */
const blank = /^[\s\p{Cf}\p{DI}\u2800]*$/u
/** Whether a reader of the text would see that there is anything. */
export const isBlank = (text: string): boolean => blank.test(text)

/** A run of characters that take no room (`Default_Ignorable_Code_Point`), with the character that they follow. */
const hidden = /(\P{DI}?)(\p{DI}+)/gu
/** They turn the direction of what follows. They are refused, not removed: the text was not written like that by accident. */
const turns = /[\u202a-\u202e\u2066-\u2069]/
/** They join or shape the sign before them: an emoji of several, a flag, a letter of Persian. */
const joins = /[\u200c\u200d\ufe00-\ufe0f\u{e0020}-\u{e01ef}]/u
// oxlint-disable-next-line no-control-regex
const plain = /^[\u0000-\u007f]?$/

/**
 * A text as it is kept: without spaces around it and without stray characters that take no room, by which two equal numbers, codes
 * or names would be different. One of which nothing is seen is empty.
 */
export function cleaned(text: string): string {
  if (isBlank(text)) return ''
  const seen = text.replaceAll(hidden, (_, before: string, run: string) => {
    const kept = [...run].filter((sign) => turns.test(sign) || (joins.test(sign) && !plain.test(before)))
    return before + kept.join('')
  })
  return seen.replace(/[\s\u200c\u200d]+$/, '').trimStart()
}
