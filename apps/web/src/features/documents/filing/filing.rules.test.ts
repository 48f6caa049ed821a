import type { Day } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import {
  inputOf,
  isOfOne,
  missingOf,
  noSettings,
  ownedBy,
  ownersAt,
  settingsAt,
  unsentBecause,
  type FilingSettings,
} from './filing.rules.ts'

const site: FilingSettings = { ...noSettings, ...ownedBy('site', 7, 'Hôpital') }
const awa = { id: 3, name: 'Vernoult Awa', caption: 'A0003' }

it('on the page of a site it is that site, for its agents; elsewhere the last that was chosen', () => {
  const everywhere = { location: null, owner: null, ownerId: null }
  const ofSite = { location: 'manager-sites-list-nav', owner: 'site', ownerId: 7 } as const
  const all = ['company', 'client', 'site'] as const
  expect(settingsAt(everywhere, site, all)).toBe(site)
  expect(settingsAt(everywhere, site, ['agent'])).toMatchObject({ owner: 'agent', ownerId: null })
  expect(settingsAt(ofSite, { ...site, agents: [awa] }, all).agents).toEqual([awa])
  const other = settingsAt(ofSite, { ...noSettings, ...ownedBy('client', 2, 'Fondation'), asksAgents: true }, all)
  expect(other).toMatchObject({ owner: 'site', ownerId: 7, isForAgents: true, isForClients: false, agents: null, asksAgents: true })
})

it('on a page of one owner there is none to choose', () => {
  const at = (owner: 'company' | 'site' | null, ownerId: number | null) => isOfOne({ location: null, owner, ownerId })
  expect([at(null, null), at('site', null), at('site', 7), at('company', null)]).toEqual([false, false, true, true])
})

it('says what is still to be chosen', () => {
  expect(missingOf(site)).toBeNull()
  expect(missingOf({ ...noSettings, ...ownedBy('company') })).toBeNull()
  expect(missingOf({ ...site, ownerId: null })).toBe('owner')
  expect(missingOf({ ...site, isForAgents: false })).toBe('readers')
  expect(missingOf({ ...site, agents: [] })).toBe('agents')
})

it('sends what was chosen, and of nobody who is asked no day and no text', () => {
  const asked = { ...site, asksAgents: true, validationText: ' J’ai lu. ', validateBy: '2026-12-01' as Day, wantsWhole: true }
  expect(inputOf({ ...asked, agents: [awa] })).toEqual({
    owner: 'site',
    ownerId: 7,
    isForAgents: true,
    isForClients: false,
    isForPartners: false,
    agentIds: [3],
    asksAgents: true,
    asksPartners: false,
    validationText: 'J’ai lu.',
    validateBy: '2026-12-01',
    wantsWhole: true,
  })
  expect(inputOf({ ...asked, isForAgents: false, isForClients: true })).toEqual({
    owner: 'site',
    ownerId: 7,
    isForAgents: false,
    isForClients: true,
    isForPartners: false,
    asksAgents: false,
    asksPartners: false,
    wantsWhole: false,
  })
})

it('an empty file and one that is too large are not sent', () => {
  expect([0, 5, 10, 11].map((size) => unsentBecause({ size }, 10))).toEqual(['empty', null, null, 'tooLarge'])
})

it('a manager files for whom it has the right to, and on a page of one kind for that kind', () => {
  const all = { location: null, owner: null, ownerId: null }
  const settings = { man_admin: true, man_edit_sites: false, man_edit_resources: true }
  expect(ownersAt(all, settings)).toEqual(['company', 'agent', 'partner'])
  expect(ownersAt({ ...all, owner: 'site' }, settings)).toEqual([])
  expect(ownersAt({ ...all, owner: 'agent' }, settings)).toEqual(['agent'])
})
