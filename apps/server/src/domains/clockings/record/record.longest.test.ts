import { confirmClocking } from '@vigie/contract/clockings/clockings.confirmation.ts'
import { correctClocking, deleteClocking } from '@vigie/contract/clockings/clockings.correction.ts'
import { isOfItsDay, isTooLong } from '@vigie/contract/clockings/clockings.times.rules.ts'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { addMinutes } from '@vigie/contract/kit/time.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { at, openTestApp } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { fixtureOf } from '../../../../test/fixture.ts'
import { journalActions } from '../../../../test/journal.actions.ts'
import type { Answered } from '../../../../test/transports.ts'
import { shiftsNamed } from '../verify/verify.store.ts'

const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
const db = app.database.forCompany(fixture.company.id)
const actions = clockingActions(app, fixture)
const journal = journalActions(app, fixture)
const as = fixture.as('manager')
/** A night over the change of clock of October. */
const startsAt = at('2026-10-24T19:00:00Z')
const lasts = 600

/** What managers do to a service, with times from days before it to days after it; null: none is said. */
type Step =
  | { readonly does: 'force'; readonly type: 0 | 1; readonly minutes: number | null }
  | { readonly does: 'correct'; readonly which: number; readonly minutes: number }
  | { readonly does: 'delete'; readonly which: number }
  | { readonly does: 'decide'; readonly which: number }
  /** By a phone that is not known: it is to be confirmed. */
  | { readonly does: 'keep'; readonly type: 0 | 1; readonly minutes: number }

const minutes = fc.integer({ min: -1000, max: 1900 })
const act = fc.constantFrom(0 as const, 1 as const)
const which = fc.nat({ max: 5 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('force' as const), type: act, minutes: fc.option(minutes, { nil: null, freq: 4 }) }),
  fc.record({ does: fc.constant('correct' as const), which, minutes }),
  fc.record({ does: fc.constant('delete' as const), which }),
  fc.record({ does: fc.constant('decide' as const), which }),
  fc.record({ does: fc.constant('keep' as const), type: act, minutes }),
)
/** When they do it: at once, hours later, or a month later. */
const now = fc.constantFrom(700, 1200, 45_000).map((after) => addMinutes(startsAt, after))

async function take(shiftId: number, one: Step): Promise<Answered | undefined> {
  const comment = 'Vu au registre'
  if (one.does === 'keep') return journal.send([journal.act(shiftId, addMinutes(startsAt, one.minutes), { type: one.type })])
  if (one.does === 'force') {
    const moment = one.minutes === null ? null : addMinutes(startsAt, one.minutes)
    const said = one.type === 0 ? { arrived_at: moment } : { left_at: moment }
    return actions.byManager(shiftId, { type: one.type, is_forced: true, clocking_anomaly_reason_id: fixture.reasonId, ...said })
  }
  const acts = (await journal.read(shiftId)).lines.filter(({ aboutUuid, doubt }) => aboutUuid === null && (one.does !== 'decide' || doubt))
  const chosen = acts[one.which % Math.max(1, acts.length)]
  if (!chosen) return undefined
  const named = { clocking_uuid: chosen.clockingUuid, comment }
  if (one.does === 'decide') return app.http(confirmClocking, { ...named, is_confirmed: true }, as)
  if (one.does === 'delete') return app.http(deleteClocking, { ...named, shiftId, type: 0 }, as)
  const [shift] = (await app.database.superuser.query('select version from shifts where shift_id = $1', [shiftId])).rows
  return app.http(correctClocking, { ...named, happened_at: addMinutes(startsAt, one.minutes), version: shift.version }, as)
}

it(
  'whatever managers force, correct, delete and confirm, no service lasts longer than 24 hours, and nothing that they say is of another day',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), now, async (steps, at) => {
        app.clock.set(startsAt)
        const endsAt = addMinutes(startsAt, lasts)
        // Its agent has no other service: the hours of the one before would count already.
        await app.database.superuser.query('update shifts set agent_id = null where company_id = $1', [fixture.company.id])
        const shiftId = await actions.shift({ startsAt, endsAt })
        app.clock.set(at)
        for (const one of steps) {
          const answer = await take(shiftId, one)
          expect(answer?.status ?? 200).toBeLessThan(500)
          const [shift] = await shiftsNamed(db, [shiftId])
          const { arrived_at, left_at, is_clock_in_unconfirmed, is_clock_out_unconfirmed } = shift!
          const counts = !is_clock_in_unconfirmed && !is_clock_out_unconfirmed
          expect(counts && isTooLong({ startsAt, endsAt }, arrived_at, left_at)).toBe(false)
          const isSaid = one.does === 'force' || one.does === 'correct'
          if (!isSaid || answer?.status !== 200) continue
          const last = (await journal.read(shiftId)).lines.at(-1)!
          expect(isOfItsDay({ startsAt, endsAt }, last.happenedAt)).toBe(true)
        }
      }),
      { numRuns: size(20, 500) },
    )
    expect(app.faults).toEqual([])
  },
  size(90_000, 3_600_000),
)
