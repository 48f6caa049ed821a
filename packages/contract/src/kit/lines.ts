/** What stands in no text of one line: ends of lines and other controls, and what turns the direction of the text around it. */
const unwritten = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
const turning = /[\u202a-\u202e\u2066-\u2069]/gu
const breaks = /[\s\p{Cc}]+/gu

/** Whether a text stands in one line of messages, lists and files as it is. */
export const isOneLine = (text: string): boolean => !unwritten.test(text)

/** A text without what turns the direction of others. */
export const withoutTurns = (text: string): string => text.replaceAll(turning, '')

/** A text made one line. */
export const onOneLine = (text: string): string => withoutTurns(text).replaceAll(breaks, ' ').trim()
