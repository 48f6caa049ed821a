/** Pure arithmetic of colours, after WCAG 2.2 (relative luminance, contrast ratio). Colours are `#rrggbb`. */
export type Hex = string

const channels = (colour: Hex): [number, number, number] => {
  const value = Number.parseInt(colour.slice(1, 7), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}
const hex = (parts: readonly number[]): Hex => `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** So much (0 to 1) of the other colour in the first. */
export function mix(colour: Hex, other: Hex, share: number): Hex {
  const [from, to] = [channels(colour), channels(other)]
  return hex(from.map((part, at) => part + (to[at]! - part) * share))
}

/** 0 is black, 1 is white. */
export function luminance(colour: Hex): number {
  const [red, green, blue] = channels(colour).map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: Hex, other: Hex): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Black or white, whichever reads better on the colour. */
export const textOn = (colour: Hex): Hex => (contrast(colour, '#ffffff') >= contrast(colour, '#000000') ? '#ffffff' : '#000000')

/** The colour, moved towards black or white until it can be read on the ground (4.5 to 1). */
export function readableOn(colour: Hex, ground: Hex, ratio = 4.5): Hex {
  const towards = textOn(ground)
  for (let share = 0; share < 1; share += 0.05) {
    const candidate = mix(colour, towards, share)
    if (contrast(candidate, ground) >= ratio) return candidate
  }
  return towards
}

export interface Shades {
  readonly lighter: Hex
  readonly light: Hex
  readonly main: Hex
  readonly dark: Hex
  readonly darker: Hex
  readonly contrastText: Hex
}

/** A company's colour with its lighter and darker shades (coverage 9.055). */
export const shadesOf = (main: Hex): Shades => ({
  lighter: mix(main, '#ffffff', 0.9),
  light: mix(main, '#ffffff', 0.3),
  main,
  dark: mix(main, '#000000', 0.18),
  darker: mix(main, '#000000', 0.42),
  contrastText: textOn(main),
})
