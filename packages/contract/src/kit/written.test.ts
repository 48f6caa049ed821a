import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { calls } from '../../gather/calls.ts'
import { nameOf } from './call.ts'
import { partOf } from './schema.ts'
import { requiredText, writtenText } from './values.ts'
import { cleaned, isBlank } from './written.ts'

/** A zero-width space, a word joiner, a byte order mark, a soft hyphen, a joiner, controls of direction, a filler, an empty pattern of Braille. */
const unseen = ['\u200b', '\u2060', '\ufeff', '\u00ad', '\u200d', '\u202e', '\u2066\u2069', '\u200f', '\u3164', '\u2800', ' \n\t\u00a0']

describe('a text', () => {
  it.each([...unseen, unseen.join('')])('of which nothing is seen is empty: %j', (text) => {
    expect([isBlank(text), cleaned(text)]).toEqual([true, ''])
  })

  it.each([
    ['CAR-012\u200b-2030\ufeff', 'CAR-012-2030'],
    ['\u2060 a\u00adb \u200b', 'ab'],
    ['M-\u200d1042\u200b\u200d', 'M-1042'],
    ['Dupre\u0301\u200d', 'Dupre\u0301'],
    [' deux\nlignes\t', 'deux\nlignes'],
  ])('loses the stray characters of %j', (text, kept) => {
    expect(cleaned(text)).toBe(kept)
  })

  it.each(['👩‍🚒 ❤️ 🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'می‌خواهم', 'Œuvre d’Élodie n° 1', 'BB-\u202e111'])('keeps what is part of %j', (text) => {
    expect(cleaned(text)).toBe(text)
  })

  it('is required and too long by what is kept of it', () => {
    expect(z.safeParse(requiredText(3), '\u200babc\u200b').data).toBe('abc')
    expect([z.safeParse(requiredText(3), 'abcd').success, z.safeParse(requiredText(3), '\u200b').success]).toEqual([false, false])
    expect(z.safeParse(writtenText(3), '\u200b').data).toBe('')
  })
})

/** Every text of an input, with the path to it. */
function* textsOf(schema: z.ZodMiniType, path: string): Generator<readonly [string, z.ZodMiniType]> {
  const part = partOf(schema)
  if (part.kind === 'leaf') {
    if (part.type === 'string') yield [path, schema]
  } else if (part.kind === 'shape') {
    for (const [wire, holds] of Object.values(part.fields)) yield* textsOf(holds, `${path}.${wire}`)
  } else if (part.kind === 'object') {
    for (const [name, holds] of Object.entries(part.entries)) yield* textsOf(holds, `${path}.${name}`)
  } else if (part.kind === 'array') yield* textsOf(part.element, `${path}[]`)
  else if (part.kind === 'record') yield* textsOf(part.value, `${path}{}`)
  else if (part.kind === 'union') for (const option of part.options) yield* textsOf(option, path)
  else yield* textsOf(part.inner, path)
}

it('no call takes a text of which nothing is seen where it takes no empty one, but secrets', () => {
  const texts = calls.flatMap((call) => [...textsOf(call.input, nameOf(call))])
  const required = texts.filter(([path, schema]) => !/\.(password|secret)$/.test(path) && !z.safeParse(schema, '').success)
  const taking = required.filter(([, schema]) => z.safeParse(schema, unseen.join('').repeat(4)).success)
  expect(required.length).toBeGreaterThan(40)
  expect(taking.map(([path]) => path)).toEqual([])
})
