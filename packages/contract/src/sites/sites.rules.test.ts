import { describe, expect, it } from 'vitest'
import { emptyRecord } from '../kit/fields.ts'
import {
  clientManagerOf,
  contactsInOrder,
  operationsManagerOf,
  sectorOfPostcode,
  siteFields,
  siteProblems,
  type SiteForm,
} from './sites.rules.ts'

const of = (id: number, code: string) => ({ id, code })

describe('the contacts of a site', () => {
  const given = [of(1, ''), of(2, 'RESPEXPLOIT'), of(3, 'RESPCLIENT'), of(4, 'RESPCLIENT'), of(5, 'PC')]

  it('derive the client manager from the code RESPCLIENT and the operations manager from RESPEXPLOIT', () => {
    expect(clientManagerOf(given)).toEqual(of(3, 'RESPCLIENT'))
    expect(operationsManagerOf(given)).toEqual(of(2, 'RESPEXPLOIT'))
  })

  it('derive nobody where no code says so: codes are exact', () => {
    for (const code of ['', 'respclient', 'RESPCLIENTS', 'RESP']) {
      expect(clientManagerOf([of(1, code)])).toBeUndefined()
      expect(operationsManagerOf([of(1, code)])).toBeUndefined()
    }
  })

  it('come with those two first, the others in the order given', () => {
    expect(contactsInOrder(given).map(({ id }) => id)).toEqual([3, 2, 1, 4, 5])
    expect(contactsInOrder([])).toEqual([])
  })
})

describe('the form of a site', () => {
  const form: SiteForm = {
    ...emptyRecord(siteFields),
    clientId: 1,
    name: 'Tour A',
    timeZone: 'Europe/Paris',
    latitude: 48.85,
    longitude: 2.35,
    access: '',
    alert: '',
    isClockingEnabled: true,
    isActive: true,
    canClockByPhone: false,
    isOutsideAreaRefused: false,
    perimeterMetres: null,
    asksPreClocking: false,
    preClockMinutes: null,
  }
  const fieldsOf = (changes: Partial<SiteForm>) => siteProblems({ ...form, ...changes }).map(({ field }) => field)

  it('is fine when empty, and at every bound', () => {
    expect(fieldsOf({})).toEqual([])
    expect(fieldsOf({ perimeterMetres: 10, alert: 'a'.repeat(siteFields.alert.most) })).toEqual([])
    expect(fieldsOf({ perimeterMetres: 100_000, access: ` ${'a'.repeat(siteFields.access.most)} ` })).toEqual([])
  })

  it.each([9, 100_001, 12.5, Number.NaN, -1])('refuses a perimeter of %d metres', (perimeterMetres) => {
    expect(fieldsOf({ perimeterMetres })).toEqual(['perimeterMetres'])
  })

  it.each([0, 1441, 2.5])('refuses to ask for «je suis en route» %d minutes before', (preClockMinutes) => {
    expect(fieldsOf({ preClockMinutes })).toEqual(['preClockMinutes'])
  })

  it('refuses a text that is too long, each in its field', () => {
    const long = {
      alert: 'a'.repeat(siteFields.alert.most + 1),
      access: 'a'.repeat(siteFields.access.most + 1),
    }
    expect(fieldsOf(long)).toEqual(['alert', 'access'])
  })

  it('lets phones clock only where the site has a position', () => {
    expect(fieldsOf({ canClockByPhone: true })).toEqual([])
    const nowhere = { latitude: null, longitude: null }
    expect(fieldsOf({ ...nowhere, canClockByPhone: true })).toEqual(['canClockByPhone'])
    expect(fieldsOf(nowhere)).toEqual([])
    expect(fieldsOf({ latitude: null })).toEqual(['latitude'])
    expect(fieldsOf({ longitude: null })).toEqual(['longitude'])
    expect(fieldsOf({ latitude: 90.1, longitude: 0 })).toEqual(['latitude'])
  })

  it('refuses a site without client, name or a zone that exists', () => {
    expect(fieldsOf({ clientId: null, name: ' ', timeZone: 'Europe/Atlantis' })).toEqual(['name', 'timeZone', 'clientId'])
  })

  it.each([
    ['75012', '75'],
    ['97410', '974'],
    ['20 000', '20'],
    ['2000', '20'],
    ['L-1009', ''],
    ['', ''],
  ])('reads the sector of the postcode %s as «%s»', (postcode, sector) => {
    expect(sectorOfPostcode(postcode)).toBe(sector)
  })
})
