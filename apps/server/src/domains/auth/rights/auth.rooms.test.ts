import { readSession } from '@vigie/contract/auth/auth.ts'
import { lineOpened } from '@vigie/contract/auth/sessions.events.ts'
import { readStart, readVersion } from '@vigie/contract/companies/companies.ts'
import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type OpenSocket } from '../../../../test/transports.ts'

const app = await openTestApp({ staleMilliseconds: 0 })
const fixture = freshFixture(app)

const greetingOf = async (socket: OpenSocket) => z.decode(lineOpened.payload, (await socket.next(lineOpened.name)) as never)
const versionOf = async (as: ReturnType<typeof fixture.as>) =>
  outputOf(readStart, await app.http(readStart, {}, as)).exchange?.sessionVersion

describe('a line that opens', () => {
  it.each(['manager', 'manager_partner', 'resource', 'client', 'client_user', 'clocking_device'] as const)(
    'says first which version of the session holds, the one that the page was told: %s',
    async (role) => {
      const as = fixture.as(role)
      const told = outputOf(readSession, await app.http(readSession, {}, as)).sessionVersion
      expect(told).toEqual(expect.any(String))
      expect(await versionOf(as)).toBe(told)
      expect(await greetingOf(await app.socket(as))).toEqual({ sessionVersion: told, now: app.clock.now() })
    },
  )

  it('says another version once a right was taken or a switch was turned, and the same where neither was', async () => {
    const as = fixture.as('manager')
    const told = await versionOf(as)
    await app.rows.insert('company_settings', { company_id: fixture.company.id, key: 'is_clocking_enabled', value: 'false' })
    const switched = (await greetingOf(await app.socket(as))).sessionVersion
    expect(switched).not.toBe(told)
    await app.database.superuser.query('delete from user_rights where user_id = $1', [fixture.users.manager])
    const taken = (await greetingOf(await app.socket(as))).sessionVersion
    expect(new Set([told, switched, taken]).size).toBe(3)
    expect((await greetingOf(await app.socket(as))).sessionVersion).toBe(taken)
  })

  it('says of a session that is no more that there is none, and nothing to whoever names none', async () => {
    const gone = await app.socket({ ...fixture.as('manager'), token: `${fixture.company.id}.gone` })
    expect((await greetingOf(gone)).sessionVersion).toBeNull()
    const nobody = await app.socket(fixture.as('nobody'))
    await nobody.ask(readVersion)
    expect(nobody.received(lineOpened.name)).toEqual([])
  })
})
