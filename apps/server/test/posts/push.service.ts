import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:https'
import { buffer } from 'node:stream/consumers'
import path from 'node:path'
import type { IncomingHttpHeaders, ServerResponse } from 'node:http'

/** Key and certificate of this machine's name, for tests alone. */
export const localPem = path.join(import.meta.dirname, 'localhost.pem')

interface Pushed {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}
export interface PushService {
  readonly origin: string
  /** What was taken over or refused, in their order. */
  readonly pushed: readonly Pushed[]
  /** How a path is answered, where not by 201. */
  readonly answers: Map<string, (answer: ServerResponse) => void>
  close(): Promise<void>
}

/** A real push service over TLS on this machine. */
export async function openPushService(): Promise<PushService> {
  const pem = readFileSync(localPem)
  const pushed: Pushed[] = []
  const answers: PushService['answers'] = new Map()
  const server = createServer({ key: pem, cert: pem }, (asked, answer) => {
    void buffer(asked).then((body) => {
      const at = asked.url ?? ''
      pushed.push({ path: at, headers: asked.headers, body })
      const answered = answers.get(at)
      if (answered) answered(answer)
      else answer.writeHead(201).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    origin: `https://localhost:${port}`,
    pushed,
    answers,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
