import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { configureAt } from '../../../api/configure.testing.ts'
import { queries } from '../../../api/queries.ts'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { unread } from '../documents.testing.ts'
import { FileView } from './FileView.tsx'

readyForParts()

let server: Server
let status = 200
let viewerUrl: string | null = null
let links = 0
let named = 'x'
const storedAt = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
beforeAll(async () => {
  server = createServer((asked, answer) => {
    if (asked.method !== 'OPTIONS') links += 1
    answer.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
    answer.setHeader('content-type', 'application/json').writeHead(asked.method === 'OPTIONS' ? 204 : status)
    const link = {
      url: `${storedAt()}/stored/x`,
      expires_at: '2026-11-20T07:12:00Z',
      name: named,
      media_type: 'x/y',
      bytes: 1,
      viewer_url: viewerUrl,
    }
    const refusal = { code: 'NOT_FOUND', message: 'Ce document n’existe plus.' }
    answer.end(asked.method === 'OPTIONS' ? undefined : JSON.stringify(status === 200 ? link : refusal))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureAt(() => (server.address() as AddressInfo).port)
})
afterAll(() => server.close())

let did: string[] = []
beforeEach(() => {
  did = []
  status = 200
  viewerUrl = null
  named = 'x'
})
const shown = (changes: Partial<Document>) =>
  show(
    <QueryClientProvider client={queries}>
      <FileView
        document={{ ...unread, ...changes }}
        version={unread.version}
        look="bar"
        onOpened={() => did.push('opened')}
        onShown={(pages) => did.push(`shown ${pages.join()}`)}
        onFailed={(hasFailed) => did.push(hasFailed ? 'failed' : 'tried again')}
        onDownload={() => did.push('downloaded')}
      />
    </QueryClientProvider>,
  )
const failed = () => screen.findByText('Impossible de charger le document')

it('what does not come says so in the two lines of the specification, why, and asks again', async () => {
  status = 404
  shown({ extension: 'jpg' })
  await failed()
  expect(screen.getByRole('alert').textContent).toContain('Réessayez ou contactez votre administrateurCe document n’existe plus.')
  status = 200
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  await screen.findByRole('img', { name: unread.name })
  expect(did).toEqual(['failed', 'tried again'])
})

it('a picture is opened once it is there, and not before; one that cannot be drawn is not', async () => {
  shown({ extension: 'jpg' })
  const picture = await screen.findByRole('img', { name: unread.name })
  expect(did).toEqual([])
  fireEvent.load(picture)
  expect(did).toEqual(['opened', 'shown 1'])
  fireEvent.click(screen.getByRole('button', { name: 'Agrandir' }))
  expect(screen.queryByText(/125\s%/)).not.toBeNull()
  // Its link may have died: another one is asked for, once.
  const asked = links
  fireEvent.error(picture)
  const again = await screen.findByRole('img', { name: unread.name })
  expect(links).toBe(asked + 1)
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.error(again)
  await failed()
  expect(links).toBe(asked + 1)
})

it('what the network has cut comes back with it', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  shown({ extension: 'jpg' })
  fireEvent.error(await screen.findByRole('img', { name: unread.name }))
  expect((await screen.findByRole('alert')).textContent).toContain('le document viendra avec le réseau')
  line.mockRestore()
  fireEvent(window, new Event('online'))
  await screen.findByRole('img', { name: unread.name })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a former version is shown as what it was', async () => {
  named = 'plan.png'
  shown({ extension: 'pdf', version: unread.version + 1 })
  await screen.findByRole('img', { name: unread.name })
})

it('an office document opens in the company’s viewer where it has one, and else is downloaded', async () => {
  viewerUrl = 'https://viewer.example/?src=x'
  shown({ extension: 'docx' })
  const link = await screen.findByRole('link', { name: 'Ouvrir le document' })
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    viewerUrl,
    '_blank',
    'noopener noreferrer',
  ])
  fireEvent.click(link)
  await waitFor(() => expect(did).toEqual(['tried again', 'opened', 'shown 1']))
})

it('an office document whose file does not come is not opened by the viewer’s tab', async () => {
  viewerUrl = 'https://viewer.example/?src=x'
  shown({ extension: 'docx' })
  const link = await screen.findByRole('link', { name: 'Ouvrir le document' })
  status = 404
  fireEvent.click(link)
  await waitFor(() => expect(did).toEqual(['failed']))
})

it('what the page cannot show is downloaded', async () => {
  shown({ extension: 'zip' })
  fireEvent.click(await screen.findByRole('button', { name: 'Télécharger' }))
  await waitFor(() => expect(did).toEqual(['downloaded']))
  expect(screen.queryByRole('link')).toBeNull()
})
