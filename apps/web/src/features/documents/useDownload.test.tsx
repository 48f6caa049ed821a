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
import { useDownload } from './useDownload.ts'

readyForParts()

const at = '2026-11-20T07:12:00Z' as Instant
let server: Server
let heard: string[] = []
let viewedStatus = 200
beforeAll(async () => {
  server = createServer((asked, answer) => {
    asked.resume()
    const path = (asked.url ?? '').split('?')[0]!
    if (asked.method !== 'OPTIONS') heard.push(path)
    answer.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
    answer.setHeader('access-control-allow-methods', '*').setHeader('content-type', 'application/json')
    if (asked.method === 'OPTIONS') return void answer.writeHead(204).end()
    const isData = path === '/api/file/data'
    answer.writeHead(isData ? 200 : viewedStatus)
    const link = { url: '/stored/x', expires_at: at, name: 'consignes.pdf', media_type: 'x/y', bytes: 1, viewer_url: null }
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
  waiting.set([])
  // The browser's own download.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.getAttribute('href')} ${this.download}`)
  })
})
afterEach(() => sessionStore.set({ phase: 'starting', exchange: null }))

function Download({ document }: { document: Document }) {
  const { download } = useDownload()
  return (
    <button type="button" onClick={() => download(document)}>
      Télécharger
    </button>
  )
}
const downloaded = async (role: Role, document: Document = unread) => {
  sessionStore.set({ phase: 'ready', exchange: { user: { role } } as unknown as Exchange })
  show(
    <QueryClientProvider client={queries}>
      <Download document={document} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button'))
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
