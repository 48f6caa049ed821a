import { expect, test } from 'vitest'
import type { Lines } from '../read/imports.lines.rules.ts'
import type { Fingerprint, FingerprintLine } from './imports.fingerprint.ts'
import { meanwhileOf } from './imports.meanwhile.rules.ts'

const at = (line: number) => ({ file: 'v.csv', line, says: { number: `V${line}` } })
const lines: Lines = { sites: [], agents: [], contracts: [], shifts: [at(2), at(3)] }
const of = (hashes: FingerprintLine[4] | undefined, refused = false): Fingerprint => ({
  said: 'same',
  lines: hashes === undefined ? [] : [['v.csv', 3, 'shifts', 'V3', hashes]],
  refused: refused ? [['v.csv', 3]] : [],
})
const same = undefined

test.each([
  ['nothing where it would do the same', 'row', 'row', []],
  ['nothing where it changes the same fields alike', { note: 'a' }, { note: 'a' }, []],
  ['a row that somebody else has created', 'row', { note: 'a' }, ['created']],
  ['a row that somebody else has created as it says', 'row', same, ['created']],
  ['a row to create that would be another', 'row', 'other', ['changed']],
  ['a row that is gone', { note: 'a' }, 'row', ['deleted']],
  ['a row that changed nothing and is gone', same, 'row', ['deleted']],
  ['what somebody else has already done', { note: 'a' }, same, ['done']],
  ['the fields that differ, and no other', { note: 'a', startsAt: 'b' }, { note: 'a', startsAt: 'c' }, ['changed', 'Début']],
  ['a field that now differs too', { note: 'a' }, { note: 'a', breakMinutes: 'b' }, ['changed', 'Pause (min)']],
  ['a field that was as it says', same, { note: 'a' }, ['changed', 'Commentaire']],
] as const)('tells %s', (_, before, now, told) => {
  const found = meanwhileOf(lines, of(before), of(now))
  expect(found.flatMap(({ what, fields }) => [what, ...fields])).toEqual(told)
  for (const one of found) expect(one).toMatchObject({ file: 'v.csv', line: 3, kind: 'shifts', key: 'V3' })
})

test('tells a line that is refused by now, and one that no longer is', () => {
  expect(meanwhileOf(lines, of({ note: 'a' }), of(undefined, true)).map(({ what }) => what)).toEqual(['refused'])
  expect(meanwhileOf(lines, of(undefined, true), of({ note: 'a' })).map(({ what }) => what)).toEqual(['accepted'])
  expect(meanwhileOf(lines, of(undefined, true), of(undefined, true))).toEqual([])
})
