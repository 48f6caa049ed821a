import { expect, it } from 'vitest'
import { outboxAddress } from '../../routing/addresses/outbox.ts'
import { documentsQuery } from '../../routing/addresses/documents.ts'
import { namesOf } from '../../routing/query.ts'
import { addresses } from '../routes.ts'
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

it('an address whose names alone stand in the table keeps what its screen reads', () => {
  const outbox = addresses.find(({ path }) => path === outboxAddress.path)
  expect(namesOf(outbox!.query!).toSorted()).toEqual(namesOf(outboxAddress.query).toSorted())
})
