import { describe, expect, it } from 'vitest'
import { againOf, checkArea, clockingStateOf, type PhoneShift } from './clockings.phone.rules.ts'
import type { Instant } from '../kit/time.ts'

const at = (time: string) => `2026-10-12T${time}:00Z` as Instant
const settings = {
  clocking_early_minutes: 30,
  clocking_out_grace_minutes: 720,
  pre_clocking_resource_notification_minutes: 60,
  canClockOutEarlier: true,
  canPreClock: true,
}
const shift = (id: number, from: string, to: string, more: Partial<PhoneShift> = {}): PhoneShift => ({
  id,
  startsAt: at(from),
  endsAt: at(to),
  arrivedAt: null,
  leftAt: null,
  isClockInUnconfirmed: false,
  isClockOutUnconfirmed: false,
  canPreClock: false,
  preClockInAt: null,
  ...more,
})
const said = (shifts: readonly PhoneShift[], now: string, own = settings) => {
  const clockingState = clockingStateOf(shifts, at(now), own)
  if (clockingState.kind === 'nothing') return 'nothing'
  if (clockingState.kind === 'choice') return `choose ${clockingState.acts.map(({ shift: { id }, act }) => `${act} ${id}`).join(', ')}`
  const { act, shift: of } = clockingState
  return clockingState.kind === 'later' ? `${act} ${of.id} from ${clockingState.opensAt.slice(11, 16)}` : `${act} ${of.id}`
}

describe('where an agent stands', () => {
  const morning = shift(1, '06:00', '14:00')

  it('arrives from half an hour before the planned start to the planned end', () => {
    expect(said([morning], '05:29')).toBe('start 1 from 05:30')
    expect(said([morning], '05:30')).toBe('start 1')
    expect(said([morning], '14:00')).toBe('start 1')
    expect(said([morning], '14:01')).toBe('nothing')
  })

  it('leaves from the arrival on, and before the planned end only where the company lets it', () => {
    const running = { ...morning, arrivedAt: at('06:00') }
    expect(said([running], '10:00')).toBe('end 1')
    expect(said([running], '10:00', { ...settings, canClockOutEarlier: false })).toBe('end 1 from 14:00')
    expect(said([running], '14:00', { ...settings, canClockOutEarlier: false })).toBe('end 1')
    expect(said([running], '23:59')).toBe('end 1')
  })

  it('says that it is on the way, where that is asked, before it arrives', () => {
    const asked = shift(1, '06:00', '14:00', { canPreClock: true })
    expect(said([asked], '04:59')).toBe('pre_clocking 1 from 05:00')
    expect(said([asked], '05:00')).toBe('pre_clocking 1')
    expect(said([{ ...asked, preClockInAt: at('05:01') }], '05:02')).toBe('start 1 from 05:30')
    expect(said([asked], '05:30')).toBe('start 1')
    expect(said([{ ...asked, preClockInNoticeMinutes: 45 }], '05:00')).toBe('pre_clocking 1 from 05:15')
    expect(said([asked], '05:00', { ...settings, canPreClock: false })).toBe('start 1 from 05:30')
  })

  it('with one open service clocks out, also where the next one could begin', () => {
    const next = shift(2, '14:00', '20:00')
    expect(said([{ ...morning, arrivedAt: at('06:00') }, next], '13:50')).toBe('end 1')
    expect(said([next], '13:50')).toBe('start 2')
  })

  it('chooses between several that are possible', () => {
    expect(said([morning, shift(2, '06:10', '10:00')], '06:00')).toBe('choose start 1, start 2')
  })

  it('a departure that was forgotten does not prevent the next arrival', () => {
    const forgotten = shift(1, '00:00', '06:00', { arrivedAt: at('00:00') })
    expect(said([forgotten, shift(2, '14:00', '20:00')], '13:00')).toBe('end 1')
    expect(said([forgotten, shift(2, '14:00', '20:00')], '13:50')).toBe('choose end 1, start 2')
  })

  it('and after its hours of grace it is no more to be clocked', () => {
    const forgotten = shift(1, '00:00', '01:00', { arrivedAt: at('00:00') })
    expect(said([forgotten, shift(2, '14:00', '20:00')], '13:50')).toBe('start 2')
  })
})

describe('what may be clocked once more', () => {
  const again = (one: PhoneShift, now: string, own = settings) => againOf([one], at(now), own).map(({ act }) => act)
  const arrived = shift(1, '06:00', '14:00', { arrivedAt: at('06:00') })
  const unsure = { ...arrived, isClockInUnconfirmed: true }

  it('is nothing of what counts, and nothing of what has not been clocked', () => {
    expect(again(shift(1, '06:00', '14:00'), '06:00')).toEqual([])
    expect(again(arrived, '10:00')).toEqual([])
    expect(again({ ...arrived, leftAt: at('14:00') }, '14:00')).toEqual([])
  })

  it('is an arrival that is to be confirmed, to the planned end, and nobody is led away from the departure', () => {
    expect(again(unsure, '10:00')).toEqual(['start'])
    expect(said([unsure], '10:00')).toBe('end 1')
    expect(again(unsure, '14:01')).toEqual([])
  })

  it('is a departure that is to be confirmed, and where its arrival is too that as well; after one that counts nothing', () => {
    const left = { ...arrived, leftAt: at('13:00'), isClockOutUnconfirmed: true }
    expect(again(left, '13:30')).toEqual(['end'])
    expect(again(left, '13:30', { ...settings, canClockOutEarlier: false })).toEqual([])
    expect(again({ ...left, isClockInUnconfirmed: true }, '13:30')).toEqual(['end', 'start'])
    expect(again({ ...unsure, leftAt: at('13:00') }, '13:30')).toEqual([])
    expect(said([left, shift(2, '18:00', '22:00')], '13:30')).toBe('start 2 from 17:30')
  })
})

describe('where a reading lies', () => {
  const site = { latitude: 48.8566, longitude: 2.3522, perimeterMetres: 150 }

  it('is outside only when the distance less the accuracy exceeds the perimeter', () => {
    const north = { latitude: 48.8584, longitude: 2.3522 }
    expect(checkArea({ ...north, accuracyMetres: 10 }, site)).toEqual({ metres: 200, isOutside: true })
    expect(checkArea({ ...north, accuracyMetres: 60 }, site)).toEqual({ metres: 200, isOutside: false })
  })

  it('of a site without a point says nothing', () => {
    expect(checkArea({ latitude: 0, longitude: 0, accuracyMetres: 1 }, { ...site, latitude: null })).toEqual({
      metres: null,
      isOutside: false,
    })
  })
})
