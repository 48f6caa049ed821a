import type { FastifyInstance } from 'fastify'
import { openApiOf } from './openapi.ts'
import { referencePage, referenceStyle } from './reference.page.ts'
import type { Call } from '@vigie/contract/kit/call.ts'

/** The API's reference: OpenAPI 3.1 for programs, a page of ours for people. Both are made from the table of calls. */
export function mountReference(server: FastifyInstance, callsByDomain: Readonly<Record<string, readonly Call[]>>): void {
  const document = openApiOf(callsByDomain)
  const page = referencePage(document)
  server.get('/api/docs', (_, reply) => reply.type('text/html; charset=utf-8').send(page))
  server.get('/api/docs/style.css', (_, reply) => reply.type('text/css; charset=utf-8').send(referenceStyle))
  server.get('/api/openapi.json', (_, reply) => reply.send(document))
}
