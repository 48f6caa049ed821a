import { describe, expect, test } from 'vitest'
import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import { agents, all, decided, titles } from './imports.decided.testing.ts'
import type { Kept, KeptShift } from './imports.snapshot.rules.ts'
import { textFile } from '../imports.testing.ts'

describe('the times of a shift', () => {
  const times = async (starts: string, ends: string, site = 'S1') => {
    const { refused, notices, plans } = await all(`V1;${site};1;K1;${starts.replace(' ', ';')};${ends.replace(' ', ';')}`)
    const row = plans.shifts.creates[0]?.row
    return refused.length ? refused[0]!.split(' ').at(-1) : [row?.startsAt, row?.endsAt, row?.month, ...notices]
  }
  test("are the site's", async () => {
    expect(await times('12/10/2026 07:00', '12/10/2026 19:00')).toEqual(['2026-10-12T05:00:00Z', '2026-10-12T17:00:00Z', '202610'])
    expect(await times('12/10/2026 07:00', '12/10/2026 19:00', 'S2')).toEqual(['2026-10-12T03:00:00Z', '2026-10-12T15:00:00Z', '202610'])
  })
  test('give it the month of its local start', async () => {
    expect(await times('01/11/2026 02:00', '01/11/2026 06:00', 'S2')).toEqual(['2026-10-31T22:00:00Z', '2026-11-01T02:00:00Z', '202611'])
    expect(await times('31/10/2026 21:00', '01/11/2026 06:00')).toEqual(['2026-10-31T20:00:00Z', '2026-11-01T05:00:00Z', '202610'])
  })
  test('last 10 h from 21:00 to 06:00 over the October change of clock, and 8 h over the March one', async () => {
    expect(await times('24/10/2026 21:00', '25/10/2026 06:00')).toEqual(['2026-10-24T19:00:00Z', '2026-10-25T05:00:00Z', '202610'])
    expect(await times('27/03/2027 21:00', '28/03/2027 06:00')).toEqual(['2027-03-27T20:00:00Z', '2027-03-28T04:00:00Z', '202703'])
  })
  test('that come twice in a night are asked about, and are taken with the offset that says which', async () => {
    expect(await times('25/10/2026 02:30', '25/10/2026 08:00')).toBe('TIME_TWICE')
    expect(await times('24/10/2026 19:00', '25/10/2026 02:00')).toBe('TIME_TWICE')
    expect((await times('25/10/2026 02:30+02:00', '25/10/2026 08:00'))?.[0]).toBe('2026-10-25T00:30:00Z')
    expect((await times('25/10/2026 2h30 +0100', '25/10/2026 08:00'))?.[0]).toBe('2026-10-25T01:30:00Z')
    expect((await times('24/10/2026 19:00', '25/10/2026 02:30+01:00'))?.[1]).toBe('2026-10-25T01:30:00Z')
    // Of a site whose clock does not change there is one alone.
    expect((await times('25/10/2026 02:30', '25/10/2026 08:00', 'S2'))?.[0]).toBe('2026-10-24T22:30:00Z')
  })
  test('that the clocks skip are refused, and so is an offset that is not the site’s', async () => {
    expect(await times('28/03/2027 02:30', '28/03/2027 08:00')).toBe('TIME_SKIPPED')
    expect(await times('28/03/2027 02:30+01:00', '28/03/2027 08:00')).toBe('TIME_SKIPPED')
    expect(await times('25/10/2026 02:30+03:00', '25/10/2026 08:00')).toBe('OFFSET_WRONG')
    expect(await times('12/10/2026 07:00+02:00', '12/10/2026 19:00+01:00')).toBe('OFFSET_WRONG')
    expect((await times('12/10/2026 07:00+02:00', '12/10/2026 19:00+02:00'))?.[0]).toBe('2026-10-12T05:00:00Z')
  })
  test('may end with the day at 24:00', async () => {
    expect(await times('31/12/2026 14:00', '31/12/2026 24:00')).toEqual(['2026-12-31T13:00:00Z', '2026-12-31T23:00:00Z', '202612'])
  })
  test('end after they start, and within 24 hours that really pass', async () => {
    expect(await times('12/10/2026 07:00', '12/10/2026 07:00')).toBe('END_NOT_AFTER_START')
    expect(await times('12/10/2026 07:00', '11/10/2026 19:00')).toBe('END_NOT_AFTER_START')
    expect(await times('12/10/2026 07:00', '13/10/2026 07:00')).toHaveLength(3)
    expect(await times('12/10/2026 07:00', '13/10/2026 07:01')).toBe('LONGER_THAN_A_DAY')
    expect(await times('24/10/2026 12:00', '25/10/2026 12:00')).toBe('LONGER_THAN_A_DAY')
    expect(await times('27/03/2027 12:00', '28/03/2027 13:00')).toHaveLength(3)
  })
})

describe('a shift that was clocked', () => {
  const site = (code: string): Kept['sites'] => ({ code, timeZone: 'Europe/Paris' }) as Kept['sites']
  const kept: KeptShift = {
    number: 'V1',
    siteCode: 'S1',
    employeeNumber: '',
    contractNumber: '',
    prestation: '',
    activity: '',
    profile: '',
    breakMinutes: null,
    note: '',
    startsAt: '2026-10-12T05:00:00Z' as Instant,
    endsAt: '2026-10-12T17:00:00Z' as Instant,
    month: '202610' as Month,
    isClocked: true,
    isDivided: false,
    version: 3,
  }
  const snapshot = {
    shifts: new Map([['V1', kept]]),
    sites: new Map([
      ['S1', site('S1')],
      ['S2', site('S2')],
    ]),
  }
  const changed = (line: string) => decided([textFile('v.csv', `${titles};Commentaire`, line), agents], snapshot)
  test.each([
    'V1;S2;;;12/10/2026;07:00;12/10/2026;19:00;',
    'V1;S1;1;;12/10/2026;07:00;12/10/2026;19:00;',
    'V1;S1;;;12/10/2026;07:01;12/10/2026;19:00;',
  ])('keeps its site, agent and times: %s', async (line) => expect((await changed(line)).refused).toEqual(['v.csv 1 SHIFT_CLOCKED']))
  test('may be given another note', async () => {
    const { refused, plans } = await changed('V1;S1;;;12/10/2026;07:00;12/10/2026;19:00;Clé n° 7')
    expect([refused, plans.shifts.changes.map(({ fields }) => fields)]).toEqual([[], [['note']]])
  })

  test('and one that changed hands while it ran stays as it is here: what else the file says of it is read', async () => {
    const divided = { ...snapshot, shifts: new Map([['V1', { ...kept, isClocked: false, isDivided: true }]]) }
    const read = (line: string) => decided([textFile('v.csv', `${titles};Commentaire`, line), agents], divided)
    const { refused, notices, plans } = await read('V1;S2;1;;12/10/2026;07:00;12/10/2026;21:00;Clé n° 7')
    expect([refused, notices, plans.shifts.changes.map(({ fields }) => fields)]).toEqual([[], ['1 SHIFT_DIVIDED'], [['note']]])
    expect((await read('V1;S1;;;12/10/2026;07:00;12/10/2026;19:00;')).notices).toEqual([])
  })
})
