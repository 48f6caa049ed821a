import fc from 'fast-check'
import ICAL from 'ical.js'
import { size } from '@vigie/contract/kit/size.testing.ts'
import { describe, expect, it } from 'vitest'
import type { Instant, LocalDateTime } from '@vigie/contract/kit/time.ts'
import { calendarText, escaped, folded } from './ics.rules.ts'
import type { FeedShift } from './feed.store.ts'

const shift: FeedShift = {
  id: 12,
  version: 3,
  startsAt: '2026-10-24T19:00:00Z' as Instant,
  endsAt: '2026-10-25T05:00:00Z' as Instant,
  plannedAt: null,
  publishedAt: '2026-09-25T08:00:00Z' as Instant,
  siteName: 'Tour Seine',
  prestationName: 'SSIAP 1',
  address: '1 quai de Seine',
  addressComplement: 'Hall B',
  postcode: '75007',
  city: 'Paris',
  latitude: 48.8566,
  longitude: 2.3522,
}
const textOf = (more: Partial<FeedShift> = {}, name = 'Planning Acme') =>
  calendarText({ name, company: 'acme', absence: 'Absence', shifts: [{ ...shift, ...more }], absences: [] })
/** As another program reads it. */
const read = (text: string) => new ICAL.Component(ICAL.parse(text))
const eventOf = (text: string) => new ICAL.Event(read(text).getFirstSubcomponent('vevent')!)

describe('a calendar', () => {
  it('is read by another program as it was meant: hours over the change of clock, place, number and version', () => {
    const event = eventOf(textOf())
    expect([event.uid, event.sequence, event.summary, event.location, event.description]).toEqual([
      'shift-12@acme.vigie',
      3,
      'Tour Seine',
      '1 quai de Seine, Hall B, 75007 Paris',
      'SSIAP 1',
    ])
    expect([event.startDate.toJSDate().toISOString(), event.duration.toSeconds() / 3600]).toEqual(['2026-10-24T19:00:00.000Z', 10])
    expect(event.component.getFirstPropertyValue('geo')).toEqual([48.8566, 2.3522])
    expect(String(event.component.getFirstPropertyValue('last-modified'))).toBe('2026-09-25T08:00:00Z')
    const march = eventOf(textOf({ startsAt: '2027-03-27T20:00:00Z' as Instant, endsAt: '2027-03-28T04:00:00Z' as Instant }))
    expect(march.duration.toSeconds() / 3600).toBe(8)
  })

  it('says of a service that was planned anew when that was', () => {
    const event = eventOf(textOf({ plannedAt: '2026-10-01T08:00:00Z' as Instant }))
    expect(String(event.component.getFirstPropertyValue('last-modified'))).toBe('2026-10-01T08:00:00Z')
  })

  it('shows absences as whole days, the last one included, whatever their hours and their kind', () => {
    const absence = (from: string, to: string) => {
      const local = { startsLocal: from as LocalDateTime, endsLocal: to as LocalDateTime }
      const absences = [{ id: 4, createdAt: shift.publishedAt, ...local }]
      const event = eventOf(calendarText({ name: 'P', company: 'acme', absence: 'Absence', shifts: [], absences }))
      return [event.summary, event.startDate.isDate, String(event.startDate), String(event.endDate)]
    }
    expect(absence('2026-10-19 00:00:00', '2026-10-22 00:00:00')).toEqual(['Absence', true, '2026-10-19', '2026-10-22'])
    expect(absence('2026-10-31 14:00:00', '2026-11-01 09:00:00')).toEqual(['Absence', true, '2026-10-31', '2026-11-02'])
  })

  it('has no place where none is known', () => {
    const text = textOf({
      address: '',
      addressComplement: '',
      postcode: '',
      city: '',
      latitude: null,
      longitude: null,
      prestationName: null,
    })
    expect(text).not.toMatch(/LOCATION|GEO|DESCRIPTION/)
  })
})

describe('whatever a name holds', () => {
  const hostile = [
    'A\r\nBEGIN:VEVENT\r\nSUMMARY:faux',
    'un, deux; trois \\ quatre \\n cinq',
    'é'.repeat(60),
    '👩🏽‍🚒'.repeat(30),
    `${'x'.repeat(66)}👮${'y'.repeat(80)}`,
    'gauche\u202edroite',
    'nul\u0000fin\u2028ligne\u0085suite',
    'END:VCALENDAR',
  ]
  const kept = (text: string) =>
    text
      .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .replaceAll(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
      .replaceAll(/(?!\n)\p{Cc}/gu, ' ')

  it.each(hostile)('%j stays one value of one event', (siteName) => {
    const text = textOf({ siteName, city: siteName, prestationName: siteName }, siteName)
    expect(read(text).getAllSubcomponents('vevent')).toHaveLength(1)
    expect(eventOf(text).summary).toBe(kept(siteName))
    expect(read(text).getAllProperties()).toHaveLength(8)
  })

  it('comes back as it was, in lines of 75 bytes at the most that are whole letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (siteName) => {
        const text = textOf({ siteName })
        const lines = text.split('\r\n')
        expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
        expect(eventOf(text).summary).toBe(kept(siteName))
      }),
      { numRuns: size(30, 1_000) },
    )
  })

  it('is folded before the letter that has no room', () => {
    expect(folded('a'.repeat(75))).toBe('a'.repeat(75))
    expect(folded('a'.repeat(76))).toBe(`${'a'.repeat(75)}\r\n a`)
    expect(folded(`${'a'.repeat(72)}👮b`)).toBe(`${'a'.repeat(72)}\r\n 👮b`)
    expect(escaped('a\r\nb')).toBe('a\\nb')
  })
})
