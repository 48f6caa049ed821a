// @vitest-environment node
import { listNews } from '@vigie/contract/news/news.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { expect, test } from 'vitest'
import { keyOf } from '../api/queries.ts'
import { closed, openedOf } from './answers.ts'

const queryKey = keyOf(listNews, {})
const news = { news: [{ id: 3, title: 'Tenue', body: 'Manches courtes.', publishedAt: '2026-10-12T05:00:00Z' }] } as Output<typeof listNews>

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
