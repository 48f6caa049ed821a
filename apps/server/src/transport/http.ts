import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import multipart from '@fastify/multipart'
import type { Call } from '@vigie/contract/kit/call.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { wireFieldsOf } from '@vigie/contract/kit/schema.ts'
import { languageOf } from '@vigie/phrases/languages.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { UploadedFile } from '../kit/handle.ts'
import type { Dispatch } from './dispatch.ts'
import { leastPacked, refuseLine, send, sendError, type FaultLog } from './http.answers.ts'
import { safetyHeaders } from './http.headers.ts'
import type { Request } from './request.ts'
import type { CallTable } from './table.ts'
import { readTexts } from './texts.ts'

export interface HttpSettings {
  readonly isBehindProxy: boolean
  readonly isHttps: boolean
  readonly log: FaultLog
}

const megabyte = 1024 * 1024
/** JSON holds forms; files come as multipart (decisions, section 9: 25 MB each). */
export const limits = { json: megabyte, file: 25 * megabyte }

/** The HTTP server with its headers and limits, before any transport or page is mounted on it. */
export async function openHttp({ isBehindProxy, isHttps, log }: HttpSettings): Promise<FastifyInstance> {
  const server = Fastify({
    logger: false,
    bodyLimit: limits.json,
    // One proxy: only the address that it has added itself is trusted; those before it were written by the caller.
    trustProxy: isBehindProxy && ((_, hop) => hop === 0),
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: (error, asked, reply) => void sendError(log)(error, asked, reply),
    clientErrorHandler: refuseLine,
  })
  const safety = await safetyHeaders(isHttps)
  server.addHook('onRequest', (_, reply, done) => {
    reply.headers(safety)
    done()
  })
  await server.register(compress, {
    threshold: leastPacked,
    // The best quality takes a hundred times as long for a result a tenth smaller.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    encodings: ['br', 'gzip'],
    customTypes: /json|text|javascript|svg/,
  })
  server.removeAllContentTypeParsers()
  await server.register(multipart, { limits: { fileSize: limits.file, files: 20, fields: 100, fieldSize: limits.json } })
  server.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: limits.json }, (_, body, done) => {
    try {
      done(null, body === '' ? {} : JSON.parse(body as string))
    } catch {
      done(new Refusal('MALFORMED'))
    }
  })
  return server
}

/** The HTTP transport: every call under /api and its path. */
export function mountHttp(server: FastifyInstance, table: CallTable, dispatch: Dispatch, { log }: Pick<HttpSettings, 'log'>): void {
  const secrets = new Set(table.entries.flatMap(({ call }) => call.secrets ?? []))
  const answer = async (asked: FastifyRequest, reply: FastifyReply) =>
    send(asked, reply, await dispatch(await requestOf(table, secrets, asked)))
  server.all('/api', answer)
  server.all('/api/*', answer)
  server.setErrorHandler(sendError(log))
}

async function requestOf(table: CallTable, secrets: ReadonlySet<string>, asked: FastifyRequest): Promise<Request> {
  const url = new URL(asked.url, 'http://localhost')
  const path = url.pathname.slice('/api'.length)
  const texts = textsOf(url.searchParams)
  const { method, call } = callAt(table, asked.method, path)
  if (Object.keys(texts).some((name) => secrets.has(name))) throw new Refusal('SECRET_IN_ADDRESS')
  const isInAddress = asked.method === 'GET' || asked.method === 'DELETE'
  const { payload, files } = isInAddress ? { payload: call ? readTexts(call.input, texts) : {}, files: [] } : await bodyOf(asked, call)
  const header = (name: string) => [asked.headers[name]].flat()[0]
  const [scheme, credentials] = (header('authorization') ?? '').split(' ')
  return {
    method,
    path,
    payload,
    files,
    token: scheme?.toLowerCase() === 'bearer' ? credentials : undefined,
    basic: scheme?.toLowerCase() === 'basic' ? basicOf(credentials ?? '') : undefined,
    companyCode: header('x-client-code') || undefined,
    apiCode: undefined,
    host: asked.hostname,
    language: languageOf(header('accept-language')),
    address: asked.ip,
  }
}

/** A call that is read with secrets in its values is sent as POST over HTTP (decisions, section 12). */
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

async function bodyOf(asked: FastifyRequest, call: Call | undefined): Promise<Pick<Request, 'payload' | 'files'>> {
  // For an unknown call nothing is read: the answer is known.
  if (!call) return { payload: {}, files: [] }
  if (asked.isMultipart()) return multipartOf(asked, call).catch((error: unknown) => refuseForm(asked, error))
  const body = asked.body ?? {}
  if (typeof body !== 'object' || Array.isArray(body)) throw new Refusal('MALFORMED')
  return { payload: body as Record<string, unknown>, files: [] }
}

/** A form that breaks off has no status of its own: it is malformed. The rest of it is read, so that the client gets the answer. */
function refuseForm(asked: FastifyRequest, error: unknown): never {
  asked.raw.unpipe()
  asked.raw.resume()
  throw error instanceof Error && !(error instanceof Refusal) && !('statusCode' in error) ? new Refusal('MALFORMED') : error
}

async function multipartOf(asked: FastifyRequest, call: Call): Promise<Pick<Request, 'payload' | 'files'>> {
  const texts: Record<string, string> = {}
  const files: UploadedFile[] = []
  for await (const part of asked.parts()) {
    if (part.type === 'field') texts[part.fieldname] = String(part.value)
    else if (!call.takesFiles) throw new Refusal('UNSUPPORTED_MEDIA')
    else files.push({ field: part.fieldname, name: part.filename, bytes: await part.toBuffer() })
  }
  const payload = readTexts(call.input, texts)
  const isJson = (text: unknown): text is string => typeof text === 'string' && /^[[{]/.test(text)
  const wanted = wireFieldsOf(call.input)
  for (const [name, value] of Object.entries(payload)) if (isJson(value) && name in wanted) payload[name] = parsed(value)
  return { payload, files }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function basicOf(credentials: string): Request['basic'] {
  const text = Buffer.from(credentials, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? undefined : { user: text.slice(0, colon), password: text.slice(colon + 1) }
}
