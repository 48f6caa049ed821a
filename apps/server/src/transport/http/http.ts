import multipart from '@fastify/multipart'
import type { Call } from '@vigie/contract/kit/call.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { languageOf } from '@vigie/phrases/languages.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Budgets } from '../../kit/rate-limit.ts'
import { networkOf } from '../../kit/network.ts'
import type { Session } from '../../kit/session.ts'
import type { Addresses } from '../address.ts'
import { readBody } from './body.ts'
import { refuseTooMany, type Dispatch } from '../dispatch.ts'
import { refuseLine, send, sendError, type FaultLog } from './http.answers.ts'
import { safetyHeaders, type Installed } from './http.headers.ts'
import type { Body, Request } from '../request.ts'
import type { CallTable } from '../table.ts'
import { readTexts } from '../texts.ts'
import type { Upload, Uploads } from './uploads.ts'

export interface HttpSettings extends Installed {
  readonly trustedProxies: readonly string[]
  readonly log: FaultLog
}

/** The HTTP server with its headers and limits, before any transport or page is mounted on it. */
export async function openHttp({ trustedProxies, isHttps, origins, log }: HttpSettings): Promise<FastifyInstance> {
  const server = Fastify({
    logger: false,
    trustProxy: [...trustedProxies],
    forceCloseConnections: true,
    // Headers that do not come are noticed within so many milliseconds more (lines.ts).
    http: { connectionsCheckingInterval: 5_000 },
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, asked, reply) => void sendError(log)(error, asked, reply),
    clientErrorHandler: refuseLine,
  })
  const safety = await safetyHeaders({ isHttps, origins })
  server.addHook('onRequest', (_, reply, done) => {
    reply.headers(safety)
    done()
  })
  server.removeAllContentTypeParsers()
  await server.register(multipart)
  // A body is left where it is until the call asks for it (body.ts).
  server.addContentTypeParser('*', (_, __, done) => done(null))
  return server
}

export interface HttpTransport {
  readonly table: CallTable
  readonly dispatch: Dispatch
  readonly addresses: Addresses
  readonly uploads: Uploads
  /** How many calls an address may make, whoever makes them. */
  readonly budget: Budgets
  readonly log: FaultLog
}

/** The HTTP transport: every call under /api and its path. */
export function mountHttp(server: FastifyInstance, { table, dispatch, addresses, uploads, budget, log }: HttpTransport): void {
  const secrets = new Set(table.entries.flatMap(({ call }) => call.secrets ?? []))
  const answer = async (asked: FastifyRequest, reply: FastifyReply) => {
    const address = addresses.of(asked.raw)
    refuseTooMany(budget.take(networkOf(address)))
    let upload: Upload | undefined
    const request = requestOf(table, secrets, asked, address)
    const body = (call: Call, session: Session | null) =>
      request.values
        ? { payload: request.values, files: [] }
        : readBody(asked, call, () => (upload ??= uploads.begin(userOf(request.token, session))))
    try {
      return await send(asked, reply, await dispatch({ ...request, body }))
    } finally {
      await upload?.end()
    }
  }
  server.all('/api', answer)
  server.all('/api/*', answer)
  server.setErrorHandler(sendError(log))
}

/** Whose uploads are counted together: the company, as the token says it, and the user. Calls that take files have a session. */
const userOf = (token: string | undefined, session: Session | null): string => `${token?.split('.')[0]}/${session?.user.id}`

/** `values`: those of the address, where the method has no body. */
function requestOf(
  table: CallTable,
  secrets: ReadonlySet<string>,
  asked: FastifyRequest,
  address: string,
): Omit<Request, 'body'> & { readonly values: Body['payload'] | undefined } {
  const url = new URL(asked.url, 'http://localhost')
  const path = url.pathname.slice('/api'.length)
  const texts = textsOf(url.searchParams)
  const { method, call } = callAt(table, asked.method, path)
  if (Object.keys(texts).some((name) => secrets.has(name))) throw new Refusal('SECRET_IN_ADDRESS')
  const isInAddress = asked.method === 'GET' || asked.method === 'DELETE'
  const header = (name: string) => [asked.headers[name]].flat()[0]
  const [scheme, credentials] = (header('authorization') ?? '').split(' ')
  return {
    method,
    path,
    values: isInAddress ? (call ? readTexts(call.input, texts) : {}) : undefined,
    token: scheme?.toLowerCase() === 'bearer' ? credentials : undefined,
    basic: scheme?.toLowerCase() === 'basic' ? basicOf(credentials ?? '') : undefined,
    companyCode: header('x-client-code') || undefined,
    apiCode: undefined,
    callId: header('x-call-id') || undefined,
    host: asked.hostname,
    language: languageOf(header('accept-language')),
    address,
    isGone: () => asked.raw.socket.destroyed,
  }
}

/** A call that is read with secrets in its values is sent as POST over HTTP. */
function callAt(table: CallTable, method: string, path: string): { method: string; call: Call | undefined } {
  const found = table.find(method, path)
  if (method === 'GET' && found?.entry.call.secrets) throw new Refusal('SECRET_IN_ADDRESS')
  if (found || method !== 'POST') return { method, call: found?.entry.call }
  const read = table.find('GET', path)?.entry.call
  return read?.secrets ? { method: 'GET', call: read } : { method, call: undefined }
}

function textsOf(search: URLSearchParams): Record<string, string | string[]> {
  const names = new Set(search.keys())
  return Object.fromEntries(
    [...names]
      .map((name) => [name, search.getAll(name)])
      .map(([name, values]) => [name, values!.length === 1 ? values![0]! : (values as string[])]),
  )
}

function basicOf(credentials: string): Request['basic'] {
  const text = Buffer.from(credentials, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : { user: text.slice(0, colon), password: text.slice(colon + 1) }
}
