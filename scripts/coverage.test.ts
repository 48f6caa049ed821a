import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsOf } from './coverage.ts'

const text = readFileSync(new URL('../docs/coverage.md', import.meta.url), 'utf8')
const all = () => true
const changed = (from: RegExp | string, to: string) => faultsOf(text.replace(from, to), all)

test('the table holds every statement once', () => {
  expect(faultsOf(text, all)).toEqual([])
})

test('a row that is missing, twice, or cannot be read is named', () => {
  expect(changed(/^\| 3\.010 .*\n/m, '')).toEqual([expect.stringContaining('3.011')])
  expect(changed(/^(\| 3\.010 .*\n)/m, '$1$1')).toEqual([expect.stringContaining('3.010')])
  expect(changed(/^\| 3\.010 .*$/m, '| 3.010 | perhaps | |')[0]).toContain('cannot be read')
})

test('a test that is not there is named, and so is a row that is done by none', () => {
  expect(faultsOf(text, (file) => file !== 'e2e/main-job.test.ts').join()).toContain('e2e/main-job.test.ts')
  expect(changed(/^\| 1\.013 .*$/m, '| 1.013 | done: somehow | |')[0]).toContain('1.013')
})

test('a section that lost its last row is named', () => {
  const last = [...text.matchAll(/^\| 9\.\d{3} .*\n/gm)].at(-1)![0]
  expect(changed(last, '')).toEqual([expect.stringContaining('section 9 ends')])
})
