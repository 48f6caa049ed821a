import { expect, it } from 'vitest'
import { instantOf } from '../kit/time.ts'
import { rightColumns } from './users.kinds.ts'
import { rightsAfter, stateOf, wordOfPage, wordOfRight } from './users.rules.ts'

const none = new Set<never>()

it('a column says the most that a manager may do of it, and nothing where the company has turned it off', () => {
  const words = (rights: string[]) => rightColumns.map(({ key }) => wordOfRight(key, rights, none))
  expect(words(['man_edit_resources', 'man_access_list_site', 'man_access_services', 'man_edit_billing'])).toEqual([
    'edit',
    'see',
    'yes',
    'none',
    'edit',
    'none',
  ])
  expect(wordOfRight('sites', ['man_access_list_site', 'man_edit_sites'], new Set(['man_edit_sites']))).toBe('see')
})

it('a page is read, closed for one user, or open to nobody', () => {
  expect(wordOfPage('client', 'DEVIS', [], none)).toBe('see')
  expect(wordOfPage('client', 'DEVIS', ['DEVIS'], none)).toBe('closed')
  expect(wordOfPage('client', 'DEVIS', ['DEVIS'], new Set(['cli_access_quotes']))).toBe('none')
  expect(wordOfPage('partner', 'DEVIS', [], none)).toBe('none')
})

it('editing comes with viewing and goes with it', () => {
  expect(rightsAfter([], 'man_edit_planning', true).toSorted()).toEqual(['man_access_schedule_site', 'man_edit_planning'])
  expect(rightsAfter(['man_access_list_site', 'man_edit_sites', 'man_admin'], 'man_access_list_site', false)).toEqual(['man_admin'])
  expect(rightsAfter(['man_access_list_site', 'man_edit_sites'], 'man_edit_sites', false)).toEqual(['man_access_list_site'])
})

it('a user is connected while a session lives whose last call is young', () => {
  const now = instantOf(Date.parse('2026-10-12T08:00:00Z'))
  const at = (minutes: number) => instantOf(Date.parse('2026-10-12T08:00:00Z') - minutes * 60_000)
  const state = (changes: object) => stateOf({ isActive: true, hasPassword: true, seenAt: at(5), hasSession: true, ...changes }, now)
  expect([state({}), state({ seenAt: at(20) }), state({ hasSession: false }), state({ seenAt: null, hasSession: false })]).toEqual([
    'connected',
    'seen',
    'seen',
    'never',
  ])
  expect([state({ hasPassword: false, seenAt: null, hasSession: false }), state({ isActive: false })]).toEqual(['invited', 'withdrawn'])
})
