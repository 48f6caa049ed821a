import { fireEvent, screen, waitFor } from '@testing-library/react'
import { listNews } from '@vigie/contract/news/news.ts'
import { expect, it } from 'vitest'
import { answering, showOnPage } from '../../domains/testing/answering.testing.tsx'
import { readyForParts } from '../../ui/testing.tsx'
import { News } from './News.tsx'

readyForParts()
const server = answering()
const at = '2026-10-12T05:00:00Z'
const item = (id: number, picture: object | null) => ({ id, title: `Titre ${id}`, body: 'Texte', published_at: at, picture })

it('shows the picture of news with its words, and none where there is none', async () => {
  server.to({ 'GET /news': () => ({ body: { news: [item(1, { url: '/stored/a', text: 'La nouvelle tenue' }), item(2, null)] } }) })
  await showOnPage(<News openId={null} onOpen={() => {}} />)
  expect((await screen.findByRole('img', { name: 'La nouvelle tenue' })).getAttribute('src')).toBe('/stored/a')
  expect(screen.getByRole('article', { name: 'Titre 2' }).querySelector('img')).toBeNull()
})

it('asks anew for a picture whose link has ended, and leaves its room empty meanwhile', async () => {
  let count = 0
  server.to({
    [`${listNews.method} ${listNews.path}`]: () => ({ body: { news: [item(1, { url: `/stored/${count++}`, text: 'Tenue' })] } }),
  })
  await showOnPage(<News openId={null} onOpen={() => {}} />)
  fireEvent.error(await screen.findByRole('img', { name: 'Tenue' }))
  await waitFor(() => expect(screen.getByRole('img', { name: 'Tenue' }).getAttribute('src')).toBe('/stored/1'))
})
