import { describe, expect, it } from 'vitest'
import { addMinutes, type Instant } from '../kit/time.ts'
import { plannedBetween } from '../shifts/shifts.testing.ts'
import { defaultSettings } from '../companies/settings.ts'
import type { AlertKind } from './alerts.kinds.ts'
import { usualAlertRules } from './alerts.kinds.ts'
import { isAnew, onDutyAt, stepOf, untold, wrongOf, type AlertedShift, type Progress, type Wrong } from './alerts.rules.ts'

const start = '2026-10-12T04:00:00Z' as Instant
const after = (minutes: number) => addMinutes(start, minutes)
const shift: AlertedShift = { ...plannedBetween(start, after(480)), silentFrom: null, plannedAt: null }
const wrong = (changes: Partial<AlertedShift>, minutes: number) =>
  wrongOf({ ...shift, ...changes }, after(minutes), defaultSettings, usualAlertRules).map(({ kind, isUrgent }) => `${kind} ${isUrgent}`)

describe('what there is to alert of', () => {
  it('nobody has come: the agent’s alone within the tolerance of 5 minutes, the managers’ beyond it, until the planned end', () => {
    expect([-1, 0, 5, 6, 479, 480].map((minutes) => wrong({}, minutes))).toEqual([
      [],
      ['notArrived false'],
      ['notArrived false'],
      ['notArrived true'],
      ['notArrived true'],
      [],
    ])
  })

  it('alerts of an agent who is missing before a replacement that begins later, and not from its beginning on', () => {
    const replaced = { followedById: 9, endsAt: after(240) }
    expect([30, 239, 240].map((minutes) => wrong(replaced, minutes))).toEqual([['notArrived true'], ['notArrived true'], []])
  })

  it('not of an agent who came, or whose arrival is to be confirmed', () => {
    expect(wrong({ arrivedAt: after(20) }, 30)).toEqual([])
    expect(wrong({ arrivedAt: after(20), isClockInUnconfirmed: true, unconfirmedCount: 1 }, 30)).toEqual([])
  })

  it('nobody has the service: from 24 hours before its start to its end', () => {
    const open = { agentId: null, contractId: null }
    expect([-1441, -1440, 0, 479, 480].map((minutes) => wrong(open, minutes))).toEqual([
      [],
      ['uncovered true'],
      ['uncovered true'],
      ['uncovered true'],
      [],
    ])
  })

  it('a post that was left early is empty until the relief has clocked in', () => {
    const left = { arrivedAt: start, leftAt: after(60), leaveDependsOn: 'relief' as const, clockOutStatus: 2 }
    expect(wrong(left, 61)).toEqual(['postEmpty true'])
    expect(wrong({ ...left, relievedAt: after(59) }, 61)).toEqual([])
  })

  it('silence after a verification call, as long as the agent is there', () => {
    expect(wrong({ arrivedAt: start, silentFrom: after(60) }, 80)).toEqual(['checkMissed true'])
    expect(wrong({ arrivedAt: start, silentFrom: after(60), leftAt: after(480) }, 470)).toEqual([])
  })

  it('a silent agent who has not left stays an alert for an hour after the planned end, unless another follows', () => {
    const silent = { arrivedAt: start, silentFrom: after(420) }
    expect([479, 480, 539, 540].map((minutes) => wrong(silent, minutes))).toEqual([
      ['checkMissed true'],
      ['checkMissed true'],
      ['checkMissed true'],
      [],
    ])
    expect(wrong({ ...silent, followedById: 9 }, 480)).toEqual([])
  })

  it('«je suis en route» is missing from the opening of its window to the start', () => {
    const asked = { canPreClock: true }
    expect([-61, -60, -1].map((minutes) => wrong(asked, minutes))).toEqual([[], ['preClockingMissing true'], ['preClockingMissing true']])
    expect(wrong({ ...asked, preClockInAt: after(-50) }, -10)).toEqual([])
  })
})

