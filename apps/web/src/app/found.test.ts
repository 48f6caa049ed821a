import type { Month } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { placeOf } from './found.ts'
import { exchangeOf } from './guard.testing.ts'

const month = '202611' as Month
const site = { id: 7, name: 'Siège Paris', type: 'site', imageUrl: null, caption: 'SP1 · Paris' } as const
const agent = { id: 9, name: 'NGUYEN Cécile', type: 'agent', imageUrl: null, caption: '10086' } as const
const all = () => true

it('a site leads to its sheet, an agent to theirs in the current month', () => {
  const manager = exchangeOf({ role: 'manager' })
  expect(placeOf(site, month, manager, all)).toEqual({ path: '/site/site', search: { siteId: '7' } })
  expect(placeOf(agent, month, manager, all)).toEqual({ path: '/resource/resource', search: { resourceId: '9', month: '202611' } })
})

it('until the sheets stand, a manager is led to the services of the site or of the agent', () => {
  const has = (path: string) => path === '/services'
  const manager = exchangeOf({ role: 'manager' })
  expect(placeOf(site, month, manager, has)).toEqual({ path: '/services', search: { siteId: '7' } })
  expect(placeOf(agent, month, manager, has)).toEqual({ path: '/services', search: { search: 'NGUYEN Cécile' } })
})

it('whoever may open neither is led nowhere', () => {
  const has = (path: string) => path === '/services'
  expect(placeOf(site, month, exchangeOf({ role: 'client' }), has)).toBeNull()
  expect(placeOf(agent, month, exchangeOf({ role: 'manager', settings: { man_access_services: false } }), has)).toBeNull()
})
