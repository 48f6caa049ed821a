const dot = '•'
const shown = 2

/** How a secret number ends: nobody reads the rest over a shoulder. What comes masked already stays as it came. */
export const maskedNumber = (number: string): string =>
  number.includes(dot) ? number : dot.repeat(Math.max(4, number.length - shown)) + number.slice(-shown)
