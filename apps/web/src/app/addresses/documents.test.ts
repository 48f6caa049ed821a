import { expect, it } from 'vitest'
import { devicesAddress } from '../../routing/addresses/devices.ts'
import { documentsQuery } from '../../routing/addresses/documents.ts'
import { printShiftsAddress, printSignaturesAddress } from '../../routing/addresses/prints.ts'
import { shiftsAddress } from '../../routing/addresses/shifts.ts'
import { namesOf } from '../../routing/query.ts'
import { addresses } from '../routes.ts'
import '../signedIn.ts'
import { listsDocuments } from './documents.ts'

it('every address of documents keeps what the screen reads from it', () => {
  expect(namesOf(listsDocuments.query).toSorted()).toEqual(namesOf(documentsQuery).toSorted())
  const listing = addresses.filter(({ screen }) => screen === listsDocuments.screen).map(({ path }) => path)
  expect(listing.toSorted()).toEqual([
    '/client/documents',
    '/documents',
    '/partner/myCompany/documents',
    '/partner/partner/documents',
    '/provider/documents',
    '/resource/resource/documents',
    '/site/site/documents',
  ])
})

it.each([shiftsAddress, devicesAddress, printShiftsAddress, printSignaturesAddress])(
  'an address whose names alone stand in the table keeps what its screen reads: $path',
  ({ path, query }) => {
    const row = addresses.find((one) => one.path === path)
    expect(namesOf(row!.query!).toSorted()).toEqual(namesOf(query).toSorted())
  },
)
