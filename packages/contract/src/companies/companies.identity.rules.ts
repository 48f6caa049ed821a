/**
 * Whether the number of a company's authorisation has the usual form (french-rules, «Cards and subcontracting»): AUT, the department,
 * and groups of digits. Another one is warned of and never refused.
 */
export const isUsualAuthorisation = (number: string): boolean => /^AUT-(\d{2,3}|2[AB])(-\d{1,4}){3,5}-\d{6,11}$/i.test(number.trim())

/** A text as one line of print: without the characters that draw nothing or turn the others round (bidirectional controls). */
export const onOneLine = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
