// @vitest-environment node
import { listLinks, listNews } from '@vigie/contract/news/news.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { keyOf, queries } from '../api/queries.ts'
import { knowCompany } from '../session/company.ts'
import { sessionStore, type SessionState } from '../session/store.ts'
import { closed, keepAnswers } from './answers.ts'
import type { KeptAnswer } from './database.ts'

const disk: KeptAnswer[] = []
// Test environments have no database of the browser's: this one holds what was answered last.
vi.mock('./database.ts', () => ({ offlineDatabase: async () => ({ getAll: async () => disk, put: async () => undefined }) }))

const signIn = (id: number | null) =>
  sessionStore.set({ phase: 'ready', exchange: { user: id === null ? null : { id, role: 'resource' } } } as unknown as SessionState)

const newsKey = keyOf(listNews, {})
const linksKey = keyOf(listLinks, {})
const news = (id: number) =>
  ({ news: [{ id, title: 'Tenue', body: 'Manches courtes.', publishedAt: '2026-10-12T05:00:00Z', picture: null }] }) as Output<
    typeof listNews
  >
const ofNews = (owner: string, id: number): KeptAnswer => ({
  key: `${owner} news`,
  owner,
  queryKey: newsKey,
  data: closed(listNews, news(id)),
})
const ofLinks = (owner: string): KeptAnswer => ({
  key: `${owner} links`,
  owner,
  queryKey: linksKey,
  data: closed(listLinks, { links: [] }),
})

beforeEach(() => {
  queries.clear()
  disk.length = 0
  knowCompany('ACME')
  signIn(7)
})

test('what was answered last to who is signed in opens the screens, and nothing of anybody else', async () => {
  disk.push(ofNews('ACME/8', 8), ofNews('ACME/7', 7), ofNews('OTHER/7', 9))
  await keepAnswers()
  expect(queries.getQueryData(newsKey)).toEqual(news(7))
})

test('what has come meanwhile stays', async () => {
  disk.push(ofLinks('ACME/7'), ofNews('ACME/7', 7))
  const restored = keepAnswers()
  queries.setQueryData(newsKey, news(70))
  await restored
  expect(queries.getQueryData(newsKey)).toEqual(news(70))
})

test('whoever signs out while answers are opened, one after the other, leaves none of them', async () => {
  disk.push(ofNews('ACME/7', 7), ofLinks('ACME/7'))
  const stop = queries.getQueryCache().subscribe(() => {
    if (sessionStore.get().exchange?.user == null) return
    signIn(null)
    queueMicrotask(() => queries.clear())
  })
  await keepAnswers()
  stop()
  expect(queries.getQueryCache().getAll()).toEqual([])
})
