import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Instant } from '../kit/time.ts'
import { clockToleranceSeconds, placeKept, type Floor, type KeptMoment } from './clockings.placing.rules.ts'
import { after, apart, cut, moment, runs } from './clockings.placing.testing.ts'

/** Another act of the device was placed there before, and its clock was borne out. */
const floorAt = (at: Instant): Floor => ({ last: at, lastBorneOut: at })

/** A phone without network, from its anchor to its sending: acts, sleeps, restarts and changes of its clock, in seconds. */
interface Life {
  readonly offset: number
  readonly steps: readonly {
    readonly wait: number
    readonly does: 'act' | 'sleep' | 'restart' | 'setClock'
    readonly by: number
  }[]
}
const lifeOf = (kinds: readonly Life['steps'][number]['does'][]): fc.Arbitrary<Life> =>
  fc.record({
    offset: fc.integer({ min: -7200, max: 7200 }),
    steps: fc.array(
      fc.record({
        wait: fc.integer({ min: 1, max: 6000 }),
        does: fc.constantFrom('act' as const, ...kinds),
        by: fc.integer({ min: -7200, max: 7200 }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  })

/** What such a phone writes, and when each act was in truth. Its drift was measured at the anchor. */
function lived({ offset, steps }: Life) {
  let [now, steady, run, clock] = [0, 0, 0, offset]
  const acts: { readonly at: number; readonly steady: number; readonly run: number; readonly clock: number }[] = []
  for (const { wait, does, by } of steps) {
    now += wait
    steady += wait
    if (does === 'act') acts.push({ at: now, steady, run, clock })
    if (does === 'sleep') now += Math.abs(by)
    if (does === 'restart') run += 1
    if (does === 'setClock') clock += by
  }
  const moments = acts.map((act) =>
    moment({
      deviceAt: after(act.at + act.clock),
      driftSeconds: -offset,
      elapsedSeconds: act.run === 0 ? act.steady : null,
      ageSeconds: act.run === run ? steady - act.steady : null,
    }),
  )
  return { moments, truth: acts.map(({ at }) => after(at)), receivedAt: after(now) }
}
const placedOf = (life: Life) => {
  const { moments, truth, receivedAt } = lived(life)
  return placeKept(moments, receivedAt, null).map((placed, at) => ({ ...placed, truth: truth[at]! }))
}

describe('an act that was kept', () => {
  it('is placed exactly and borne out, however the clock was set, in one run that is awake to the sending', () => {
    fc.assert(
      fc.property(lifeOf(['setClock']), (life) => {
        for (const { happenedAt, isBorneOut, truth } of placedOf(life)) {
          expect(apart(happenedAt, truth)).toBeLessThanOrEqual(cut)
          expect(isBorneOut).toBe(true)
        }
      }),
      runs,
    )
  })

  it('is placed at the device’s own time where nobody has set its clock, whatever it slept and however often it was restarted', () => {
    fc.assert(
      fc.property(lifeOf(['sleep', 'restart']), (life) => {
        for (const { happenedAt, truth } of placedOf(life)) expect(apart(happenedAt, truth)).toBeLessThanOrEqual(cut)
      }),
      runs,
    )
  })

  it('that is borne out was then, by a phone that was awake, or by one whose clock was not set', () => {
    fc.assert(
      fc.property(fc.oneof(lifeOf(['setClock', 'restart']), lifeOf(['sleep', 'restart'])), (life) => {
        for (const { happenedAt, isBorneOut, truth } of placedOf(life))
          expect(isBorneOut && apart(happenedAt, truth) > clockToleranceSeconds + cut).toBe(false)
      }),
      runs,
    )
  })

  it('is never placed before its anchor, its neighbour or after its receipt, whatever a device says', () => {
    const any = fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })
    const some = fc.oneof(fc.integer({ min: -100_000, max: 100_000 }), any)
    const said = fc.record({
      deviceAt: fc.oneof(some.map(after), fc.constant('9998-12-31T23:59:59Z' as Instant), fc.constant('1000-01-01T00:00:00Z' as Instant)),
      driftSeconds: some,
      anchorAt: fc.option(fc.integer({ min: -100_000, max: 100_000 }).map(after), { nil: null }),
      elapsedSeconds: fc.option(some, { nil: null }),
      ageSeconds: fc.option(some, { nil: null }),
    })
    fc.assert(
      fc.property(fc.array(said, { maxLength: 8 }), fc.option(fc.integer({ min: -9000, max: 0 }), { nil: null }), (moments, floor) => {
        const receivedAt = after(50_000)
        let before = floor === null ? ('1000-01-01T00:00:00Z' as Instant) : after(floor)
        placeKept(moments, receivedAt, floor === null ? null : floorAt(after(floor))).forEach(({ happenedAt }, at) => {
          const own = moments[at]!.anchorAt
          expect(happenedAt <= receivedAt).toBe(true)
          expect(own !== null && own <= receivedAt && happenedAt < own).toBe(false)
          expect(happenedAt >= before).toBe(true)
          before = happenedAt
        })
      }),
      runs,
    )
  })
})

describe('by example', () => {
  const placed = (one: Partial<KeptMoment>, received: number) => placeKept([moment(one)], after(received), null)[0]
  it('a clock that was set two hours back in one run is seen through', () => {
    const departure = { deviceAt: after(3600 - 7200), elapsedSeconds: 3600, ageSeconds: 600 }
    expect(placed(departure, 4200)).toEqual({ happenedAt: after(3600), isBorneOut: true })
  })
  it('where another run sends it, it is placed and not believed', () => {
    expect(placed({ deviceAt: after(3600 - 7200), elapsedSeconds: 3600 }, 9000)).toEqual({ happenedAt: after(3600), isBorneOut: false })
  })
  it('where neither run is whole, it is placed between its neighbours and its receipt', () => {
    const arrival = moment({ deviceAt: after(600), elapsedSeconds: 600 })
    const departure = moment({ deviceAt: after(8000 - 7200) })
    const late = moment({ deviceAt: after(99_000) })
    expect(placeKept([arrival, departure, late], after(9000), null)).toEqual([
      { happenedAt: after(600), isBorneOut: true },
      { happenedAt: after(800), isBorneOut: false },
      { happenedAt: after(9000), isBorneOut: false },
    ])
    expect(placeKept([departure], after(9000), floorAt(after(4000)))).toEqual([{ happenedAt: after(4000), isBorneOut: false }])
  })
  it('a steady clock that stood still in a pocket is not believed against the clock', () => {
    // Late by two hours, with the clock set back: the page had slept.
    expect(placed({ deviceAt: after(8000), elapsedSeconds: 600 }, 9000)).toEqual({ happenedAt: after(8000), isBorneOut: false })
  })
  it.each([[-1], [99_999_999], [-(2 ** 31)], [2 ** 31 - 1]])('%i seconds since the anchor say nothing', (elapsedSeconds) => {
    expect(placed({ deviceAt: after(600), elapsedSeconds }, 9000)).toEqual({ happenedAt: after(600), isBorneOut: false })
  })
  it.each([[-1], [99_999_999], [-(2 ** 31)], [2 ** 31 - 1]])('%i seconds to the sending say nothing', (ageSeconds) => {
    expect(placed({ deviceAt: after(600), ageSeconds }, 9000)).toEqual({ happenedAt: after(600), isBorneOut: false })
  })
})

describe('the steady clock bears the device’s time out', () => {
  const received = 9000
  const isBorneOut = (one: Partial<KeptMoment>, floor: Floor | null = null) =>
    placeKept([moment(one)], after(received), floor)[0]!.isBorneOut
  const [within, beyond] = [clockToleranceSeconds, clockToleranceSeconds + 1]

  it('from its anchor alone, within half a minute, and from its sending alone', () => {
    expect(clockToleranceSeconds).toBe(30)
    const anchored = (apart: number) => isBorneOut({ deviceAt: after(600 + apart), elapsedSeconds: 600 })
    expect([-beyond, -within, 0, within, beyond].map(anchored)).toEqual([false, true, true, true, false])
    const sent = (apart: number) => isBorneOut({ deviceAt: after(received - 600 + apart), ageSeconds: 600 })
    expect([-beyond, -within, 0, within, beyond].map(sent)).toEqual([false, true, true, true, false])
  })

  it('at the anchor and at the sending themselves, and not where no second was counted', () => {
    expect([isBorneOut({ elapsedSeconds: 0 }), isBorneOut({ elapsedSeconds: null })]).toEqual([true, false])
    const atSending = { deviceAt: after(received) }
    expect([isBorneOut({ ...atSending, ageSeconds: 0 }), isBorneOut({ ...atSending, ageSeconds: null })]).toEqual([true, false])
  })

  it('against any time of the device where it leaves no room for another', () => {
    const between = (elapsedSeconds: number, ageSeconds: number) => isBorneOut({ elapsedSeconds, ageSeconds })
    expect([between(5000 - within, 4000), between(5000 - beyond, 4000)]).toEqual([true, false])
    // The two contradict each other: by what is tolerated, and by more.
    expect([between(5000 + within, 4000), between(5000 + beyond, 4000), between(8000, 8000)]).toEqual([true, false, false])
  })

  it('as far as the server has seen so many seconds pass, and never without an anchor', () => {
    const since = (elapsedSeconds: number) => placeKept([moment({ deviceAt: after(600), elapsedSeconds })], after(received), null)[0]
    expect(since(received + within)).toEqual({ happenedAt: after(received), isBorneOut: true })
    expect(since(received + beyond)).toEqual({ happenedAt: after(600), isBorneOut: false })
    expect(isBorneOut({ anchorAt: null, deviceAt: '1000-01-01T00:10:00Z' as Instant, elapsedSeconds: 600 })).toBe(false)
  })

  it('and no longer where its neighbours move it by more', () => {
    const own = { deviceAt: after(600), elapsedSeconds: 600 }
    expect([isBorneOut(own, floorAt(after(600 + within))), isBorneOut(own, floorAt(after(600 + beyond)))]).toEqual([true, false])
    const next = moment({ deviceAt: after(1000), ageSeconds: received - 1000 })
    const [moved] = placeKept([moment({ deviceAt: after(5000), ageSeconds: received - 5000 }), next], after(received), null)
    expect(moved).toEqual({ happenedAt: after(1000), isBorneOut: false })
  })
})
