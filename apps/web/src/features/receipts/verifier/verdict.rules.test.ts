import { expect, it } from 'vitest'
import { verdictOf, type JournalFinding, type Signature, type Verdict } from './verdict.rules.ts'

it.each<[Signature, JournalFinding, Verdict]>([
  [true, 'same', 'genuine'],
  // An old browser, or a page without HTTPS: the server alone has looked.
  [null, 'same', 'genuine'],
  [true, 'changed', 'contradicted'],
  [null, 'missing', 'contradicted'],
  [true, 'unasked', 'signed'],
  [null, 'unasked', 'unknown'],
  [false, 'same', 'forged'],
  [false, 'unasked', 'forged'],
  [true, 'unsigned', 'forged'],
  [null, 'unsigned', 'forged'],
  ['stranger', 'unsigned', 'foreign'],
  ['stranger', 'unasked', 'foreign'],
  // Whatever the server says: it never makes up for a key that it does not have.
  ['stranger', 'same', 'foreign'],
])('signature %s, journal %s: %s', (signature, journal, verdict) => {
  expect(verdictOf({ signature, journal })).toBe(verdict)
})
