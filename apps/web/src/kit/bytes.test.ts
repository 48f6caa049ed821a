import { expect, it } from 'vitest'
import { writtenBytes } from './bytes.ts'

it.each([
  [0, '0\u00a0o'],
  [512, '512\u00a0o'],
  [48 * 1024, '48\u00a0Ko'],
  [1500, '1,5\u00a0Ko'],
  [2.4 * 1024 ** 2, '2,4\u00a0Mo'],
  [25 * 1024 ** 2, '25\u00a0Mo'],
  [10 * 1024 ** 3, '10\u00a0Go'],
])('%d bytes are read as %s', (bytes, written) => expect(writtenBytes(bytes, 'fr')).toBe(written))

it('is written in the reader’s language', () => {
  expect(writtenBytes(2.4 * 1024 ** 2, 'en')).toBe('2.4\u00a0MB')
  expect(writtenBytes(2.4 * 1024 ** 2, 'de')).toBe('2,4\u00a0MB')
})
