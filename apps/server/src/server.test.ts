import { createConnection } from 'node:net'
import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '../test/app.ts'
import { fixtureOf } from '../test/fixture.ts'

describe('a stop', () => {
  it('closes the sockets at once', async () => {
    const app = await startTestApp()
    const fixture = await fixtureOf(app.rows)
    const socket = await app.socket(fixture.as('manager'))
    const start = performance.now()
    await app.close()
    expect(performance.now() - start).toBeLessThan(2000)
    expect(socket.isOpen()).toBe(false)
  })

  it('is not held by a client that never ends its sentence', async () => {
    const app = await startTestApp()
    const line = createConnection(app.server.port, '127.0.0.1')
    line.on('error', () => {})
    line.write('POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{')
    await once(line, 'connect')
    await new Promise((resolve) => setTimeout(resolve, 50))
    const start = performance.now()
    await app.close()
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
