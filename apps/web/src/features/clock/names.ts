const isLastName = (word: string): boolean => /\p{L}{2}/u.test(word) && word === word.toLocaleUpperCase('fr')

/**
 * What to call somebody whose name the wire writes «HADDAD Rachid»: the words after the capitals. Where nothing tells
 * the first name from the last, the whole name.
 */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const start = words.findIndex((word) => !isLastName(word))
  return start > 0 ? words.slice(start).join(' ') : words.join(' ')
}
