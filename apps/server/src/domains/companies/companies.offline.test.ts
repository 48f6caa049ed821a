import { readSession } from '@vigie/contract/auth/auth.ts'
import { changeOfflineHours } from '@vigie/contract/companies/companies.offline.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)

const change = (hours: unknown, version: number) => app.http(changeOfflineHours, { hours, version }, fixture.as('manager'))
const hoursOf = async () =>
  outputOf(readSession, await app.http(readSession, {}, fixture.as('resource'))).environment.settings.clocking_offline_max_hours
const store = (value: string) =>
  app.database.superuser.query(`insert into company_settings values ($1, 'clocking_offline_max_hours', $2::jsonb)`, [
    fixture.company.id,
    value,
  ])

describe('the hours for which an act without network is believed', () => {
  it('are changed, and every session has the new ones at once', async () => {
    const socket = await app.socket(fixture.as('client'))
    const told = socket.next('rightsChanged')
    expect(outputOf(changeOfflineHours, await change(48, 36))).toEqual({ hours: 48, version: 48 })
    await told
    expect(await hoursOf()).toBe(48)
    outputOf(changeOfflineHours, await change(1, 48))
    expect(await hoursOf()).toBe(1)
  })

  it('are never written over what another has said meanwhile', async () => {
    const answers = await Promise.all([24, 48, 72].map((hours) => change(hours, 36)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect((await change(12, 36)).error?.code).toBe('CONFLICT')
    expect((await change(12, await hoursOf())).status).toBe(200)
  })

  it.each([0, 721, 1.5, '36', null])('are no number that the setting does not allow: %s', async (hours) => {
    const answered = await change(hours, 36)
    expect([answered.status, Object.keys(answered.error?.errors ?? {})]).toEqual([422, ['hours']])
    expect(await hoursOf()).toBe(36)
  })

  it.each(['"many"', '9999', 'null'])('stand as usual where %s is stored, and can be said', async (stored) => {
    await store(stored)
    expect((await change(24, 36)).status).toBe(200)
    expect(await hoursOf()).toBe(24)
  })
})