describe('the escalation', () => {
  const ruleOf = (kind: AlertKind) => usualAlertRules.find((rule) => rule.kind === kind)!
  const missing: Wrong = { kind: 'notArrived', since: start, isUrgent: true }
  const step = (progress: Partial<Progress>, minutes: number, changes: Partial<Wrong> = {}) => {
    const given = { ...missing, ...changes }
    const { toAgent, to } = stepOf(given, start, ruleOf(given.kind), { ...untold, ...progress }, after(minutes))
    return [toAgent, to]
  }

  it('the agent first, then who is on duty, then all, then again and again', () => {
    expect(step({}, 0, { isUrgent: false })).toEqual([false, null])
    expect(step({}, 1, { isUrgent: false })).toEqual([true, null])
    const agentToldAt = after(1)
    expect(step({ agentToldAt }, 5)).toEqual([false, 'duty'])
    const dutyToldAt = after(6)
    expect(step({ agentToldAt, dutyToldAt, toldAt: dutyToldAt }, 19)).toEqual([false, null])
    expect(step({ agentToldAt, dutyToldAt, toldAt: dutyToldAt }, 20)).toEqual([false, 'all'])
    const told = { agentToldAt, dutyToldAt, allToldAt: after(20), toldAt: after(20) }
    expect(step(told, 34)).toEqual([false, null])
    expect(step(told, 35)).toEqual([false, 'all'])
  })

  it('after eight notices it is silent', () => {
    const told = { agentToldAt: after(1), dutyToldAt: after(6), allToldAt: after(20), toldAt: after(95) }
    expect(step({ ...told, toldCount: 7 }, 110)).toEqual([false, 'all'])
    expect(step({ ...told, toldCount: 8 }, 110)).toEqual([false, null])
  })

  it('nobody is reminded once somebody has taken charge', () => {
    const taken = { agentToldAt: after(1), dutyToldAt: after(6), toldAt: after(6), takenAt: after(8) }
    for (const minutes of [20, 35, 300]) expect(step(taken, minutes)).toEqual([false, null])
  })

  it('a step that was missed is made up for once, by the widest', () => {
    expect(step({}, 60)).toEqual([true, 'all'])
  })

  it('the minutes of a missed verification call are counted from when its answer was due', () => {
    const [silent] = wrongOf({ ...shift, arrivedAt: start, silentFrom: after(60) }, after(76), defaultSettings, usualAlertRules)
    expect(silent).toMatchObject({ since: after(60), countedFrom: after(75) })
    expect(step({}, 76, silent)).toEqual([false, 'duty'])
    const told = { dutyToldAt: after(76), toldAt: after(76) }
    expect(step(told, 84, silent)).toEqual([false, null])
    expect(step(told, 85, silent)).toEqual([false, 'all'])
    expect(isAnew(silent!, after(70))).toBe(true)
    expect(isAnew(silent!, after(76))).toBe(false)
  })

  it('an agent who was given the service after its start is missing from then on', () => {
    const [given] = wrongOf({ ...shift, plannedAt: after(30) }, after(31), defaultSettings, usualAlertRules)
    expect(step({}, 31, given)).toEqual([true, null])
    expect(step({ agentToldAt: after(31) }, 35, given)).toEqual([false, 'duty'])
    const [planned] = wrongOf({ ...shift, plannedAt: after(-30) }, after(31), defaultSettings, usualAlertRules)
    expect(step({}, 31, planned)).toEqual([true, 'all'])
  })

  it('an open service: 24 hours before, and 2 hours before to all, or to whoever has taken charge', () => {
    const open = { kind: 'uncovered' as const, since: after(-1440) }
    expect(step({}, -1440, open)).toEqual([false, 'duty'])
    const told = { dutyToldAt: after(-1440), toldAt: after(-1440) }
    expect(step(told, -121, open)).toEqual([false, null])
    expect(step(told, -120, open)).toEqual([false, 'all'])
    expect(step({ ...told, takenAt: after(-1000) }, -120, open)).toEqual([false, 'taker'])
    expect(step({ ...told, allToldAt: after(-120), toldAt: after(-120) }, -60, open)).toEqual([false, null])
  })
})

describe('who is on duty', () => {
  const night = { userId: 4, days: [7], from: '20:00', until: '06:00' }
  const on = (local: string, duty = night) => onDutyAt([duty], local as Instant, 'Europe/Paris')
  it('a night belongs to the day on which it begins, over a change of clock too', () => {
    // On Sunday 25 October 2026 the clocks go back at 3 in the morning.
    expect(on('2026-10-25T18:59:00Z')).toEqual([])
    expect(on('2026-10-25T19:00:00Z')).toEqual([4])
    expect(on('2026-10-26T04:59:00Z')).toEqual([4])
    expect(on('2026-10-26T05:00:00Z')).toEqual([])
    expect(on('2026-10-25T03:00:00Z')).toEqual([])
  })
  it('a duty whose times are alike lasts a whole day; each manager counts once', () => {
    const whole = { ...night, from: '08:00', until: '08:00' }
    expect(on('2026-10-26T06:59:00Z', whole)).toEqual([4])
    expect(on('2026-10-26T07:00:00Z', whole)).toEqual([])
    expect(onDutyAt([night, night], '2026-10-25T20:00:00Z' as Instant, 'Europe/Paris')).toEqual([4])
  })
})
