import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Document } from '@vigie/contract/documents/documents.ts'
import type { Role } from '@vigie/contract/access.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { configureAt } from '../../api/configure.testing.ts'
import { queries } from '../../api/queries.ts'
import { sessionStore, type Exchange } from '../../session/store.ts'
import { waiting } from '../../ui/feedback/toast.ts'
import { readyForParts, show } from '../../ui/testing.tsx'
import { unread } from './documents.testing.ts'
import { forgetShown, useShownHere } from './shownHere.ts'
import { useDownload } from './useDownload.ts'

readyForParts()

const at = '2026-11-20T07:12:00Z' as Instant
let server: Server
let heard: string[] = []
let viewedStatus = 200
let storedStatus = 200
/** Where the bytes are; empty: at the page's own address. */
let storedAt = ''
beforeAll(async () => {
  server = createServer((asked, answer) => {
    asked.resume()
    const path = (asked.url ?? '').split('?')[0]!
    if (asked.method !== 'OPTIONS') heard.push(path)
    answer.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
    answer.setHeader('access-control-allow-methods', '*').setHeader('content-type', 'application/json')
    if (asked.method === 'OPTIONS') return void answer.writeHead(204).end()
    const isData = path === '/api/file/data'
    if (path === '/stored/x') return void answer.writeHead(storedStatus).end('x')
    answer.writeHead(isData ? 200 : viewedStatus)
    const link = { url: `${storedAt}/stored/x`, expires_at: at, name: 'consignes.pdf', media_type: 'x/y', bytes: 1, viewer_url: null }
    answer.end(JSON.stringify(isData ? link : { viewed_at: at, page: 0 }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureAt(() => (server.address() as AddressInfo).port)
})
afterAll(() => server.close())

const saved: string[] = []
beforeEach(() => {
  heard = []
  saved.length = 0
  viewedStatus = 200
  storedStatus = 200
  storedAt = ''
  forgetShown()
  waiting.set([])
  // The browser's own download.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.getAttribute('href')} ${this.download}`)
  })
})
afterEach(() => sessionStore.set({ phase: 'starting', exchange: null }))

function Download({ document }: { document: Document }) {
  const { download } = useDownload()
  const shown = useShownHere(document)
  return (
    <button aria-label={String(shown.size)} type="button" onClick={() => download(document)}>
      Télécharger
    </button>
  )
}
const start = (role: Role, document: Document) => {
  sessionStore.set({ phase: 'ready', exchange: { user: { id: 3, role } } as unknown as Exchange })
  show(
    <QueryClientProvider client={queries}>
      <Download document={document} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button'))
}
const downloaded = async (role: Role, document: Document = unread) => {
  start(role, document)
  await waitFor(() => expect(saved).toEqual(['/stored/x consignes.pdf']))
}
const told = () => waiting.get().map(({ text }) => text)

it('a document that was not viewed is marked viewed by downloading it', async () => {
  await downloaded('resource')
  await waitFor(() => expect(told()).toEqual(['Document vu']))
  expect(heard).toEqual(['/api/file/data', '/api/file/viewed'])
})

it.each([
  ['one that was viewed before is not marked again', 'resource', at],
  ['a manager marks nothing', 'manager', null],
] as const)('%s', async (_, role, viewedAt) => {
  await downloaded(role, { ...unread, viewedAt })
  await waitFor(() => expect(screen.getByRole('button')).toBeTruthy())
  expect(heard).toEqual(['/api/file/data'])
})

it('what could not be marked is said with the field of the specification', async () => {
  viewedStatus = 500
  await downloaded('resource')
  await waitFor(() => expect(told()).toEqual(['Échec de la mise à jour du statut (viewed_at)']))
})

const archive = { ...unread, extension: 'zip', pages: null }
const shownHere = () => screen.getByRole('button').getAttribute('aria-label')

it('a file that the page cannot show is shown by its download, once its bytes have come', async () => {
  storedAt = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  start('resource', archive)
  await waitFor(() => expect(told()).toEqual(['Document vu']))
  expect(saved[0]).toMatch(/^blob:.* consignes\.pdf$/)
  expect(shownHere()).toBe('1')
})

it('a download that does not come marks nothing, and says so', async () => {
  storedAt = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  storedStatus = 404
  start('resource', archive)
  await waitFor(() => expect(told()).toHaveLength(1))
  expect([saved, shownHere(), heard.includes('/api/file/viewed')]).toEqual([[], '0', false])
})

it('downloading what the page can show shows none of its pages', async () => {
  await downloaded('resource')
  await waitFor(() => expect(told()).toEqual(['Document vu']))
  expect(shownHere()).toBe('0')
})
