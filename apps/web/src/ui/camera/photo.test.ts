import fc from 'fast-check'
import { expect, it } from 'vitest'
import { middlePart, photoFile, photoSize } from './photo.ts'

it('is named by the second, with the end that its first letter tells', async () => {
  const jpeg = photoFile(btoa('\u00ff\u00d8\u00ff\u00e0'), 1_795_158_000)
  expect([jpeg.name, jpeg.type]).toEqual(['IMG_1795158000.jpeg', 'image/png'])
  const png = photoFile(btoa('\u0089PNG'), 1_795_158_000)
  expect([png.name, png.type]).toEqual(['IMG_1795158000.png', 'image/png'])
  expect(new Uint8Array(await png.arrayBuffer())).toEqual(new Uint8Array([0x89, 0x50, 0x4e, 0x47]))
})

it('takes the middle of what the camera sees, in the asked proportions', () => {
  const side = fc.integer({ min: 1, max: 8000 })
  fc.assert(
    fc.property(side, side, (width, height) => {
      const part = middlePart(width, height, photoSize)
      expect(part.width / part.height).toBeCloseTo(photoSize.width / photoSize.height, 5)
      expect(part.x).toBeGreaterThanOrEqual(0)
      expect(part.y).toBeGreaterThanOrEqual(0)
      expect(part.x * 2 + part.width).toBeCloseTo(width, 5)
      expect(part.y * 2 + part.height).toBeCloseTo(height, 5)
    }),
  )
})
