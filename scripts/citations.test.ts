import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { citable, faultsOf, filesOf } from './citations.ts'

const root = path.join(import.meta.dirname, '..')

test('every cited page and statement exists in this repository', () => {
  const known = citable(root)
  expect(known.pages.size).toBeGreaterThan(10)
  expect(known.numbers.size).toBeGreaterThan(800)
  const faults = filesOf(root).flatMap((file) =>
    faultsOf(readFileSync(path.join(root, file), 'utf8'), known).map((fault) => `${file}:${fault}`),
  )
  expect(faults).toEqual([])
})

describe('a citation', () => {
  const known = { pages: new Set(['07-proof']), numbers: new Set(['9.004']) }
  it.each([
    ['/** Kept (decisions, section 5). */'],
    ['// The menu (specification, sections 2 and 4).'],
    ["/** The decisions' section 3: 12 characters. */"],
    ["/** Codes of the specification's section 8. */"],
    ['/** Decisions, section 9. */'],
    ['// See decisions/08-nothing.'],
    ['// See coverage 9.999.'],
  ])('is rejected: %s', (line) => {
    expect(faultsOf(line, known)).toHaveLength(1)
  })

  it.each([
    ['// See decisions/07-proof.'],
    ['// A timeout (coverage 9.004).'],
    ['// RFC 9162, section 2.1'],
    ['// ECMA-376, part 1, section 18'],
  ])('is accepted: %s', (line) => {
    expect(faultsOf(line, known)).toEqual([])
  })
})
