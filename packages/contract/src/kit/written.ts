/** Of these characters a text shows nothing: spaces, and what takes no room (a zero-width space, a soft hyphen, a filler). */
const blank = /^[\s\p{Cf}\p{DI}\u2800]*$/u
/** Whether a reader of the text would see that there is anything. */
export const isBlank = (text: string): boolean => blank.test(text)

/**
 * What takes no room and has no business in a text. What joins or shapes the sign before it stays (an emoji of several, a flag), and
 * what turns the direction of others is refused (`fields.ts`), not removed.
 */
const strays = /[\xad\u200b\u200e\u200f\u2060-\u2064\u3164\ufeff]/g
/** Joiners where there is nothing to join: beside a letter or a figure of ASCII, or at the end. */
// oxlint-disable-next-line no-control-regex, no-misleading-character-class
const joiners = /(^|[\0-\x7f])[\u200d\u200c\ufe0f]+|[\u200c\u200d]+$/g

/**
 * A text as it is kept: without spaces around it and without stray characters that take no room, by which two equal numbers, codes
 * or names would be different. One of which nothing is seen is empty.
 */
export const cleaned = (text: string): string => (isBlank(text) ? '' : text.replace(strays, '').replace(joiners, '$1').trim())
