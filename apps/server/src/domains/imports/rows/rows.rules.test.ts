import { importKinds } from '@vigie/contract/imports/imports.report.ts'
import type { Day, Instant, Month } from '@vigie/contract/kit/time.ts'
import { describe, expect, it } from 'vitest'
import type { ImportSnapshot, Kept } from '../decide/imports.snapshot.rules.ts'
import { columns } from '../read/imports.columns.rules.ts'
import { lineOf, titlesOf } from './rows.rules.ts'

const snapshot = { timeZone: 'Europe/Paris', sites: new Map([['S1', { timeZone: 'Indian/Reunion' }]]) } as unknown as ImportSnapshot
const shift: Kept['shifts'] = {
  number: 'V1',
  siteCode: 'S9',
  employeeNumber: 'M1',
  contractNumber: 'K1',
  prestation: 'Ronde',
  activity: '',
  profile: 'Nuit',
  startsAt: '2026-10-24T20:00:00Z' as Instant,
  endsAt: '2026-10-25T01:30:00Z' as Instant,
  month: '202610' as Month,
  breakMinutes: 0,
  note: '=1+1',
}
const kept: Kept = {
  sites: {
    code: 'S1',
    clientCode: 'C1',
    clientName: 'Ville',
    name: 'Halle',
    address: '1 place',
    addressComplement: '',
    postcode: '01000',
    city: 'Bourg',
    sector: '01',
    latitude: 46.2,
    longitude: -0.5,
    timeZone: 'Europe/Paris',
    perimeterMetres: 120,
    instructions: 'Ronde ;\n« nuit »',
    access: '',
    phone: '+33 4 74 00 00 00',
    alert: 'Chantier ; porte « C »',
    isActive: false,
    isClockingEnabled: true,
    canClockByPhone: true,
    isOutsideAreaRefused: true,
    asksPreClocking: true,
    preClockMinutes: 45,
  },
  agents: {
    employeeNumber: 'M1',
    lastName: 'O’Brien',
    firstName: 'Inès',
    email: 'a@b.example',
    phoneMobile: '+33 6',
    address: '',
    postcode: '',
    city: '',
    cardNumber: '',
    cardExpiresOn: '2030-01-31' as Day,
    cardActivity: '',
    bornOn: null,
    qualifications: ['=H1, BR', 'SSIAP1', 'a "b"', 'c;d|e'],
    codeDigest: 'abcd',
    badges: ['04AA'],
  },
  contracts: {
    number: 'K1',
    employeeNumber: 'M1',
    type: 'CDI',
    startsOn: '2026-01-01' as Day,
    endsOn: null,
    monthlyHoursHundredths: 15_167,
    category: '',
    coefficient: '140',
    profile: '',
  },
  shifts: shift,
}

describe('a line of what is kept', () => {
  it.each(importKinds)('of %s says by the importer’s own readers what is kept', (kind) => {
    const titles = titlesOf(kind)
    const cells = lineOf(kind, kept[kind] as never, snapshot)
    const read = Object.entries(columns[kind]).flatMap(([field, column]) => {
      const text = cells[titles.indexOf(column.titles[0])]
      if (text === undefined || text === '') return []
      const reading = column.read(text) as { readonly value?: unknown }
      return [[field, reading.value]]
    })
    const says = Object.fromEntries(read) as Record<string, unknown>
    const own = Object.entries(kept[kind]).filter(([field]) => !['codeDigest', 'badges', 'startsAt', 'endsAt', 'month'].includes(field))
    expect(own.map(([field]) => [field, says[field] ?? ''])).toEqual(own.map(([field, value]) => [field, value ?? '']))
  })

  it('has neither codes nor badges', () => {
    expect(titlesOf('agents')).not.toContain('Code de pointage')
    expect(titlesOf('agents')).not.toContain('Badge NFC')
    expect(lineOf('agents', kept.agents, snapshot).join()).not.toMatch(/abcd|04AA/)
  })

  it('writes times in the zone of the site, and which of two where the clock goes back', () => {
    expect(lineOf('shifts', shift, snapshot).slice(7, 11)).toEqual(['24/10/2026', '22:00', '25/10/2026', '02:30+01:00'])
    const before = { ...shift, endsAt: '2026-10-25T00:30:00Z' as Instant }
    expect(lineOf('shifts', before, snapshot)[10]).toBe('02:30+02:00')
    expect(lineOf('shifts', { ...shift, siteCode: 'S1' }, snapshot).slice(7, 11)).toEqual(['25/10/2026', '00:00', '25/10/2026', '05:30'])
  })
})
