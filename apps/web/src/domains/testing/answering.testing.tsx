import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act } from '@testing-library/react'
import type { Role } from '@vigie/contract/access.ts'
import { defaultSettings, featuresOf } from '@vigie/contract/companies/settings.ts'
import type { ReactElement } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { configureAt } from '../../api/configure.testing.ts'
import { queries } from '../../api/queries.ts'
import { judgeAddressesBy } from '../../routing/open.ts'
import { sessionStore, type Exchange } from '../../session/store.ts'
import { show } from '../../ui/testing.tsx'

interface Asked {
  readonly call: string
  readonly query: URLSearchParams
  readonly body: Record<string, unknown>
}
interface Answer {
  readonly status?: number
  readonly body: unknown
}

/** A server that answers by the calls of a test, and all that it was asked; somebody is signed in as a manager. */
export function answering() {
  const asked: Asked[] = []
  let answers: Readonly<Record<string, (asked: Asked) => Answer | Promise<Answer>>> = {}
  let server: Server
  beforeAll(async () => {
    server = createServer((request, response) => {
      response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*')
      response.setHeader('access-control-allow-methods', '*')
      if (request.method === 'OPTIONS') return void response.writeHead(204).end()
      let text = ''
      request.on('data', (piece) => (text += piece))
      const answer = async () => {
        const { pathname, searchParams } = new URL(request.url ?? '', 'http://here')
        const call = `${request.method} ${pathname.replace('/api', '')}`
        // What was not answered had not arrived, unless a test says so.
        if (call === 'PUT /calls/withdraw' && !answers[call]) {
          response.setHeader('content-type', 'application/json').end('{"fate":"withdrawn"}')
          return
        }
        const told: Asked = { call, query: searchParams, body: text ? (JSON.parse(text) as Asked['body']) : {} }
        asked.push(told)
        const { status = 200, body } = (await answers[call]?.(told)) ?? { status: 404, body: { code: 'NOT_FOUND', message: 'Introuvable' } }
        response.setHeader('content-type', 'application/json').writeHead(status).end(JSON.stringify(body))
      }
      request.on('end', () => void answer())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    configureAt(() => (server.address() as AddressInfo).port)
    judgeAddressesBy((path) => path === '/documents')
  })
  beforeEach(() => {
    const user = { id: 1, role: 'manager', firstName: 'Claire', lastName: 'Morvan', forbiddenPages: [], hasActiveContract: false }
    const environment = { settings: defaultSettings, features: featuresOf('1.8.0') }
    const theme = { code: 'ACME', name: 'Acme', logoUrl: null }
    sessionStore.set({
      phase: 'ready',
      exchange: { user, environment, theme, apiVersion: '1.8.0', timeZone: 'Europe/Paris' } as unknown as Exchange,
    })
  })
  afterEach(() => {
    queries.clear()
    asked.length = 0
  })
  afterAll(() => server.close())
  return {
    asked,
    /** What the server answers from now on, by method and path. */
    to: (next: typeof answers) => void (answers = next),
  }
}

/** Whoever is signed in is of another role from now on. */
export function signedInAs(name: Role): void {
  const { exchange } = sessionStore.get()
  sessionStore.set({ phase: 'ready', exchange: { ...exchange!, user: { ...exchange!.user!, role: name } } })
}

/** Shows a part on a page that has addresses, with a query where one is given. */
export async function showOnPage(part: ReactElement, query = ''): Promise<void> {
  const root = createRootRoute({ component: () => part })
  const router = createRouter({
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/' })]),
    history: createMemoryHistory({ initialEntries: [`/${query}`] }),
    // Texts, as the app has them (app/router.tsx).
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (texts) => {
      const there = Object.entries(texts as Record<string, string | undefined>).filter(([, text]) => text !== undefined)
      return `?${new URLSearchParams(there as [string, string][])}`.replace(/\?$/, '')
    },
  })
  await act(() => router.load())
  show(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
