import { clockingStateOf, type PhoneShift, type Possible } from '@vigie/contract/clockings/clockings.phone.rules.ts'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { addMinutes, addSeconds, epochOf, type Instant } from '@vigie/contract/kit/time.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doubtfulActs, likelyTime, type KnownTime } from './doubtful.rules.ts'

const at = (time: string, day = 12) => `2026-10-${String(day).padStart(2, '0')}T${time}:00Z` as Instant
const settings = {
  clocking_early_minutes: 30,
  clocking_out_grace_minutes: 720,
  pre_clocking_resource_notification_minutes: 60,
  clocking_offline_max_hours: 36,
  canClockOutEarlier: true,
  canPreClock: true,
}
const shift = (id: number, startsAt: Instant, endsAt: Instant, arrivedAt: Instant | null = null): PhoneShift => ({
  id,
  startsAt,
  endsAt,
  arrivedAt,
  leftAt: null,
  isClockInUnconfirmed: false,
  isClockOutUnconfirmed: false,
  canPreClock: true,
  preClockInAt: null,
})
const morning = shift(1, at('07:00'), at('15:00'))
const next = shift(2, at('07:00', 13), at('15:00', 13))
const keysOf = (acts: readonly Possible<PhoneShift>[]) => acts.map((possible) => `${possible.act} ${possible.shift.id}`)
const said = (shifts: readonly PhoneShift[], shown: Instant, least: Instant, own = settings) =>
  keysOf(doubtfulActs(shifts, { shown, least }, own))

describe('what a phone whose clock nobody bears out offers all the same', () => {
  it('a clock that is right in one run leaves nothing open', () => {
    expect(said([morning, next], at('06:50'), at('06:50'))).toEqual([])
    expect(said([morning, next], at('06:00'), at('06:00'))).toEqual([])
  })

  it('set forward beyond the end of the service, its arrival; and its departure beyond the grace', () => {
    expect(said([morning, next], at('20:00'), at('06:50'))).toEqual(['start 1'])
    expect(said([morning], at('06:50', 20), at('06:50'))).toEqual(['start 1'])
    expect(said([{ ...morning, arrivedAt: at('07:00') }], at('15:00', 13), at('14:00'))).toEqual(['end 1'])
  })

  it('set forward by a day, it offers the service of tomorrow; that of today is not lost', () => {
    expect(said([morning, next], at('06:50', 13), at('06:50'))).toEqual(['start 1'])
  })

  it('set far back, what begins within the hours for which it is believed, and nothing later', () => {
    const later = shift(3, at('07:00', 14), at('15:00', 14))
    expect(said([morning, next, later], at('06:50', 2), at('22:00', 11))).toEqual(['start 1', 'start 2'])
    expect(said([morning], at('21:59', 11), at('22:00', 11))).toEqual(['start 1'])
    // Read to the second, two clocks that say the same are some seconds apart.
    expect(said([morning], addSeconds(at('22:00', 11), -29), at('22:00', 11))).toEqual([])
  })

  it('while a service runs by every clock, no other is begun', () => {
    const running = { ...morning, arrivedAt: at('06:50') }
    expect(said([running, shift(2, at('15:10'), at('20:00'))], at('14:50'), at('07:10'))).toEqual([])
  })

  it('an arrival that was kept by a clock that ran ahead does not hide its departure', () => {
    expect(said([{ ...morning, arrivedAt: at('20:00') }], at('15:10'), at('15:10'))).toEqual(['end 1'])
  })

  it('a departure before the planned end is not offered where the company lets nobody leave', () => {
    const running = { ...morning, arrivedAt: at('06:50') }
    expect(said([running], at('06:50', 20), at('14:00'), { ...settings, canClockOutEarlier: false })).toEqual(['end 1'])
    expect(said([running], at('14:30'), at('14:00'), { ...settings, canClockOutEarlier: false })).toEqual([])
  })
})

