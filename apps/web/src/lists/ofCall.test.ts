import { listJobs } from '@vigie/contract/jobs/jobs.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import { describe, expect, it } from 'vitest'
import { readQuery, writeQuery, type Texts } from '../routing/query.ts'
import { isNarrowed, withoutFilters } from './defineList.ts'
import { ofCall } from './ofCall.ts'

const today = '2026-11-20' as Day
const { address, input, filters } = ofCall(listOutbox, { path: '/outbox', chips: 'state' })
const read = (texts: Texts) => readQuery(address.query, texts, today)
const written = (texts: Texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined))
const usual = { way: 'all', state: 'all', search: '', sort: '-at' } as const

describe('the address of a list', () => {
  it('falls back on all rows in the usual order', () => {
    expect(read({ way: 'letter', state: 'lost', sort: 'body' })).toEqual(usual)
  })

  it('keeps filters, words and order, and leaves out the usual', () => {
    const texts = { way: 'sms', state: 'givenUp', search: 'camille', sort: 'recipient' }
    expect(written(writeQuery(address.query, read(texts), today))).toEqual(texts)
    expect(written(writeQuery(address.query, read({}), today))).toEqual({})
  })
})

describe('the question of a list', () => {
  it('leaves out what is as usual, so that equal views are one question', () => {
    expect(input(usual)).toEqual({})
    expect(input({ ...usual, search: '  ' })).toEqual({})
    expect(input({ ...usual, state: 'sent', search: ' a ', sort: 'subject' })).toEqual({ state: 'sent', search: 'a', sort: 'subject' })
  })

  it('asks no words of a list that cannot be searched', () => {
    const ofJobs = ofCall(listJobs, { path: '/background-work' })
    expect(Object.keys(ofJobs.address.query)).not.toContain('search')
    expect(ofJobs.input(readQuery(ofJobs.address.query, { state: 'failed', search: 'a' }, today))).toEqual({ state: 'failed' })
  })

  it('is narrowed by filters and words, not by its order', () => {
    expect(isNarrowed(filters, { ...usual, sort: 'at' })).toBe(false)
    expect(isNarrowed(filters, { ...usual, way: 'sms' })).toBe(true)
    expect(isNarrowed(filters, { ...usual, search: 'a' })).toBe(true)
    expect(withoutFilters(filters)).toEqual({ way: 'all', state: 'all', search: '' })
  })
})
