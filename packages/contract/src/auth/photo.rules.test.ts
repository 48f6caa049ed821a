import { expect, it } from 'vitest'
import { mostPhotoPixels, photoTypeOf } from './photo.rules.ts'

const text = (given: string) => given.split('').map((letter) => letter.charCodeAt(0))
const big = (value: number, count: number) => Array.from({ length: count }, (_, at) => (value >>> (8 * (count - 1 - at))) & 0xff)
const little = (value: number, count: number) => big(value, count).toReversed()
const none = (count: number) => Array.from({ length: count }, () => 0)

const png = (width: number, height: number) => [
  0x89,
  ...text('PNG\r\n\u001a\n'),
  ...big(13, 4),
  ...text('IHDR'),
  ...big(width, 4),
  ...big(height, 4),
]
const tables = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xdb, 0, 3, 0, 0xff]
const jpeg = (width: number, height: number, frame = 0xc0) =>
  tables.concat([0xff, frame, 0, 11, 8], big(height, 2), big(width, 2), [1, 0, 0, 0])
const webp = (kind: string, ...rest: number[]) => [...text('RIFF'), ...none(4), ...text('WEBP'), ...text(kind), ...none(4), ...rest]
const lossy = (width: number, height: number) => webp('VP8 ', 0, 0, 0, 0x9d, 1, 0x2a, ...little(width, 2), ...little(height, 2))
const lossless = (width: number, height: number) => webp('VP8L', 0x2f, ...little((width - 1) | ((height - 1) << 14), 4), ...none(8))
const extended = (width: number, height: number) => webp('VP8X', ...none(4), ...little(width - 1, 3), ...little(height - 1, 3))

const typeOf = (bytes: readonly number[]) => photoTypeOf(Uint8Array.from(bytes))
const kinds = [
  ['image/png', png],
  ['image/jpeg', jpeg],
  ['image/jpeg', (width: number, height: number) => jpeg(width, height, 0xc2)],
  ['image/webp', lossy],
  ['image/webp', lossless],
  ['image/webp', extended],
] as const

it.each(kinds)('%s is one by what it holds, up to so many pixels a side', (type, of) => {
  for (const [width, height] of [
    [256, 256],
    [1, mostPhotoPixels],
    [mostPhotoPixels, 1],
  ] as const)
    expect(typeOf(of(width, height))).toBe(type)
  for (const [width, height] of [
    [mostPhotoPixels + 1, 1],
    [1, mostPhotoPixels + 1],
    [16_000, 16_000],
  ] as const)
    expect(typeOf(of(width, height))).toBeNull()
})

it.each([
  ['nothing', []],
  ['another text', text('<svg onload="alert(1)"/>')],
  ['a page that begins as a picture', [0xff, 0xd8, 0xff, ...text('<script>alert(1)</script>')]],
  ['a picture without a size', [0x89, ...text('PNG\r\n\u001a\n'), 1, 2, 3]],
  ['one of no pixels', png(0, 4)],
  ['one that ends before its frame', jpeg(4, 4).slice(0, 16)],
  ['one whose pixels come before its frame', [0xff, 0xd8, 0xff, 0xda, 0, 2, ...none(20)]],
  ['one of an unknown kind', webp('VP9 ', ...none(20))],
])('%s is no picture', (_, bytes) => expect(typeOf(bytes)).toBeNull())
