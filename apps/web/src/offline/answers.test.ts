// @vitest-environment node
import { listDocuments } from '@vigie/contract/documents/documents.ts'
import { listNews } from '@vigie/contract/news/news.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { readSchedules } from '@vigie/contract/schedules/schedules.ts'
import { expect, test } from 'vitest'
import { keyOf } from '../api/queries.ts'
import { shiftAt } from '../domains/shifts/shifts.testing.ts'
import { closed, openedOf } from './answers.ts'

const queryKey = keyOf(listNews, {})
const news = { news: [{ id: 3, title: 'Tenue', body: 'Manches courtes.', publishedAt: '2026-10-12T05:00:00Z', picture: null }] } as Output<
  typeof listNews
>

test('an answer is kept by the names of the wire and opens as it was', () => {
  const data = closed(listNews, news)
  expect(JSON.stringify(data)).toContain('published_at')
  expect(openedOf({ queryKey, data })).toEqual(news)
})

test.each([
  ['as an older version kept it, by names of its own', news],
  ['that lacks what this version reads', { news: [{ id: 3, title: 'Tenue' }] }],
  ['that is another thing', ['Tenue']],
])('an answer %s opens nothing', (_, data) => {
  expect(openedOf({ queryKey, data })).toBeUndefined()
})

test('what this version keeps no more, or has never known, opens nothing', () => {
  expect(openedOf({ queryKey: ['GET /nowhere', {}], data: closed(listNews, news) })).toBeUndefined()
})

test('a month opens with its shifts and holidays as they were answered', () => {
  const month = {
    shifts: [shiftAt('2026-10-12T05:00:00Z', '2026-10-12T15:00:00Z')],
    unavailabilities: [],
    holidays: [{ monthDay: '11-11', year: '0000', sectorIds: [1, 2], name: 'Armistice 1918' }],
    siteSectors: [{ siteId: 1, sectorId: null }],
    schedule: null,
    publications: [],
    bounds: null,
  } as Output<typeof readSchedules>
  const data: unknown = JSON.parse(JSON.stringify(closed(readSchedules, month)))
  expect(openedOf({ queryKey: keyOf(readSchedules, { month: '202610' as Month }), data })).toEqual(month)
})

test('of a list that comes page by page the first page is kept, as it was answered', () => {
  const page = { documents: [], total: 60, nextCursor: 'further' } as Output<typeof listDocuments>
  const data: unknown = JSON.parse(JSON.stringify(closed(listDocuments, { pages: [page, page], pageParams: [null, 'further'] })))
  const pagesKey = [...keyOf(listDocuments, { sort: '-created_at', limit: 25 }), 'pages']
  expect(openedOf({ queryKey: pagesKey, data })).toEqual({ pages: [page], pageParams: [null] })
  expect(openedOf({ queryKey: pagesKey, data: { pages: [{ files: 'none' }], pageParams: [null] } })).toBeUndefined()
})