/** A phone without network since its last contact: what befalls it, in seconds. */
interface Life {
  readonly steps: readonly { readonly wait: number; readonly does: 'wait' | 'sleep' | 'restart' | 'setClock'; readonly by: number }[]
  readonly shifts: readonly { readonly begins: number; readonly lasts: number; readonly arrives: 'no' | 'before' | 'byItsClock' }[]
}
const contact = at('05:00')
const day = 86_400
const lives = (kinds: readonly Life['steps'][number]['does'][], by: { min: number; max: number }): fc.Arbitrary<Life> =>
  fc.record({
    steps: fc.array(fc.record({ wait: fc.integer({ min: 0, max: 10_000 }), does: fc.constantFrom(...kinds), by: fc.integer(by) }), {
      minLength: 1,
      maxLength: 6,
    }),
    shifts: fc.array(
      fc.record({
        begins: fc.integer({ min: -day, max: 2 * day }),
        lasts: fc.integer({ min: 3600, max: 43_200 }),
        arrives: fc.constantFrom('no' as const, 'before' as const, 'byItsClock' as const),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })

/** What time it is then in truth, what the phone knows of it, and its services: as they are, and as the phone has kept them. */
function lived({ steps, shifts }: Life) {
  let [now, steady, ahead, isOneRun] = [0, 0, 0, true]
  for (const { wait, does, by } of steps) {
    now += wait
    steady += wait
    if (does === 'sleep') now += Math.abs(by)
    if (does === 'restart') isOneRun = false
    if (does === 'setClock') ahead += by
  }
  const truth = addSeconds(contact, now)
  const known: KnownTime = { shown: addSeconds(truth, ahead), least: isOneRun ? addSeconds(contact, steady) : contact }
  const made = shifts.map(({ begins, lasts, arrives }, id) => {
    const startsAt = addSeconds(contact, begins)
    const hasArrived = arrives !== 'no' && startsAt <= truth
    const planned = (arrivedAt: Instant | null) => shift(id, startsAt, addSeconds(startsAt, lasts), arrivedAt)
    return {
      asItIs: planned(hasArrived ? startsAt : null),
      onPhone: planned(hasArrived ? (arrives === 'before' ? startsAt : likelyTime(known)) : null),
    }
  })
  return { truth, known, asItIs: made.map((one) => one.asItIs), onPhone: made.map((one) => one.onPhone) }
}
const offeredAt = (shifts: readonly PhoneShift[], now: Instant): string[] => {
  const state = clockingStateOf(shifts, now, settings)
  const acts = state.kind === 'choice' ? state.acts : state.kind === 'possible' ? [state] : []
  return keysOf(acts.filter(({ act }) => act !== 'pre_clocking'))
}
const runs = { numRuns: size(500, 20_000) }
const forward = { min: 0, max: 400 * day }
const hoursSince = (one: Instant, other: Instant) => (epochOf(other) - epochOf(one)) / 3_600_000

describe('whatever befalls the clock of a phone', () => {
  it('set forward, asleep or started anew, what may be clocked in truth is offered', () => {
    fc.assert(
      fc.property(lives(['wait', 'sleep', 'restart', 'setClock'], { ...forward, max: 12 * 3600 }), (life) => {
        const { truth, known, asItIs, onPhone } = lived(life)
        fc.pre(hoursSince(known.least, truth) <= settings.clocking_offline_max_hours)
        const offered = [...offeredAt(onPhone, likelyTime(known)), ...keysOf(doubtfulActs(onPhone, known, settings))]
        expect(offered).toEqual(expect.arrayContaining(offeredAt(asItIs, truth)))
      }),
      runs,
    )
  })

  it('set back before what has passed since the last contact, what may be clocked in truth is offered', () => {
    fc.assert(
      fc.property(lives(['wait', 'restart', 'sleep'], { min: 0, max: 12 * 3600 }), fc.integer({ min: 31, max: 4000 * day }), (life, by) => {
        const { truth, known, asItIs, onPhone } = lived(life)
        fc.pre(hoursSince(known.least, truth) <= settings.clocking_offline_max_hours)
        const back = { ...known, shown: addSeconds(known.least, -by) }
        const offered = [...offeredAt(onPhone, likelyTime(back)), ...keysOf(doubtfulActs(onPhone, back, settings))]
        expect(offered).toEqual(expect.arrayContaining(offeredAt(asItIs, truth)))
      }),
      runs,
    )
  })

  it('nothing is offered twice, nor what has happened, nor what opens later than any clock allows', () => {
    fc.assert(
      fc.property(lives(['wait', 'sleep', 'restart', 'setClock'], { min: -forward.max, max: forward.max }), (life) => {
        const { known, onPhone } = lived(life)
        const acts = doubtfulActs(onPhone, known, settings)
        const keys = [...offeredAt(onPhone, likelyTime(known)), ...keysOf(acts)]
        expect(new Set(keys).size).toBe(keys.length)
        for (const { shift: of, act } of acts) {
          expect(of.arrivedAt === null).toBe(act === 'start')
          if (act === 'end') continue
          const opensAt = addMinutes(of.startsAt, -settings.clocking_early_minutes)
          expect(hoursSince(known.least, opensAt)).toBeLessThanOrEqual(settings.clocking_offline_max_hours)
        }
      }),
      runs,
    )
  })

  it('left alone in one run, it leaves nothing open', () => {
    fc.assert(
      fc.property(lives(['wait'], forward), (life) => {
        const { known, onPhone } = lived(life)
        expect(doubtfulActs(onPhone, known, settings)).toEqual([])
      }),
      runs,
    )
  })
})
