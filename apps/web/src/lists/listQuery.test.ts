import { listJobs } from '@vigie/contract/jobs/jobs.ts'
import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { readQuery, writeQuery, type Query, type Texts } from '../routing/query.ts'
import { addressOfList, isNarrowed, questionOfList, type ListView } from './listQuery.ts'

const today = '2026-11-20' as Day
const query: Query = addressOfList(listOutbox)
const read = (texts: Texts) => readQuery(query, texts, today) as ListView<typeof listOutbox>
const written = (texts: Texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
const usual = { way: 'all', state: 'all', search: '', sort: '-at' } as const

describe('the address of a list', () => {
  it('falls back on all rows in the usual order', () => {
    expect(read({ way: 'letter', state: 'lost', sort: 'body' })).toEqual(usual)
  })

  it('keeps filters, words and order, and leaves out the usual', () => {
    const texts = { way: 'sms', state: 'givenUp', search: 'camille', sort: 'recipient' }
    expect(written(writeQuery(query, read(texts), today))).toEqual(texts)
    expect(written(writeQuery(query, read({}), today))).toEqual({})
  })
})

describe('the question of a list', () => {
  it('leaves out what is as usual, so that equal views are one question', () => {
    expect(questionOfList(listOutbox, usual)).toEqual({})
    expect(questionOfList(listOutbox, { ...usual, search: '  ' })).toEqual({})
    expect(questionOfList(listOutbox, { ...usual, state: 'sent', search: ' a ', sort: 'subject' })).toEqual({
      state: 'sent',
      search: 'a',
      sort: 'subject',
    })
  })

  it('asks no words of a list that cannot be searched', () => {
    expect(questionOfList(listJobs, { kind: 'all', state: 'failed', sort: '-at' })).toEqual({ state: 'failed' })
  })

  it('is narrowed by filters and words, not by its order', () => {
    expect(isNarrowed(listOutbox, { ...usual, sort: 'at' })).toBe(false)
    expect(isNarrowed(listOutbox, { ...usual, way: 'sms' })).toBe(true)
    expect(isNarrowed(listOutbox, { ...usual, search: 'a' })).toBe(true)
  })
})
