import { STATUS_CODES, type OutgoingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import { Refusal, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { fallbackLanguage, languageOf } from '@vigie/phrases/languages.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pack, type Packed } from './pack.ts'
import { answerOf } from '../refuse.ts'
import type { Answer } from '../request.ts'

export interface FaultLog {
  error(details: object, message: string): void
}

export async function send(asked: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> {
  reply.code(answer.status).header('cache-control', 'no-store')
  if ('error' in answer && answer.retryAfterSeconds) reply.header('retry-after', answer.retryAfterSeconds)
  const body = 'data' in answer ? answer.data : answer.error
  const text = JSON.stringify(body) as string | undefined
  if (text === undefined) return reply.send()
  reply.header('content-type', 'application/json; charset=utf-8')
  return sendPacked(reply, await pack(asked.headers['accept-encoding'], Buffer.from(text)))
}

/** The bytes of an answer whose status and type are set. */
export function sendPacked(reply: FastifyReply, { bytes, encoding }: Packed): FastifyReply {
  reply.header('vary', 'accept-encoding')
  if (encoding) reply.header('content-encoding', encoding)
  // Fastify's hooks on the answer have nothing left to do, and running them costs as much as a short call.
  reply.hijack()
  // Whoever asked has gone, or was too slow in asking.
  if (reply.raw.destroyed || reply.raw.headersSent) return reply
  reply.raw.writeHead(reply.statusCode, { ...reply.getHeaders(), 'content-length': bytes.length } as OutgoingHttpHeaders)
  reply.raw.end(reply.request.method === 'HEAD' ? undefined : bytes)
  return reply
}

/** What was thrown before or during the call, by us or by Fastify, as a refusal in the language of the reader. */
export const sendError =
  (log: FaultLog) =>
  (error: unknown, asked: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const language = languageOf(asked.headers['accept-language'])
    const report = (reference: string) => log.error({ err: error, reference }, 'unforeseen')
    return send(asked, reply, answerOf(refusalOf(error), language, report))
  }

/** What Fastify itself refuses, in the words of our own refusals. */
export function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return error
  const status = (error as { statusCode?: number }).statusCode ?? 500
  const codes: Record<number, RefusalCode> = { 400: 'MALFORMED', 413: 'TOO_LARGE', 415: 'UNSUPPORTED_MEDIA' }
  const code = codes[status] ?? (status >= 400 && status < 500 ? 'MALFORMED' : undefined)
  return code ? new Refusal(code) : error
}

/** Answers on the bare connection what could not be read as HTTP at all: headers without end, or no HTTP. */
export function refuseLine(error: { readonly code?: string }, line: Socket): void {
  if (error.code === 'ECONNRESET' || !line.writable) return void line.destroy()
  const refusal = new Refusal(error.code === 'HPE_HEADER_OVERFLOW' ? 'TOO_LARGE' : 'MALFORMED')
  const answer = answerOf(refusal, fallbackLanguage, () => {})
  const body = JSON.stringify('error' in answer ? answer.error : {})
  const head = [
    `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ]
  line.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
