import type { Month } from '@vigie/contract/kit/time.ts'
import { expect, it } from 'vitest'
import { linkOf } from './found.ts'
import { exchangeOf } from './guard.testing.ts'

const month = '202611' as Month
const site = { id: 7, name: 'Siège Paris', type: 'site', imageUrl: null, caption: 'SP1 · Paris' } as const
const agent = { id: 9, name: 'NGUYEN Cécile', type: 'agent', imageUrl: null, caption: '10086' } as const

it('a site leads to its sheet, an agent to theirs in the current month', () => {
  const manager = exchangeOf({ role: 'manager' })
  expect(linkOf(site, month, manager)).toEqual({ to: '/site/site', search: { siteId: '7' } })
  expect(linkOf(agent, month, manager)).toEqual({ to: '/resource/resource', search: { resourceId: '9', month: '202611' } })
})

it('a sheet is led to by whoever may open it; the others are led nowhere', () => {
  const sheet = { to: '/site/site', search: { siteId: '7' } }
  for (const role of ['manager', 'client', 'client_user'] as const) expect(linkOf(site, month, exchangeOf({ role }))).toEqual(sheet)
  expect(linkOf(site, month, exchangeOf({ role: 'manager', settings: { man_access_list_site: false } }))).toBeNull()
  expect(linkOf(agent, month, exchangeOf({ role: 'manager', settings: { man_access_list_resource: false } }))).toBeNull()
  expect(linkOf(site, month, exchangeOf({ role: 'client', user: { forbiddenPages: ['VOSINF'] } }))).toBeNull()
})
