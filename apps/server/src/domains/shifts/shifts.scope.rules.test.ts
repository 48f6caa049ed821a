import { role, type Role } from '@vigie/contract/access.ts'
import type { SessionUser } from '@vigie/contract/auth/users.ts'
import { expect, it } from 'vitest'
import { shiftScopeOf } from './shifts.scope.rules.ts'

const of = (own: Partial<SessionUser> & { readonly role: Role }, siteIds: readonly number[] | null = null) =>
  shiftScopeOf({ user: { clientIds: [], partnerId: null, ...own } as SessionUser, siteIds })

it('a client sees its sites’ shifts, a sub-client those it is held to, a partner its agents’', () => {
  expect(of({ role: role.client, clientIds: [1, 2] })).toEqual({ clientIds: [1, 2], siteIds: undefined })
  expect(of({ role: role.clientUser, clientIds: [1] }, [5])).toEqual({ clientIds: [1], siteIds: [5] })
  expect(of({ role: role.partner, partnerId: 7 })).toEqual({ partnerId: 7 })
})

it('a partner without a number sees none, a manager all', () => {
  expect(of({ role: role.partner })).toEqual({ partnerId: 0 })
  expect(of({ role: role.manager })).toEqual({})
})
