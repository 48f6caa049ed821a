import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import { answerOf, doubtful, instant, lineOf } from '../clockings.lines.testing.ts'
import type { ClockingLine } from '../clockings.line.ts'
import { blank } from '../projection.rules.ts'
import { decidable, decided } from './confirm.rules.ts'

const arrival = lineOf('arrival', 'start', '06:00:00', doubtful)
const departure = lineOf('departure', 'end', '14:00:00', doubtful)
const forced = lineOf('forced', 'start', '08:00:00', { is_forced: true })
const yes = (about: string) => answerOf(`yes ${about}`, 'confirmation', about)
const no = (about: string) => answerOf(`no ${about}`, 'rejection', about)
/** What is answered, or the code by which it is refused. */
function saying<T>(ask: () => T): T | string {
  try {
    return ask()
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

describe('an act may be decided on', () => {
  const told = (lines: readonly ClockingLine[], uuid: string) => saying(() => decidable(lines, uuid))
  it('once, where it is to be confirmed', () => {
    expect(told([arrival, departure], 'departure')).toBe(departure)
    expect(told([arrival], 'departure')).toBe('NOT_FOUND')
    expect(told([forced], 'forced')).toBe('CLOCKING_UNDOUBTED')
    expect(told([arrival, yes('arrival')], 'arrival')).toBe('CLOCKING_DECIDED')
    expect(told([arrival, no('arrival')], 'arrival')).toBe('CLOCKING_DECIDED')
    expect(told([arrival, yes('arrival')], 'yes arrival')).toBe('CLOCKING_UNDOUBTED')
  })
  it('and no more where it went with its arrival', () => {
    expect(told([arrival, departure, no('arrival')], 'departure')).toBe('CLOCKING_DECIDED')
    expect(told([arrival, departure, yes('arrival')], 'departure')).toBe(departure)
  })
})

describe('what the shift becomes', () => {
  const planned = { startsAt: '2026-10-12T05:00:00Z' as Instant, endsAt: '2026-10-12T17:00:00Z' as Instant }
  const made = (lines: readonly ClockingLine[], answer: ClockingLine) => saying(() => decided(planned, lines, answer))

  it('with a confirmed act, and with one that is refused', () => {
    expect(made([arrival], yes('arrival'))).toMatchObject({ arrived_at: instant('06:00:00'), clock_in_status: 1, unconfirmed_count: 0 })
    expect(made([arrival, departure], no('arrival'))).toEqual(blank)
  })

  it('a departure is confirmed after its arrival alone', () => {
    expect(made([departure], yes('departure'))).toBe('CLOCKING_UNFIT')
    expect(made([lineOf('late', 'start', '14:00:01'), departure], yes('departure'))).toBe('CLOCKING_UNFIT')
    expect(made([lineOf('late', 'start', '14:00:00'), departure], yes('departure'))).toMatchObject({ left_at: instant('14:00:00') })
    expect(made([forced, departure], yes('departure'))).toMatchObject({ left_at: instant('14:00:00'), is_clock_out_unconfirmed: false })
  })

  it('and an arrival before its departure alone', () => {
    const [gone, late] = [lineOf('gone', 'end', '14:00:00'), lineOf('late', 'start', '15:00:00', doubtful)]
    expect(made([forced, gone, late], yes('late'))).toBe('CLOCKING_UNFIT')
    expect(made([forced, gone, arrival], yes('arrival'))).toMatchObject({ arrived_at: instant('06:00:00'), left_at: instant('14:00:00') })
  })

  it('and never so that the service lasts longer than 24 hours', () => {
    const next = (uuid: string, time: string) => ({ ...lineOf(uuid, 'end', time, doubtful), happened_at: `2026-10-13T${time}Z` as Instant })
    expect(made([forced, next('whole', '08:00:00')], yes('whole'))).toMatchObject({ left_at: '2026-10-13T08:00:00Z' })
    expect(made([forced, next('longer', '08:00:01')], yes('longer'))).toBe('SERVICE_TOO_LONG')
    expect(made([forced, next('longer', '08:00:01'), arrival], no('longer'))).toMatchObject({ left_at: null })
  })

  it('refusing is always possible', () => {
    expect(made([departure], no('departure'))).toEqual(blank)
    expect(made([lineOf('gone', 'end', '14:00:00'), arrival], no('arrival'))).toMatchObject({ unconfirmed_count: 0 })
    expect(made([lineOf('gone', 'end', '15:00:00'), departure], no('departure'))).toMatchObject({ left_at: instant('15:00:00') })
  })
})
