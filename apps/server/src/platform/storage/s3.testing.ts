import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { dataRoot } from '../../../test/data-root.ts'
import { faultOf } from './s3.signature.testing.ts'

/** The part of s3rver that is used: it has no types of its own. */
interface S3rver {
  run(): Promise<{ readonly port: number }>
  close(): Promise<void>
}
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3rver

const bucket = 'documents'
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/**
 * A server that speaks S3, on a folder of its own. s3rver keeps the files, but looks at no signature of version 4: what
 * stands before it does, and at the print of what is sent.
 */
export async function openS3() {
  const directory = mkdtempSync(path.join(dataRoot, 'vigie-s3-'))
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: bucket }] })
  const { port } = await server.run()
  const front = createServer((asked, answer) => {
    pass(asked, port, answer).catch(() => answer.destroy())
  })
  await once(front.listen(0, '127.0.0.1'), 'listening')
  return {
    settings: { bucket, region: 'eu-west-3', endpoint: `http://127.0.0.1:${(front.address() as { port: number }).port}`, ...keys },
    async close() {
      front.closeAllConnections()
      front.close()
      await server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function pass(asked: IncomingMessage, port: number, answer: ServerResponse): Promise<void> {
  const body = await buffer(asked)
  const fault = faultOf(asked, body, keys)
  if (fault !== undefined) return void answer.writeHead(403, { 'content-type': 'text/plain' }).end(fault)
  const passed = ask({
    host: '127.0.0.1',
    port,
    method: asked.method,
    path: asked.url,
    headers: { ...asked.headers, connection: 'close' },
    agent: false,
  })
  passed.end(body)
  const [told] = (await once(passed, 'response')) as [IncomingMessage]
  answer.writeHead(told.statusCode!, told.headers)
  // Whoever asked may leave half-way.
  await pipeline(told, answer).catch(() => {})
}
