import { describe, expect, it } from 'vitest'
import { answerOf, correctionOf, deletionOf, doubtful, instant, lineOf } from './clockings.lines.testing.ts'
import { blank, projectionFaults, projectionOf } from './projection.rules.ts'

const six = lineOf('six', 'start', '06:00:00')
const two = lineOf('two', 'end', '14:00:00')

describe('what its lines make of a shift', () => {
  it('of none: nothing', () => expect(projectionOf([])).toEqual(blank))

  it('of an arrival and a departure: their times and verdicts, and nothing else', () => {
    expect(projectionOf([six])).toEqual({ ...blank, arrived_at: instant('06:00:00'), clock_in_status: 1 })
    expect(projectionOf([six, { ...two, verdict: 2 }])).toEqual({
      ...blank,
      arrived_at: instant('06:00:00'),
      clock_in_status: 1,
      left_at: instant('14:00:00'),
      clock_out_status: 2,
    })
    expect(projectionOf([{ ...six, verdict: 2 }, two])).toMatchObject({ clock_in_status: 2, clock_out_status: 1 })
  })

  it.each(['forced', 'outside_area', 'offline'] as const)('that an arrival or a departure was %s stands with it alone', (how) => {
    const was = { [`is_${how}`]: true }
    expect(projectionOf([{ ...six, ...was }, two])).toMatchObject({ [`is_clock_in_${how}`]: true, [`is_clock_out_${how}`]: false })
    expect(projectionOf([six, { ...two, ...was }])).toMatchObject({ [`is_clock_in_${how}`]: false, [`is_clock_out_${how}`]: true })
    const made = projectionOf([
      { ...six, ...was },
      { ...two, ...was },
    ])
    expect(Object.entries(made).filter(([, value]) => value === true)).toHaveLength(2)
  })

  it('«je suis en route» is a time alone', () => {
    expect(projectionOf([lineOf('way', 'pre_clocking', '05:30:00', { verdict: null, is_forced: true })])).toEqual({
      ...blank,
      pre_clock_in_at: instant('05:30:00'),
    })
  })

  it('a break is open until it ends, or with the departure; whole minutes are counted, one break after the other', () => {
    const begins = lineOf('begins', 'break_start', '10:00:00')
    expect(projectionOf([six, begins])).toMatchObject({ break_started_at: instant('10:00:00'), break_minutes: 0 })
    const first = [six, begins, lineOf('ends', 'break_end', '10:20:59')]
    expect(projectionOf(first)).toMatchObject({ break_started_at: null, break_minutes: 20 })
    const second = [...first, lineOf('again', 'break_start', '13:49:30')]
    expect(projectionOf([...second, two])).toMatchObject({ break_started_at: null, break_minutes: 30, left_at: instant('14:00:00') })
    expect(projectionOf([...second, lineOf('end', 'break_end', '13:00:00')])).toMatchObject({ break_started_at: null, break_minutes: 20 })
    expect(projectionOf([six, lineOf('ends', 'break_end', '10:20:59')])).toEqual(projectionOf([six]))
  })

  it('the answer to a verification call is an instant of it, and nothing else', () => {
    expect(projectionOf([six, lineOf('said', 'check', '07:00:00')])).toEqual({ ...projectionOf([six]), check_times: [instant('07:00:00')] })
  })

  it('a correction or a deletion of what is not there changes nothing of it', () => {
    expect(projectionOf([six, correctionOf('other', 'nobody', '07:00:00')])).toEqual(projectionOf([six]))
    expect(projectionOf([six, deletionOf('other', 'nobody')])).toEqual(projectionOf([six]))
  })
})

