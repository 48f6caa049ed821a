import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { deepest, elementLimitOf } from './limits.ts'

const code = (letter: string) => letter.charCodeAt(0)
const [quote, backslash, comma, colon] = [code('"'), code('\\'), code(','), code(':')]
const [openList, closeList, openTable, closeTable] = [code('['), code(']'), code('{'), code('}')]

/**
 * A JSON text as its value. Values, names and depth are counted before anything is made of them: a text of a megabyte
 * can hold half a million tables. Refuses TOO_LARGE; and MALFORMED, when it is no JSON.
 */
export function readJson(text: string, mostBytes: number): unknown {
  refuseSwelling(text, mostBytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal('MALFORMED')
  }
}

/** Refuses TOO_LARGE for a JSON text that holds more than one of `mostBytes` has reason to. */
export function refuseSwelling(text: string, mostBytes: number): void {
  const mostElements = elementLimitOf(mostBytes)
  let [depth, elements] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === quote) at = endOfString(text, at)
    else if (letter === comma || letter === colon) elements++
    else if (letter === openList || letter === openTable) {
      depth++
      elements++
    } else if (letter === closeList || letter === closeTable) depth--
    if (depth > deepest || elements > mostElements) throw new Refusal('TOO_LARGE')
  }
}

/** Where the string that begins at a quote ends; the text's end when it does not. */
function endOfString(text: string, from: number): number {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0
    while (text.charCodeAt(end - 1 - escapes) === backslash) escapes++
    if (escapes % 2 === 0) return end
  }
  return text.length
}
