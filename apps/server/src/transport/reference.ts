import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import type { OpenApi } from './openapi/types.ts'
import { sendPacked } from './http/http.answers.ts'
import { packOnce } from './http/pack.ts'
import { referencePage } from './reference/page.ts'

const { resolve } = createRequire(import.meta.url)

const own = (name: string): URL => new URL(`./reference/${name}`, import.meta.url)
const styles = ['base.css', 'frame.css', 'parts.css', 'narrow.css'].map(own)

/** The files of the page by their names: its own, and the fonts of the web app, from their packages. */
const files: readonly (readonly [name: string, type: string, pieces: readonly (URL | string)[]])[] = [
  ['style.css', 'text/css; charset=utf-8', styles],
  ['search.js', 'text/javascript; charset=utf-8', [own('search.js')]],
  ['roboto.woff2', 'font/woff2', [resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2')]],
  ['public-sans.woff2', 'font/woff2', [resolve('@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2')]],
]

/**
 * The API's reference: OpenAPI 3.1 for programs, a page of ours for people. Both are made from what is described when
 * somebody first asks for them: a start that nobody reads it after does not wait a quarter of a second for it.
 */
export function mountReference(server: FastifyInstance, describe: () => OpenApi): void {
  const document = once(describe)
  const page = packOnce(() => Buffer.from(referencePage(document())))
  const asJson = packOnce(() => Buffer.from(JSON.stringify(document())))
  const mount = (path: string, type: string, packed: ReturnType<typeof packOnce>) =>
    server.get(path, async (asked, reply) =>
      sendPacked(reply.type(type).header('cache-control', 'no-cache'), await packed(asked.headers['accept-encoding'])),
    )
  mount('/api/docs', 'text/html; charset=utf-8', page)
  mount('/api/openapi.json', 'application/json; charset=utf-8', asJson)
  for (const [name, type, pieces] of files)
    mount(
      `/api/docs/${name}`,
      type,
      packOnce(() => Buffer.concat(pieces.map((piece) => readFileSync(piece)))),
    )
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
