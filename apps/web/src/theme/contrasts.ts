import { contrast, shadesOf, textOn, type Hex } from './colours.ts'
import { brandOf, groundsOf } from './palette.ts'

/** Contrast from which text is read (WCAG 2.2 AA, 1.4.3). */
export const readableRatio = 4.5

/** A ratio with one decimal; what is not enough is not rounded up to what is. */
export const statedRatio = (ratio: number): number => (ratio < readableRatio ? Math.floor(ratio * 10) : Math.round(ratio * 10)) / 10

export type ContrastUse = 'text' | 'rejected' | 'links' | 'menu'
/** A pair of colours that the theme writes in, or does not. */
export interface ContrastLine {
  readonly use: ContrastUse
  readonly ink: Hex
  readonly ground: Hex
  /** To one, as WCAG measures it. */
  readonly ratio: number
  /** Of `text` and `rejected`: which of the two it is. */
  readonly isBlack: boolean
  /** The company's colour was moved until it can be read. */
  readonly isMoved: boolean
}

/** What the theme writes with a company's colour on light pages, and the text that it sets aside as too weak. */
export function contrastLines(colour: Hex, uses: readonly ContrastUse[]): readonly ContrastLine[] {
  const { paper } = groundsOf('light')
  const { readable, lighter, contrastText } = brandOf(colour, 'light')
  const other = contrastText === '#ffffff' ? '#000000' : '#ffffff'
  const of: Readonly<Record<ContrastUse, readonly [ink: Hex, ground: Hex]>> = {
    text: [contrastText, colour],
    rejected: [other, colour],
    links: [readable, paper],
    menu: [readable, lighter],
  }
  return uses.flatMap((use) => {
    const [ink, ground] = of[use]
    const ratio = contrast(ink, ground)
    if (use === 'rejected' && ratio >= readableRatio) return []
    const isOwn = use === 'links' || use === 'menu'
    return [{ use, ink, ground, ratio, isBlack: ink === '#000000', isMoved: isOwn && ink !== colour.toLowerCase() }]
  })
}

/** The tones that the theme makes of a colour, from the lightest to the darkest. */
export function tonesOfColour(colour: Hex): readonly { readonly tone: Hex; readonly isOwn: boolean; readonly mark: Hex }[] {
  const { lighter, light, main, dark, darker } = shadesOf(colour)
  return [lighter, light, main, dark, darker].map((tone) => ({ tone, isOwn: tone === main, mark: textOn(tone) }))
}
