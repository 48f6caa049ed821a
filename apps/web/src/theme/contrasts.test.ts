import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastLines, readableRatio, statedRatio, tonesOfColour, type ContrastUse } from './contrasts.ts'
import { themeOf } from './theme.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const all: readonly ContrastUse[] = ['text', 'rejected', 'links', 'menu']
const told = (of: string) =>
  contrastLines(of, all).map(({ use, isBlack, isMoved, ratio }) => [use, isBlack ? 'black' : isMoved ? 'moved' : '', statedRatio(ratio)])

describe('the contrasts of a colour', () => {
  it('of a dark green: white on it, its own as a link; black is set aside', () => {
    expect(told('#0b6b5f')).toEqual([
      ['text', '', 6.4],
      ['rejected', 'black', 3.2],
      ['links', '', 6.4],
      ['menu', '', 5.5],
    ])
  })

  it('of an amber: black on it, darkened as a link; white is set aside', () => {
    expect(told('#f2a93b').map(([use, how]) => [use, how])).toEqual([
      ['text', 'black'],
      ['rejected', ''],
      ['links', 'moved'],
      ['menu', 'moved'],
    ])
  })

  it('are those of the theme, and all but what is set aside can be read', () => {
    fc.assert(
      fc.property(colour, (main) => {
        const { primary } = themeOf({ primary: main, secondary: main }, 'light').palette
        const lines = new Map(contrastLines(main, all).map((line) => [line.use, line]))
        expect(lines.get('text')).toMatchObject({ ink: primary.contrastText, ground: primary.main })
        expect(lines.get('menu')).toMatchObject({ ink: primary.readable, ground: primary.lighter })
        for (const [use, { ratio }] of lines) expect(ratio >= readableRatio).toBe(use !== 'rejected')
      }),
    )
  })
})

it.each([
  [4.49, 4.4],
  [4.5, 4.5],
  [6.37, 6.4],
])('a ratio of %d is stated as %d', (ratio, stated) => expect(statedRatio(ratio)).toBe(stated))

it('shows the tones that the theme makes, with the colour itself among them', () => {
  const tones = tonesOfColour('#0b6b5f')
  const { primary } = themeOf({ primary: '#0b6b5f', secondary: '#0b6b5f' }, 'light').palette
  expect(tones.map(({ tone }) => tone)).toEqual([primary.lighter, primary.light, primary.main, primary.dark, primary.darker])
  expect(tones.map(({ isOwn }) => isOwn)).toEqual([false, false, true, false, false])
})
