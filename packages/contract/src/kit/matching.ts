/** Without accents and case, as words with one space before each. */
export const plain = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')}`

/** Whether each typed word begins a word of the text. Nothing typed matches everything. */
export function matcher(typed: string): (text: string) => boolean {
  const words = plain(typed).trim().split(' ').filter(Boolean)
  if (words.length === 0) return () => true
  return (text) => {
    const within = plain(text)
    return words.every((word) => within.includes(` ${word}`))
  }
}
