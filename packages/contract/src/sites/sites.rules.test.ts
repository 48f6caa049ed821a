import { describe, expect, it } from 'vitest'
import { clientManagerOf, contactsInOrder, operationsManagerOf, siteFields, siteProblems, type SiteForm } from './sites.rules.ts'

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
    instructions: '',
    access: '',
    alert: '',
    isClockingEnabled: true,
    isActive: true,
    canClockByPhone: false,
    isOutsideAreaRefused: false,
    perimeterMetres: null,
  }
  const fieldsOf = (changes: Partial<SiteForm>, hasPosition = true) =>
    siteProblems({ ...form, ...changes }, hasPosition).map(({ field }) => field)

  it('is fine when empty, and at every bound', () => {
    expect(fieldsOf({})).toEqual([])
    expect(
      fieldsOf({ perimeterMetres: 10, alert: 'a'.repeat(siteFields.alert.most), instructions: 'a'.repeat(siteFields.instructions.most) }),
    ).toEqual([])
    expect(fieldsOf({ perimeterMetres: 100_000, access: ` ${'a'.repeat(siteFields.access.most)} ` })).toEqual([])
  })

  it.each([9, 100_001, 12.5, Number.NaN, -1])('refuses a perimeter of %d metres', (perimeterMetres) => {
    expect(fieldsOf({ perimeterMetres })).toEqual(['perimeterMetres'])
  })

  it('refuses a text that is too long, each in its field', () => {
    const long = {
      alert: 'a'.repeat(siteFields.alert.most + 1),
      access: 'a'.repeat(siteFields.access.most + 1),
      instructions: 'a'.repeat(siteFields.instructions.most + 1),
    }
    expect(fieldsOf(long)).toEqual(['alert', 'instructions', 'access'])
  })

  it('lets phones clock only where the site has a position', () => {
    expect(fieldsOf({ canClockByPhone: true })).toEqual([])
    expect(fieldsOf({ canClockByPhone: true }, false)).toEqual(['canClockByPhone'])
  })
})
