import { readSession } from '@vigie/contract/auth/auth.ts'
import { changeShiftChecks } from '@vigie/contract/companies/companies.checks.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)

const change = (every_minutes: unknown, version: number, answer_minutes: unknown = 15) =>
  app.http(changeShiftChecks, { every_minutes, answer_minutes, version }, fixture.as('manager'))
const settingsOf = async () => outputOf(readSession, await app.http(readSession, {}, fixture.as('resource'))).environment.settings

describe('how often agents are asked whether all is well', () => {
  it('is changed from now on, and every session has it at once', async () => {
    const told = (await app.socket(fixture.as('client'))).next('rightsChanged')
    expect(outputOf(changeShiftChecks, await change(120, 15))).toEqual({ everyMinutes: 120, answerMinutes: 15, version: 12_015 })
    await told
    const [every, since] = ['shift_check_every_minutes', 'shift_check_since'] as const
    expect(await settingsOf()).toMatchObject({ [every]: 120, [since]: '2026-10-12T08:00:00Z' })
    outputOf(changeShiftChecks, await change(0, 12_015, 10))
    expect(await settingsOf()).toMatchObject({ [every]: 0, [since]: '2026-10-12T08:00:01Z' })
  })

  it('is never written over what another has said meanwhile', async () => {
    const answers = await Promise.all([60, 90, 120].map((minutes) => change(minutes, 15)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect((await change(60, 15)).error?.code).toBe('CONFLICT')
  })

  it.each([29, 721, -1, 1.5, '60', null])('is no number that the setting does not allow: %s', async (minutes) => {
    const answered = await change(minutes, 15)
    expect([answered.status, Object.keys(answered.error?.errors ?? {})]).toEqual([422, ['every_minutes']])
  })
})