describe('an act that is to be confirmed', () => {
  const late = { verdict: 1, is_forced: true, is_outside_area: true, ...doubtful }

  it('stands where there is none, as an anomaly, and is counted', () => {
    const arrival = projectionOf([{ ...six, ...late }])
    expect(arrival).toEqual({
      ...blank,
      arrived_at: instant('06:00:00'),
      clock_in_status: 2,
      is_clock_in_forced: true,
      is_clock_in_outside_area: true,
      is_clock_in_offline: true,
      is_clock_in_unconfirmed: true,
      unconfirmed_count: 1,
    })
    expect(projectionOf([six, lineOf('break', 'break_start', '13:00:00'), { ...two, ...late }])).toEqual({
      ...projectionOf([six]),
      left_at: instant('14:00:00'),
      clock_out_status: 2,
      is_clock_out_forced: true,
      is_clock_out_outside_area: true,
      is_clock_out_offline: true,
      is_clock_out_unconfirmed: true,
      break_minutes: 60,
      longest_break_minutes: 60,
      // Calls go on being counted from a departure that is believed.
      pause_times: [instant('13:00:00')],
      unconfirmed_count: 1,
    })
  })

  it.each([
    ['an arrival where there is one', [six], lineOf('again', 'start', '05:00:00', doubtful)],
    ['a departure without an arrival', [], { ...two, ...doubtful }],
    ['a departure before the arrival', [six], lineOf('early', 'end', '05:59:59', doubtful)],
    ['a departure where there is one', [six, two], lineOf('again', 'end', '15:00:00', doubtful)],
    ['«je suis en route»', [], lineOf('way', 'pre_clocking', '05:30:00', doubtful)],
  ])('%s is counted, and changes nothing else', (_, before, line) => {
    expect(projectionOf([...before, line])).toEqual({ ...projectionOf(before), unconfirmed_count: 1 })
    expect(projectionOf([...before, line, { ...line, clocking_uuid: 'other' }])).toMatchObject({ unconfirmed_count: 2 })
  })

  it('in the very second of the arrival a departure fits', () => {
    expect(projectionOf([six, lineOf('at once', 'end', '06:00:00', doubtful)])).toMatchObject({ left_at: instant('06:00:00') })
  })

  it('once confirmed is as if it had been believed, and takes the place of what stood', () => {
    const arrival = { ...six, ...doubtful }
    expect(projectionOf([arrival, answerOf('yes', 'confirmation', 'six')])).toEqual(projectionOf([{ ...six, is_offline: true }]))
    const forced = lineOf('forced', 'start', '08:00:00', { is_forced: true, verdict: 2 })
    expect(projectionOf([forced, arrival, answerOf('yes', 'confirmation', 'six')])).toEqual({
      ...projectionOf([{ ...six, is_offline: true }]),
    })
  })

  it('once refused is as if it had never been', () => {
    const arrival = { ...six, ...doubtful }
    expect(projectionOf([arrival, answerOf('no', 'rejection', 'six')])).toEqual(blank)
    const forced = lineOf('forced', 'start', '08:00:00', { is_forced: true })
    expect(projectionOf([forced, arrival, answerOf('no', 'rejection', 'six')])).toEqual(projectionOf([forced]))
  })

  it('a departure that is refused leaves the break open that it had closed', () => {
    const open = [six, lineOf('break', 'break_start', '13:00:00')]
    expect(projectionOf([...open, { ...two, ...doubtful }, answerOf('no', 'rejection', 'two')])).toEqual(projectionOf(open))
  })
})

describe('an act that a manager corrects or deletes', () => {
  const pause = [lineOf('begins', 'break_start', '10:00:00'), lineOf('ends', 'break_end', '10:20:00')]
  it('counts at the time and with the verdict of its last correction, as if it had been made then', () => {
    const late = { ...six, verdict: 2, happened_at: instant('06:09:00') }
    const first = correctionOf('first', 'six', '05:58:00')
    expect(projectionOf([late, first])).toEqual(projectionOf([{ ...six, happened_at: instant('05:58:00') }]))
    expect(projectionOf([late, two, first, correctionOf('second', 'six', '06:30:00', 2)])).toEqual(
      projectionOf([{ ...late, happened_at: instant('06:30:00') }, two]),
    )
  })

  it('of a break is counted anew, and so is what the departure closes', () => {
    const all = [six, ...pause, two]
    expect(projectionOf([...all, correctionOf('longer', 'ends', '10:45:00', null)])).toMatchObject({
      break_minutes: 45,
      longest_break_minutes: 45,
      pause_times: [instant('10:00:00'), instant('10:45:00')],
    })
    expect(projectionOf([six, pause[0]!, two, correctionOf('sooner', 'two', '13:00:00', 2)])).toMatchObject({
      break_minutes: 180,
      left_at: instant('13:00:00'),
      clock_out_status: 2,
    })
  })

  it('that was to be confirmed is believed at the time of its correction', () => {
    expect(projectionOf([{ ...six, ...doubtful }, correctionOf('then', 'six', '06:05:00')])).toEqual(
      projectionOf([{ ...six, is_offline: true, happened_at: instant('06:05:00') }]),
    )
  })

  it('deleted is as if it had never been; with the arrival go its departure and its breaks', () => {
    expect(projectionOf([six, ...pause, two, deletionOf('gone', 'two')])).toEqual(projectionOf([six, ...pause]))
    expect(projectionOf([six, ...pause, two, deletionOf('gone', 'six')])).toEqual(blank)
    expect(projectionOf([six, correctionOf('moved', 'six', '06:30:00'), deletionOf('gone', 'six')])).toEqual(blank)
  })
})

describe('a shift that is not what its lines make of it', () => {
  it('is told by the columns in which it differs', () => {
    const made = projectionOf([six, two])
    expect(projectionFaults(made, [six, two])).toEqual([])
    expect(projectionFaults({ ...made, break_minutes: 1, left_at: null }, [six, two])).toEqual(['left_at', 'break_minutes'])
    expect(projectionFaults(made, [six])).toEqual(['left_at', 'clock_out_status'])
  })
})
