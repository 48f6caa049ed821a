import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { size } from '../kit/size.testing.ts'
import { addSeconds, epochOf, type Instant } from '../kit/time.ts'
import { clockToleranceSeconds, placeKept, type Floor, type KeptMoment } from './clockings.placing.rules.ts'

const anchorAt = '2026-10-12T05:00:00Z' as Instant
const after = (seconds: number): Instant => addSeconds(anchorAt, seconds)
const apart = (one: Instant, other: Instant): number => Math.abs(epochOf(one) - epochOf(other)) / 1000
const runs = { numRuns: size(500, 20_000) }
/** Seconds are cut twice: where an act lies, and where the anchor lay. */
const cut = 2
/** Another act of the device was placed there before, and its clock was borne out. */
const floorAt = (at: Instant): Floor => ({ last: at, lastBorneOut: at })

const moment = (columns: Partial<KeptMoment>): KeptMoment => ({
  deviceAt: anchorAt,
  driftSeconds: 0,
  anchorAt,
  elapsedSeconds: null,
  ageSeconds: null,
  ...columns,
})

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

/** Whatever a device may say of what it keeps, true or not. */
const anything = (): fc.Arbitrary<KeptMoment> => {
  const near = fc.integer({ min: -9000, max: 60_000 })
  return fc.record({
    deviceAt: near.map(after),
    driftSeconds: fc.constantFrom(0, 0, 0, 3600, -3600),
    anchorAt: fc.constantFrom(anchorAt, anchorAt, after(4000), null),
    elapsedSeconds: fc.option(near),
    ageSeconds: fc.option(near),
  })
}

describe('an act whose clock is borne out', () => {
  const receivedAt = after(50_000)
  const alone = (one: KeptMoment) => placeKept([one], receivedAt, null)[0]!
  const journals = fc.array(fc.oneof(anything(), honest()), { maxLength: 8 })

  /** One whose clock agrees with the seconds since its anchor, or with those to its sending. */
  function honest(): fc.Arbitrary<KeptMoment> {
    return fc
      .record({ at: fc.integer({ min: 0, max: 50_000 }), bySending: fc.boolean() })
      .map(({ at, bySending }) =>
        moment({ deviceAt: after(at), elapsedSeconds: bySending ? null : at, ageSeconds: bySending ? 50_000 - at : null }),
      )
  }

  it('lies where it lies, whatever is shown by the clocks of those around it that are not', () => {
    fc.assert(
      fc.property(journals, fc.array(anything(), { minLength: 8, maxLength: 8 }), (journal, others) => {
        const changed = journal.map((one, at) => {
          const shown = { ...one, deviceAt: others[at]!.deviceAt, driftSeconds: others[at]!.driftSeconds }
          return alone(one).isBorneOut || alone(shown).isBorneOut ? one : shown
        })
        const [before, since] = [placeKept(journal, receivedAt, null), placeKept(changed, receivedAt, null)]
        const sure = journal.flatMap((one, at) => (alone(one).isBorneOut ? [at] : []))
        expect(sure.map((at) => since[at])).toEqual(sure.map((at) => before[at]))
      }),
      runs,
    )
  })

  it('gains nothing from what is sent beside it: it would be borne out by itself, at the same time', () => {
    fc.assert(
      fc.property(journals, (journal) => {
        placeKept(journal, receivedAt, null).forEach(({ isBorneOut, happenedAt }, at) => {
          if (!isBorneOut) return
          const own = alone(journal[at]!)
          expect(own.isBorneOut).toBe(true)
          expect(apart(own.happenedAt, happenedAt)).toBeLessThanOrEqual(clockToleranceSeconds + cut)
        })
      }),
      runs,
    )
  })

  it('is pushed by none whose clock was set forward, which lies before it instead', () => {
    const forward = moment({ deviceAt: after(600 + 7200), elapsedSeconds: 600 })
    const right = moment({ deviceAt: after(1200), elapsedSeconds: 1200 })
    const back = moment({ deviceAt: after(1500 - 7200) })
    expect(placeKept([forward, right, back], after(9000), null)).toEqual([
      { happenedAt: after(1200), isBorneOut: false },
      { happenedAt: after(1200), isBorneOut: true },
      { happenedAt: after(1200), isBorneOut: false },
    ])
  })

  it('is pushed by none of an earlier sending either, which those do that are not borne out themselves', () => {
    const right = moment({ deviceAt: after(1200), elapsedSeconds: 1200 })
    const wrong = moment({ deviceAt: after(800) })
    const placed = (journal: readonly KeptMoment[], floor: Floor) =>
      placeKept(journal, after(9000), floor).map(({ happenedAt }) => happenedAt)
    const floor = { last: after(7000), lastBorneOut: after(300) }
    expect(placed([right], floor)).toEqual([after(1200)])
    expect(placed([wrong], floor)).toEqual([after(7000)])
    expect(placed([wrong, right, wrong], floor)).toEqual([after(1200), after(1200), after(1200)])
    expect(placed([right], { ...floor, lastBorneOut: after(5000) })).toEqual([after(5000)])
  })

  it('yields to what no clock that is set can move: the seconds since an anchor, and those to the sending', () => {
    // The first says that more has passed since its anchor than the second leaves room for: one of the two is not true.
    const longAfter = moment({ deviceAt: after(100), elapsedSeconds: 5000 })
    const soonAfter = moment({ deviceAt: after(2000), ageSeconds: 7000 })
    expect(placeKept([longAfter, soonAfter], after(9000), null)).toEqual([
      { happenedAt: after(5000), isBorneOut: false },
      { happenedAt: after(5000), isBorneOut: false },
    ])
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
