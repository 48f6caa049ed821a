// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { entryAnswered, nextEntry, wipeEntries } from './deviceEntry.ts'

beforeEach(() => localStorage.clear())

it('an entry has one name until it is answered, and is then the one before', () => {
  const first = nextEntry()
  expect(first.formerEntry).toBeNull()
  expect(nextEntry()).toEqual(first)
  entryAnswered(first.entry)
  const second = nextEntry()
  expect(second.formerEntry).toBe(first.entry)
  expect(second.entry).not.toBe(first.entry)
})

it('an answer that comes late, when another tab has gone on, takes nothing back', () => {
  const first = nextEntry()
  entryAnswered(first.entry)
  const second = nextEntry()
  entryAnswered(first.entry)
  expect(nextEntry()).toEqual(second)
})

it('with the pairing its entries are forgotten', () => {
  const first = nextEntry()
  entryAnswered(first.entry)
  wipeEntries()
  expect(nextEntry().formerEntry).toBeNull()
})
