import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Instant } from '@vigie/contract/kit/time.ts'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { leafHash, rootOf } from '../../../kit/proof/merkle.ts'
import { openSigner } from '../../../kit/proof/signer.ts'
import {
  actsOf,
  changesOf,
  isRootSigned,
  lineOfRoot,
  readRootLine,
  readRootWord,
  rootOfHeads,
  rootWord,
  shrunkSites,
  signedText,
  type Head,
  type Heads,
  type LoggedRoot,
  type RootEntry,
} from './root.entry.ts'
import { apply } from './root.log.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'vigie-root-'))
afterAll(() => rmSync(folder, { recursive: true }))
const signer = openSigner(generateKeyPairSync('ed25519').privateKey, folder)

const hash = (of: number) => of.toString(16).padStart(2, '0').repeat(32)
const entry: RootEntry = {
  company: 'ACME',
  number: 7,
  at: '2026-10-12T02:00:00Z' as Instant,
  kind: 'night',
  sites: 2,
  acts: 5,
  root: hash(1),
  previous: hash(2),
  key: signer.keyId,
}
const changes: Pick<LoggedRoot, 'changed' | 'gone'> = { changed: [[4, 3, hash(3)]], gone: [9] }
const line = lineOfRoot(entry, changes, signer)
const logged = readRootLine(line)!
const heads = (...all: [site: number, seq: number, hash: number][]): Heads =>
  new Map(all.map(([site, seq, of]) => [site, { seq, hash: seq === 0 ? '' : hash(of) }]))

describe('the root of the heads of all sites', () => {
  it('is that of a tree of `site count head`, in the order of the sites’ numbers', () => {
    const expected = rootOf([`2 3 ${hash(5)}`, '9 0 ', `10 1 ${hash(6)}`].map(leafHash)).toString('hex')
    expect(rootOfHeads(heads([2, 3, 5], [9, 0, 0], [10, 1, 6]))).toBe(expected)
    expect(rootOfHeads(heads([10, 1, 6], [2, 3, 5], [9, 0, 0]))).toBe(expected)
  })
  it('is another with another site, count or head', () => {
    const roots = [heads([2, 3, 5]), heads([3, 3, 5]), heads([2, 4, 5]), heads([2, 3, 6]), heads(), heads([2, 3, 5], [3, 0, 0])]
    expect(new Set(roots.map(rootOfHeads)).size).toBe(roots.length)
  })
  it('counts the acts of all', () => expect([actsOf(heads()), actsOf(heads([2, 3, 5], [9, 0, 0], [10, 1, 6]))]).toEqual([0, 4]))
})

describe('what has changed between two roots', () => {
  const some = fc
    .uniqueArray(fc.record({ site: fc.integer({ min: 1, max: 6 }), seq: fc.nat({ max: 3 }), of: fc.integer({ min: 1, max: 3 }) }), {
      selector: ({ site }) => site,
    })
    .map((all) => heads(...all.map(({ site, seq, of }): [number, number, number] => [site, seq, of])))
  it('makes the second of the first, and is nothing between two that are alike', () => {
    fc.assert(
      fc.property(some, some, (before, after) => {
        const found = changesOf(before, after)
        const made = new Map<number, Head>(before)
        apply(made, found)
        expect(rootOfHeads(made)).toBe(rootOfHeads(after))
        expect(found.changed.length + found.gone.length === 0).toBe(rootOfHeads(before) === rootOfHeads(after))
      }),
    )
  })
  it('names what is new, longer, another or gone', () => {
    const before = heads([1, 2, 1], [2, 2, 1], [3, 2, 1], [4, 2, 1])
    expect(changesOf(before, heads([1, 2, 1], [2, 3, 2], [3, 2, 2], [5, 1, 1]))).toEqual({
      changed: [
        [2, 3, hash(2)],
        [3, 2, hash(2)],
        [5, 1, hash(1)],
      ],
      gone: [4],
    })
  })
})

describe('a chain that is not what it was and more', () => {
  const before = heads([1, 2, 1], [2, 0, 0], [3, 5, 1], [4, 1, 1])
  const shrunk = (...all: [number, number, number][]) => shrunkSites(before, changesOf(before, heads(...all)))
  it('is shorter, as long with another head, or gone', () => {
    expect(shrunk([1, 1, 3], [2, 0, 0], [3, 5, 1], [4, 1, 1])).toEqual([1])
    expect(shrunk([1, 2, 3], [2, 0, 0], [3, 5, 1], [4, 1, 1])).toEqual([1])
    expect(shrunk([2, 0, 0], [3, 4, 1])).toEqual([3, 1, 4])
  })
  it('is none that has grown, begins, or had no act when it went', () => {
    expect(shrunk([1, 3, 3], [2, 1, 3], [3, 6, 3], [4, 1, 1], [5, 0, 0], [6, 9, 2])).toEqual([])
    expect(shrunk([1, 2, 1], [3, 5, 1], [4, 1, 1])).toEqual([])
  })
})

