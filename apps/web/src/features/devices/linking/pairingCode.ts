/** Signs of a pairing code. */
export const codeLength = 8
const half = codeLength / 2

/** What was typed or pasted, as the code: spaces, dashes and small letters do not matter. */
export const cleanCode = (typed: string): string =>
  typed
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .slice(0, codeLength)

/** Two groups of four, as the device shows it. */
export const grouped = (code: string): string => (code.length > half ? `${code.slice(0, half)} ${code.slice(half)}` : code)

/** Where the caret stands in the grouped code, when it stood there in what was typed. */
export function caretAfter(typed: string, caret: number): number {
  const signs = cleanCode(typed.slice(0, caret)).length
  return signs > half ? signs + 1 : signs
}
