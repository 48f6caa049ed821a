import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendPacked } from './http.answers.ts'
import { packOnce } from './pack.ts'

const built = fileURLToPath(new URL('../../../../web/dist', import.meta.url))

/**
 * The built web app: its files by their names, and its one page at every other address. It asks no other server for anything.
 */
export async function mountWebApp(server: FastifyInstance, folder = built): Promise<void> {
  const pageFile = path.join(folder, 'index.html')
  if (!existsSync(pageFile)) {
    server.setNotFoundHandler((_, reply) =>
      reply.code(503).type('text/plain; charset=utf-8').send('L’application web n’est pas construite : lancez « npm start ».'),
    )
    return
  }
  await server.register(serveStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      // Names under assets/ hold a digest of their content; all else is asked again.
      const isForever = file.includes(`${path.sep}assets${path.sep}`)
      reply.header('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  const page = packOnce(() => readFileSync(pageFile))
  const ownScripts = digestsOf(readFileSync(pageFile, 'utf8'))
  server.setNotFoundHandler(async (asked, reply) => {
    const isPage = (asked.method === 'GET' || asked.method === 'HEAD') && !asked.url.startsWith('/assets/')
    if (!isPage) throw new Refusal('CALL_UNKNOWN')
    const policy = policyOfPage(String(reply.getHeader('content-security-policy')), ownScripts)
    return sendPacked(
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('content-security-policy', policy),
      await page(asked.headers['accept-encoding']),
    )
  })
}

/** The policy of an answer, with the scripts that stand in the page. */
const policyOfPage = (policy: string, ownScripts: string): string => policy.replace("script-src 'self'", `script-src 'self' ${ownScripts}`)

/** The scripts that stand in the page itself, as the policy of contents names what it lets in. */
const digestsOf = (page: string): string =>
  [...page.matchAll(/<script>([^]*?)<\/script>/g)]
    .map(([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
    .join(' ')
