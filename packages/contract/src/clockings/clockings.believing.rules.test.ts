import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { size } from '../kit/size.testing.ts'
import { addSeconds, type Instant } from '../kit/time.ts'
import { doubtOf, type BelievedAct, type Contacts, type SendingFacts } from './clockings.believing.rules.ts'

const noon = '2026-10-12T12:00:00Z' as Instant
const hours = (count: number): Instant => addSeconds(noon, Math.round(count * 3600))
const act = (columns: Partial<BelievedAct> = {}): BelievedAct => ({
  happenedAt: hours(-3),
  isBorneOut: true,
  anchorAt: hours(-4),
  told: null,
  ...columns,
})
const contacts = (columns: Partial<Contacts> = {}): Contacts => ({ firstAt: hours(-400), lastAt: hours(-4), burst: null, ...columns })
const sending = (columns: Partial<SendingFacts> = {}): SendingFacts => ({
  receivedAt: noon,
  contacts: contacts(),
  maxHours: 36,
  ...columns,
})

describe('an act that was kept', () => {
  it('is believed with an anchor, from after the last contact, borne out and not too old', () => {
    expect(doubtOf(act(), sending())).toBeNull()
  })

  it('is not by a device that the server did not know with this person before', () => {
    expect(doubtOf(act({ anchorAt: null }), sending())).toBe('unknown_device')
    expect(doubtOf(act(), sending({ contacts: null }))).toBe('unknown_device')
    expect(doubtOf(act({ anchorAt: hours(1), happenedAt: hours(0) }), sending())).toBe('unknown_device')
    // From the future, though it was placed after its anchor.
    expect(doubtOf(act({ anchorAt: hours(1), happenedAt: hours(1) }), sending())).toBe('unknown_device')
    expect(doubtOf(act({ happenedAt: hours(-5) }), sending())).toBe('unknown_device')
    expect(doubtOf(act(), sending({ contacts: contacts({ firstAt: hours(-3) }) }))).toBe('unknown_device')
  })

  it('is from the very first contact on: that of its own anchor', () => {
    const first = sending({ contacts: contacts({ firstAt: hours(-4), lastAt: hours(-4) }) })
    expect(doubtOf(act(), first)).toBeNull()
    expect(doubtOf(act({ anchorAt: addSeconds(hours(-4), -1) }), first)).toBe('unknown_device')
  })

  it('is not with a contact between that was not told of it', () => {
    const later = sending({ contacts: contacts({ lastAt: hours(-2) }) })
    expect(doubtOf(act(), later)).toBe('contact_between')
    expect(doubtOf(act({ told: { at: hours(-2), after: hours(-4) } }), later)).toBeNull()
    // At the first contact that there was.
    expect(doubtOf(act({ told: { at: hours(-2), after: null } }), later)).toBeNull()
    // Told too late: the contact before that lies after the act, too.
    expect(doubtOf(act({ told: { at: hours(-1), after: hours(-2) } }), later)).toBe('contact_between')
    // Told before it happened.
    expect(doubtOf(act({ told: { at: hours(-3.5), after: hours(-4) } }), later)).toBe('contact_between')
  })

  it('is, within the slack of 30 seconds of the contact', () => {
    const at = (seconds: number) =>
      doubtOf(act({ happenedAt: addSeconds(hours(-2), seconds) }), sending({ contacts: contacts({ lastAt: hours(-2) }) }))
    expect([at(-31), at(-30), at(0), at(60)]).toEqual(['contact_between', null, null, null])
  })

  it('from before a burst of calls is sent within its first ten minutes', () => {
    const burst = (startedAt: Instant, formerEndedAt: Instant | null = null) =>
      doubtOf(act(), sending({ contacts: contacts({ burst: { startedAt, formerEndedAt } }) }))
    expect(burst(addSeconds(noon, -600))).toBeNull()
    expect(burst(addSeconds(noon, -601))).toBe('contact_between')
    expect(burst(addSeconds(noon, -60), hours(-2))).toBe('contact_between')
    expect(burst(addSeconds(noon, -60), hours(-3.5))).toBeNull()
  })

  it('from within a burst that still goes on is sent at once: there has been a call within ten minutes of it', () => {
    const burst = { startedAt: hours(-3.5), formerEndedAt: null }
    const ago = (seconds: number, told: BelievedAct['told'] = null) =>
      doubtOf(act({ happenedAt: addSeconds(noon, -seconds), told }), sending({ contacts: contacts({ burst }) }))
    expect([ago(0), ago(1200), ago(1201), ago(3 * 3600)]).toEqual([null, null, 'contact_between', 'contact_between'])
    expect(ago(3 * 3600, { at: hours(-2.9), after: hours(-4) })).toBeNull()
  })

  it('is not when it is older than the company allows', () => {
    const old = (seconds: number) =>
      doubtOf(
        act({ happenedAt: addSeconds(noon, -seconds), anchorAt: hours(-40) }),
        sending({ contacts: contacts({ lastAt: hours(-40) }) }),
      )
    expect([old(36 * 3600), old(36 * 3600 + 1)]).toEqual([null, 'too_old'])
  })

  it('is not when its time is not borne out', () => expect(doubtOf(act({ isBorneOut: false }), sending())).toBe('clock'))

  it('is believed by no random lie about what the server itself has seen', () => {
    const hour = fc.integer({ min: -100, max: 100 }).map(hours)
    const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
    const any = fc.record({ happenedAt: hour, isBorneOut: fc.boolean(), anchorAt: orNull(hour), told: fc.constant(null) })
    const seen = fc.record({ firstAt: hour, lastAt: hour, burst: fc.constant(null) })
    fc.assert(
      fc.property(any, seen, (one, known) => {
        if (doubtOf(one, sending({ contacts: known })) !== null) return
        expect(one.isBorneOut && one.anchorAt! >= known.firstAt && one.happenedAt >= one.anchorAt!).toBe(true)
        expect(one.happenedAt >= known.lastAt && one.happenedAt >= hours(-36)).toBe(true)
      }),
      { numRuns: size(1000, 50_000) },
    )
  })
})
