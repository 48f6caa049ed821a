import { role, type Role } from '@vigie/contract/access.ts'
import { calls } from '@vigie/contract/gather/calls.ts'
import { nameOf } from '@vigie/contract/kit/call.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp } from './app.ts'
import { clockingActions } from './clocking.actions.ts'
import { outsidersShown, shiftShown } from './fields.shown.ts'
import { everythingOf } from './fields.rows.ts'
import { fixtureOf } from './fixture.ts'

const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
let valuesOf: Awaited<ReturnType<typeof everythingOf>>
beforeAll(async () => {
  valuesOf = await everythingOf(app, fixture)
})

/** Whom the company's own business does not concern: clients, their users, and partner companies. */
const outsiders = [role.client, role.clientUser, role.partner] as const

/** Where something stands in an answer, by the wire's names; what is null, empty or off where it may be hidden tells nothing. */
function shownIn(value: unknown, path = ''): string[] {
  if (value === null || value === undefined || value === '') return []
  if (Array.isArray(value)) return value.flatMap((one) => shownIn(one, path))
  if (typeof value !== 'object') return [path]
  // The company's settings and features are one table that every app has, the sign-in page too (GET /init).
  if (/(^|\.)(settings|features)$/.test(path)) return [`${path}.*`]
  return Object.entries(value).flatMap(([name, inner]) => shownIn(inner, path === '' ? name : `${path}.${name}`))
}
const listOf = (value: unknown) => [...new Set(shownIn(value))].toSorted().join(' ')

describe('of everything that a company has, is shown', () => {
  const asked = calls.flatMap((call) => outsiders.filter((one) => call.access[one]).map((one) => [nameOf(call), one, call] as const))

  it('each call that a client, its user or a partner may make is in the table', () => {
    expect(Object.keys(outsidersShown).toSorted()).toEqual([...new Set(asked.map(([name]) => name))].toSorted())
  })

  it.each(asked)('%s to %s: what was agreed, and no field more', async (name, one: Role, call) => {
    const token = await app.rows.session(fixture.company.id, fixture.users[one], { idleMinutes: 525_600 })
    const answered = await app.http(call, await valuesOf(name, one), { code: fixture.company.code, token })
    const shown = answered.error?.code ?? listOf(answered.data)
    const row = outsidersShown[name]!
    expect(shown.split(' ')).toEqual([...(one === role.partner ? row.partner : row.client)!].toSorted())
  })
})

it.each([
  [role.client, shiftShown.client],
  [role.clientUser, shiftShown.client],
  [role.partner, shiftShown.partner],
])('a clocked shift tells the sockets of %s what its calls tell', async (one, shown) => {
  const token = await app.rows.session(fixture.company.id, fixture.users[one])
  const socket = await app.socket({ code: fixture.company.code, token })
  const actions = clockingActions(app, fixture)
  expect((await actions.byManager(await actions.shift())).status).toBe(200)
  const { shift } = (await socket.next(shiftClocked.name)) as { shift: Record<string, unknown> }
  const listed = new Set(shown)
  expect(shownIn(shift).filter((field) => !listed.has(field))).toEqual([])
})
