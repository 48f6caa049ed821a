import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Document } from '@vigie/contract/documents/documents.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { configureAt } from '../../../api/configure.testing.ts'
import { queries } from '../../../api/queries.ts'
import { sessionStore, type Exchange } from '../../../session/store.ts'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { unread } from '../documents.testing.ts'
import { forgetShown } from '../shownHere.ts'
import { useProgress } from './useProgress.ts'

readyForParts()

const viewedAt = '2026-11-20T07:12:00Z' as Instant
let server: Server
let told: object[] = []
beforeAll(async () => {
  server = createServer((asked, answer) => {
    if (asked.method === 'PUT') void text(asked).then((body) => told.push(JSON.parse(body) as object))
    answer.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
    answer.setHeader('access-control-allow-methods', '*').setHeader('content-type', 'application/json')
    answer.writeHead(asked.method === 'OPTIONS' ? 204 : 200)
    answer.end(asked.method === 'OPTIONS' ? undefined : JSON.stringify({ viewed_at: viewedAt, page: 4 }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  configureAt(() => (server.address() as AddressInfo).port)
})
afterAll(() => server.close())

const document = { ...unread, wantsWhole: true, viewedAt, page: 1 }
function Pages({ of = document }: { of?: Document }) {
  const { reading, missing, onShown } = useProgress(of)
  return (
    <>
      <output>{JSON.stringify([reading.page, missing])}</output>
      {[1, 2, 3, 4].map((page) => (
        <button key={page} type="button" onClick={() => onShown([page])}>
          {page}
        </button>
      ))}
    </>
  )
}

function open(of?: Document) {
  sessionStore.set({ phase: 'ready', exchange: { user: { id: 3, role: 'resource' } } as unknown as Exchange })
  told = []
  forgetShown()
  return show(
    <QueryClientProvider client={queries}>
      <Pages {...(of && { of })} />
    </QueryClientProvider>,
  )
}
const see = (page: number) => fireEvent.click(screen.getByRole('button', { name: String(page) }))

it('pages shown out of order count once the gap before them is filled, and are then told together', async () => {
  open()
  const now = () => JSON.parse(screen.getByRole('status').textContent) as unknown
  see(1)
  expect(now()).toEqual([1, [[2, 4]]])
  see(4)
  expect(now()).toEqual([1, [[2, 3]]])
  see(3)
  expect(now()).toEqual([1, [[2, 2]]])
  expect(told).toEqual([])
  see(2)
  expect(now()).toEqual([4, []])
  await waitFor(() => expect(told).toEqual([{ id: 7, version: 3, first_page: 2, page: 4 }]))
})

it.each([
  ['closed', (viewer: ReturnType<typeof open>) => viewer.again(<></>)],
  ['left with the page', () => fireEvent(window, new Event('pagehide'))],
])('pages that were just shown are told once when the document is %s', async (_, leave) => {
  const viewer = open()
  see(2)
  leave(viewer)
  await waitFor(() => expect(told).toEqual([{ id: 7, version: 3, first_page: 2, page: 2 }]), { timeout: 1000 })
  viewer.again(<></>)
  // The pause has passed.
  await new Promise((resolve) => setTimeout(resolve, 1700))
  expect(told).toHaveLength(1)
})

it('a document that another device has shown is to be shown on this one, which remembers it over a reload', () => {
  const viewer = open({ ...document, page: 4 })
  const now = () => JSON.parse(screen.getByRole('status').textContent) as unknown
  expect(now()).toEqual([4, [[1, 4]]])
  see(1)
  see(2)
  viewer.again(<></>)
  viewer.again(
    <QueryClientProvider client={queries}>
      <Pages of={{ ...document, page: 4 }} />
    </QueryClientProvider>,
  )
  expect(now()).toEqual([4, [[3, 4]]])
  expect(JSON.parse(localStorage.getItem('documentsShown')!)).toMatchObject({ documents: [{ of: '7 3', pages: [1, 2] }] })
})

it('another version, and another person, have been shown nothing', () => {
  open()
  see(1)
  const shown = (of: Document) =>
    show(
      <QueryClientProvider client={queries}>
        <Pages of={of} />
      </QueryClientProvider>,
    )
  const last = () => JSON.parse(screen.getAllByRole('status').at(-1)!.textContent) as unknown
  shown({ ...document, version: 4 })
  expect(last()).toEqual([1, [[1, 4]]])
  sessionStore.set({ phase: 'ready', exchange: { user: { id: 4, role: 'resource' } } as unknown as Exchange })
  shown(document)
  expect(last()).toEqual([1, [[1, 4]]])
})

it('the server is sent the first page, and no more, of a document that need not be read whole', async () => {
  open({ ...document, wantsWhole: false, page: 0 })
  see(2)
  see(1)
  await waitFor(() => expect(told).toEqual([{ id: 7, version: 3, first_page: 1, page: 1 }]))
})

it('a document of which nothing more was shown tells nothing when it is closed', async () => {
  open().again(<></>)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(told).toEqual([])
})
