import { describe, expect, it } from 'vitest'
import { isClientType, isManagerType, isOpen, mayEnter, roles, type Access, type Subject } from './access.ts'
import { mayOpen } from './access.screens.ts'
import { defaultSettings } from './companies/settings.ts'

const subject: Subject = {
  caller: 'resource',
  settings: defaultSettings,
  forbiddenPages: ['DEVIS'],
  apiVersion: '1.3.0',
  hasActiveContract: true,
  canAccessAvailabilities: false,
}

describe('a gate', () => {
  it('of a setting is open when it is on; one that is absent, or not a yes, counts as off', () => {
    expect(isOpen({ setting: 'res_access_schedule' }, subject)).toBe(true)
    expect(isOpen({ setting: 'partner_can_demand_subcontractor' }, subject)).toBe(false)
    expect(isOpen({ setting: 'partner_access_company' }, { ...subject, settings: {} })).toBe(false)
    expect(isOpen({ setting: 'partner_access_company' }, { ...subject, settings: { partner_access_company: 'true' } })).toBe(false)
  })

  it('of a page is open unless the page is forbidden', () => {
    expect([isOpen({ page: 'FACTURES' }, subject), isOpen({ page: 'DEVIS' }, subject)]).toEqual([true, false])
  })

  it("of a feature is open from the company's version on", () => {
    expect([isOpen({ feature: 'notifMission' }, subject), isOpen({ feature: 'partnerSpace' }, subject)]).toEqual([true, false])
  })

  it('of a contract is open with an active one, or with one that has availabilities', () => {
    expect([isOpen({ contract: 'active' }, subject), isOpen({ contract: 'availabilities' }, subject)]).toEqual([true, false])
  })
})

describe('whoever may enter', () => {
  it('has a row, and all its gates are open', () => {
    const access: Access = { resource: [{ contract: 'active' }, { setting: 'res_access_schedule' }], client: [] }
    expect(mayEnter(access, subject)).toBe(true)
    expect(mayEnter(access, { ...subject, hasActiveContract: false })).toBe(false)
    expect(mayEnter(access, { ...subject, caller: 'client' })).toBe(true)
    expect(mayEnter(access, { ...subject, caller: 'manager' })).toBe(false)
    expect(mayEnter({}, subject)).toBe(false)
  })

  it('is named exactly: a partner is a manager by its name alone, and has none of its power', () => {
    expect([isManagerType('manager_partner'), isClientType('client_user')]).toEqual([true, true])
    expect(mayEnter(mayOpen.services, { ...subject, caller: 'manager' })).toBe(true)
    expect(mayEnter(mayOpen.services, { ...subject, caller: 'manager_partner' })).toBe(false)
  })

  it('of an agent, opens availabilities with the setting, an active contract and one that has them', () => {
    const agent = { ...subject, canAccessAvailabilities: true }
    expect(mayEnter(mayOpen.availabilities, agent)).toBe(true)
    expect(mayEnter(mayOpen.availabilities, { ...agent, hasActiveContract: false })).toBe(false)
    expect(mayEnter(mayOpen.availabilities, { ...agent, canAccessAvailabilities: false })).toBe(false)
    expect(mayEnter(mayOpen.availabilities, { ...agent, settings: { ...defaultSettings, res_access_availabilities: false } })).toBe(false)
  })

  it('no address is open to nobody', () => {
    for (const [name, access] of Object.entries(mayOpen))
      expect(
        Object.keys(access).every((caller) => (roles as string[]).includes(caller)),
        name,
      ).toBe(true)
  })
})
