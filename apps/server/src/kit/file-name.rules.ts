/** Letters of a name at the most; of what was sent, those that are looked at: its beginning and its end. */
const longest = 200
const looked = 500

/**
 * A file's name as a person may read it: without its path, and without what is not seen (control characters, changes of
 * direction, halves of characters), in one spelling of accents. Empty: nothing is left of it.
 */
export function cleanName(name: string): string {
  const own = name.normalize('NFC').split(/[/\\]/).at(-1)!
  const short = own.length > 2 * looked ? own.slice(0, looked) + own.slice(-looked) : own
  const seen = short
    .replaceAll(/\p{C}/gu, '')
    .replaceAll(/[\s\p{Z}]+/gu, ' ')
    .replace(/^[ .]+/, '')
    .replace(/[ .]+$/, '')
  // As the database counts them.
  const letters = Array.from(seen)
  if (letters.length <= longest) return seen
  const [ending = ''] = /\.[^. ]{1,8}$/.exec(seen) ?? []
  return (
    letters
      .slice(0, longest - ending.length)
      .join('')
      .trimEnd() + ending
  )
}
