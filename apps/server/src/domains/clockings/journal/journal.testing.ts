import { countShifts } from '@vigie/contract/shifts/shifts.ts'
import { expect } from 'vitest'
import type { TestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import type { Fixture } from '../../../../test/fixture.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import { outputOf } from '../../../../test/transports.ts'
import { verifyCompany } from '../verify/verify.run.ts'

/** What a phone of a company sends later, of services from six to two, and what comes of it. */
export function sendingIn(app: TestApp, fixture: Fixture) {
  const actions = clockingActions(app, fixture)
  const journal = journalActions(app, fixture)
  const onDay = (day: string) => actions.shift({ startsAt: `${day}T06:00:00Z`, endsAt: `${day}T14:00:00Z` })
  const morning = () => onDay('2026-10-12')
  const sent = async (acts: readonly unknown[], by: Parameters<typeof journal.send>[1] = {}) =>
    journal.results(await journal.send(acts, by))
  const doubtOf = async (act: unknown, by: Parameters<typeof journal.send>[1] = {}) => (await sent([act], by))[0]?.doubt
  const figures = async (date: string) => outputOf(countShifts, await app.http(countShifts, { date }, fixture.as('manager')))
  const intact = async () => expect((await verifyCompany(app.database.forCompany(fixture.company.id))).faults).toEqual([])
  /** Holds services as an import does, until they are let go. */
  const hold = async (shiftIds: readonly number[]): Promise<() => Promise<void>> => {
    const holder = await app.database.superuser.connect()
    await holder.query('begin')
    await holder.query('update shifts set number = number where shift_id = any($1)', [shiftIds])
    return async () => {
      await holder.query('rollback')
      holder.release()
    }
  }
  return { actions, journal, onDay, morning, sent, doubtOf, figures, intact, hold }
}