describe('an entry', () => {
  it('is signed as this very text', () => {
    const turned = Object.fromEntries(Object.entries({ ...entry, stranger: 1 }).toReversed()) as unknown as RootEntry
    expect(signedText(turned)).toBe(
      `{"company":"ACME","number":7,"at":"2026-10-12T02:00:00Z","kind":"night","sites":2,"acts":5,"root":"${hash(1)}","previous":"${hash(2)}","key":"${signer.keyId}"}`,
    )
  })

  it('is read from its line as it was written, and signed in every part', () => {
    expect(logged).toEqual({ ...entry, ...changes, signature: expect.stringMatching(/^[\w-]{86}$/) })
    expect(isRootSigned(signer, logged)).toBe(true)
    const others = {
      company: 'OTHER',
      number: 8,
      at: '2026-10-12T03:00:00Z' as Instant,
      kind: 'hour',
      sites: 3,
      acts: 6,
      root: hash(8),
      previous: '',
    } as const
    for (const [name, value] of Object.entries(others)) expect(isRootSigned(signer, { ...logged, [name]: value }), name).toBe(false)
  })

  it.each<[string, unknown]>([
    ['company', 7],
    ['company', 'x'.repeat(101)],
    ['number', -1],
    ['number', 1.5],
    ['number', '7'],
    ['at', '2026-10-12'],
    ['at', '2026-10-12T04:00:00+02:00'],
    ['at', null],
    ['kind', 'day'],
    ['sites', -1],
    ['acts', 2 ** 60],
    ['root', ''],
    ['root', 'AB'.repeat(32)],
    ['root', `${hash(1)}0`],
    ['root', `0${hash(1)}`],
    ['previous', 'ab'],
    ['key', undefined],
    ['key', 'x'.repeat(101)],
  ])('with %s %j is none, in a line or in a letter', (name, value) => {
    const broken = { ...logged, [name]: value }
    expect(readRootLine(JSON.stringify(broken))).toBeUndefined()
    expect(readRootWord(rootWord(broken))).toBeUndefined()
  })

  it.each<[string, unknown]>([
    ['signature', undefined],
    ['changed', undefined],
    ['changed', [[1, 2]]],
    ['changed', [[1, 2, 'short']]],
    ['changed', [[-1, 2, hash(1)]]],
    ['changed', [[1, '2', hash(1)]]],
    ['changed', ['1,2']],
    ['changed', [[1, 2, hash(1)], null]],
    ['gone', undefined],
    ['gone', ['1']],
    ['gone', [1, -1]],
  ])('in a line with %s %j is none', (name, value) => {
    expect(readRootLine(JSON.stringify({ ...logged, [name]: value }))).toBeUndefined()
  })

  it.each(['', 'null', '7', '[]', '"x"', '{}', line.slice(0, -1), line.slice(1)])('is not %j', (text) => {
    expect(readRootLine(text)).toBeUndefined()
  })

  it('begins a log with nothing before it, for sites without an act', () => {
    const first = lineOfRoot({ ...entry, previous: '', number: 1 }, { changed: [[1, 0, '']], gone: [] }, signer)
    expect(readRootLine(first)).toMatchObject({ previous: '', changed: [[1, 0, '']] })
  })

  it('may be that of an hour, of a company with a long code', () => {
    const other = { ...entry, kind: 'hour', company: 'x'.repeat(100) } as const
    expect(readRootLine(lineOfRoot(other, changes, signer))).toMatchObject(other)
  })
})

describe('the word of a root in a letter', () => {
  const word = rootWord(logged)
  it('holds the entry and its signature, and nothing else', () => {
    expect(word).toMatch(/^VRR1\.[\w-]+\.[\w-]{86}$/)
    expect(readRootWord(word)).toEqual({ ...entry, signature: logged.signature })
    expect(isRootSigned(signer, readRootWord(word)!)).toBe(true)
  })
  it.each([
    ['cut', word.slice(0, -1)],
    ['longer', `${word}A`],
    ['after another letter', `x${word}`],
    ['of another mark', word.replace('VRR1', 'VR1')],
    ['without its entry', `VRR1.${'A'.repeat(60)}.${logged.signature}`],
  ])('%s is none', (_, text) => expect(readRootWord(text)).toBeUndefined())
})
