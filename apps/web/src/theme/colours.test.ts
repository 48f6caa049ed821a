import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrast, luminance, readableOn, shadesOf, textOn } from './colours.ts'
import { groupsOf } from './groups.ts'
import { brandOf, groundsOf, tonesOf, type Mode } from './palette.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const modes: readonly Mode[] = ['light', 'dark']

describe('colours', () => {
  it('measures contrast as WCAG does', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 1)
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
  })

  it('writes white on the default blue and black on the default amber', () => {
    expect(textOn('#1f56e0')).toBe('#ffffff')
    expect(textOn('#f5a524')).toBe('#000000')
  })

  it('puts lighter shades above and darker ones below the colour itself', () => {
    fc.assert(
      fc.property(colour, (main) => {
        const { lighter, light, dark, darker } = shadesOf(main)
        const order = [darker, dark, main, light, lighter].map(luminance)
        expect(order).toEqual(order.toSorted((one, other) => one - other))
      }),
    )
  })

  it("keeps the text on any company's colour readable", () => {
    fc.assert(fc.property(colour, (main) => contrast(main, textOn(main)) >= 4.5))
  })

  it("keeps any company's colour readable as text, on paper, on the canvas and on its own light ground", () => {
    fc.assert(
      fc.property(colour, fc.constantFrom(...modes), (main, mode) => {
        const { readable, lighter } = brandOf(main, mode)
        const { paper, canvas } = groundsOf(mode)
        for (const ground of [paper, canvas, lighter]) expect(contrast(readable, ground)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  it('finds a readable colour even for a ground of the same colour', () => {
    fc.assert(fc.property(colour, (main) => contrast(readableOn(main, main), main) >= 4.5))
  })
})

describe.each(modes)('the palette in %s', (mode) => {
  const { paper, canvas, ink, soft, faint, edge } = groundsOf(mode)

  it('keeps text readable on paper and canvas', () => {
    for (const text of [ink, soft, faint]) for (const ground of [paper, canvas]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it("shows a field's frame", () => {
    for (const ground of [paper, canvas]) expect(contrast(edge, ground)).toBeGreaterThanOrEqual(3)
  })

  it.each(Object.entries(tonesOf(mode)))('keeps the words of the state %s readable', (_, tone) => {
    for (const ground of [tone.soft, paper, canvas]) expect(contrast(tone.ink, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(Object.entries(groupsOf(mode)))('keeps the words of the calendar group %s readable', (_, group) => {
    for (const ground of [group.soft, paper, canvas]) expect(contrast(group.ink, ground)).toBeGreaterThanOrEqual(4.5)
  })
})
