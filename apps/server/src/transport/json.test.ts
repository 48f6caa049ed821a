import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readJson } from './json.ts'

const kilobyte = 1024
const refusal = (text: string, mostBytes = 16 * kilobyte) => {
  try {
    readJson(text, mostBytes)
  } catch (error) {
    return (error as { code?: string }).code
  }
  return undefined
}

it('reads what JSON is', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }), (text) => {
      expect(readJson(text, 1024 * kilobyte)).toEqual(JSON.parse(text))
    }),
  )
})

it('is malformed where it is none', () => {
  for (const text of ['', '{', '{"a":1}}', 'nothing', '"', '"\\"', '{"a":\u0001}', ']]]', '"\\\\\\"'])
    expect(refusal(text), text).toBe('MALFORMED')
})

it('is too large with too many values, names or tables, or nested too deeply', () => {
  for (const text of [`[${'1,'.repeat(3000)}1]`, `[${'{},'.repeat(3000)}{}]`, `${'['.repeat(33)}${']'.repeat(33)}`, '['.repeat(15_000)])
    expect(refusal(text), text.slice(0, 20)).toBe('TOO_LARGE')
  const table = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`k${index}`, 1]))
  expect(refusal(JSON.stringify(table))).toBe('TOO_LARGE')
})

it('does not count what stands in a string', () => {
  const words = ['{[,:'.repeat(2000), '\\"[[[', '\\', '"', '\\\\'].map((word) => word.repeat(3))
  expect(readJson(JSON.stringify({ words }), 64 * kilobyte)).toEqual({ words })
})
