import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockToleranceSeconds, placeKept, type Floor, type KeptMoment } from './clockings.placing.rules.ts'
import { after, anchorAt, apart, cut, moment, runs } from './clockings.placing.testing.ts'

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
