import { settingsWithRights, defaultSettings } from '@vigie/contract/companies/settings.ts'
import { describe, expect, it } from 'vitest'
import { guard, homeOf } from './guard.ts'
import { routeContextOf } from '../app/guard.testing.ts'
import { addresses, addressOf } from '../app/routes.ts'

const at = (path: string) => addressOf(path) ?? expect.fail(`no address ${path}`)
const without = settingsWithRights(defaultSettings, new Set())

describe('the guards', () => {
  it('lead whoever is not signed in to the sign-in, and remember where they wanted to go', () => {
    expect(guard(at('/settings/password'), routeContextOf({}))).toEqual({ to: '/login', keepsTarget: true })
  })

  it('lead whoever is signed in away from the sign-in', () => {
    expect(guard(at('/login'), routeContextOf({ role: 'manager' }))).toEqual({ to: '/' })
  })

  it('open a reset link to anybody, signed in or not', () => {
    expect(guard(at('/reset-password'), routeContextOf({}))).toBe('open')
    expect(guard(at('/reset-password'), routeContextOf({ role: 'client' }))).toBe('open')
  })

  it("refuse one space's home to the others", () => {
    expect(guard(at('/manager'), routeContextOf({ role: 'manager_partner' }))).toBe('denied')
    expect(guard(at('/client'), routeContextOf({ role: 'client_user' }))).toBe('open')
  })

  it('refuse an address that is not built to whom it is not for, before they learn that nothing stands there', () => {
    expect(at('/quotes').screen).toBeUndefined()
    expect(guard(at('/quotes'), routeContextOf({ role: 'manager' }))).toBe('denied')
    expect(guard(at('/quotes'), routeContextOf({ role: 'client' }))).toBe('open')
  })

  it('open what was sent to a manager who administers, in every company', () => {
    expect(guard(at('/outbox'), routeContextOf({ role: 'manager', settings: without }))).toBe('denied')
    expect(guard(at('/outbox'), routeContextOf({ role: 'manager' }))).toBe('open')
  })

  it('lead on from /user to the profile, for those who may open it', () => {
    expect(guard(at('/user'), routeContextOf({ role: 'client' }))).toEqual({ to: '/user/profile' })
    expect(guard(at('/user'), routeContextOf({}))).toEqual({ to: '/login', keepsTarget: true })
  })

  it('lead to maintenance when nobody answers, and to the company when it is not known', () => {
    expect(guard(at('/services'), routeContextOf({ phase: 'unreachable' }))).toEqual({ to: '/maintenance', keepsTarget: true })
    expect(guard(at('/login'), routeContextOf({ phase: 'unknownCompany' }))).toEqual({ to: '/choose-company', keepsTarget: true })
    expect(guard(at('/choose-company'), { ...routeContextOf({}), lacksServer: true })).toBe('open')
  })

  it('open the check of a receipt to anybody, also where no company is known and where nobody answers', () => {
    for (const subject of [{}, { phase: 'unknownCompany' }, { phase: 'unreachable' }, { role: 'resource' }, { role: 'client' }] as const)
      expect(guard(at('/verifier'), routeContextOf(subject))).toBe('open')
    expect(guard(at('/verifier'), { ...routeContextOf({}), isClockingApp: true })).toBe('open')
  })
})

describe('an agent without active contract', () => {
  const held = { role: 'resource', user: { hasActiveContract: false } } as const

  it('is held to the missions from any page', () => {
    const context = routeContextOf(held)
    for (const path of ['/resource', '/schedule', '/sheet', '/demands', '/services', '/no-contract']) {
      expect(guard(at(path), context), path).toEqual({ to: '/missions' })
    }
    expect(guard(at('/missions'), context)).toBe('open')
  })

  it('meets the page that says whom to call where no mission can be offered', () => {
    const nowhere = [
      { ...held, settings: { is_mission_enabled: false } },
      { ...held, apiVersion: '1.2.9' },
    ]
    for (const subject of nowhere) {
      expect(guard(at('/resource'), routeContextOf(subject))).toEqual({ to: '/no-contract' })
      expect(guard(at('/missions'), routeContextOf(subject))).toEqual({ to: '/no-contract' })
      expect(guard(at('/no-contract'), routeContextOf(subject))).toBe('open')
    }
  })

  it('keeps settings, profile, own documents and what the app says of itself', () => {
    for (const path of ['/settings', '/settings/password', '/user/profile', '/documents', '/about']) {
      expect(guard(at(path), routeContextOf(held)), path).toBe('open')
    }
  })

  it('finds everything again with a contract, and that page no longer', () => {
    expect(guard(at('/resource'), routeContextOf({ role: 'resource' }))).toBe('open')
    expect(guard(at('/no-contract'), routeContextOf({ role: 'resource' }))).toEqual({ to: '/' })
    expect(guard(at('/no-contract'), routeContextOf({ role: 'manager' }))).toBe('denied')
  })
})

describe('the root', () => {
  it("leads to the sign-in, or to the role's own home", () => {
    expect(homeOf(routeContextOf({}))).toBe('/login')
    expect(homeOf(routeContextOf({ role: 'manager' }))).toBe('/manager')
    expect(homeOf(routeContextOf({ role: 'client' }))).toBe('/client')
    expect(homeOf(routeContextOf({ role: 'client_user' }))).toBe('/client')
    expect(homeOf(routeContextOf({ role: 'manager_partner' }))).toBe('/partner')
    expect(homeOf(routeContextOf({ role: 'resource' }))).toBe('/resource')
  })

  it('leads an agent without active contract to the missions, or to whom to call', () => {
    const held = { role: 'resource', user: { hasActiveContract: false } } as const
    expect(homeOf(routeContextOf(held))).toBe('/missions')
    expect(homeOf(routeContextOf({ ...held, settings: { is_mission_enabled: false } }))).toBe('/no-contract')
  })

  it('leads a mobile app without server to the choice of a company, and nobody anywhere while none answers', () => {
    expect(homeOf({ ...routeContextOf({}), lacksServer: true })).toBe('/choose-company')
    expect(homeOf(routeContextOf({ phase: 'unreachable' }))).toBe('/maintenance')
  })
})

it('every address stands once in the table', () => {
  expect(new Set(addresses.map(({ path }) => path)).size).toBe(addresses.length)
})
