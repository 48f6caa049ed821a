import { once } from 'node:events'
import { connect } from 'node:net'
import { checkReceipt } from '@vigie/contract/clockings/clockings.proof.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf } from '../../../../test/fixture.ts'
import { megabyte } from '../../../transport/limits.ts'

const app = await openTestApp()
const fixture = await fixtureOf(app.rows)
const { code } = fixture.company
const { method, path } = checkReceipt
const receipt = 'A'.repeat(megabyte)

/** Begins a request with such headers and the beginning of a body, of which no more comes; answers how it was answered. */
async function begun(headers: readonly string[], body: string): Promise<string> {
  const socket = connect(app.server.port, '127.0.0.1')
  let said = ''
  socket.on('data', (some) => (said += some.toString()))
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = [`${method} /api${path} HTTP/1.1`, 'host: x', `x-client-code: ${code}`, 'content-type: application/json', ...headers]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  await expect.poll(() => said).toContain('"code":')
  socket.destroy()
  return said
}

// Anybody may have a receipt checked: what is too long for one costs the server nothing.
describe('a megabyte that wants to be checked', () => {
  it.each([
    ['by nobody', []],
    ['by somebody who is signed in', [`authorization: Bearer ${fixture.tokens.manager}`]],
  ])('%s is refused before any of it has come', async (_, who) => {
    const said = await begun([...who, `content-length: ${megabyte}`], '')
    expect(said).toContain('HTTP/1.1 413')
    expect(said).toContain('"code":"TOO_LARGE"')
  })

  it('that does not say how long it is, is refused as soon as it is longer than a receipt', async () => {
    const begin = `{"receipt":"${'A'.repeat(17 * 1024)}`
    expect(await begun(['transfer-encoding: chunked'], `${begin.length.toString(16)}\r\n${begin}\r\n`)).toContain('HTTP/1.1 413')
  })

  it('that comes whole is answered in a sentence', async () => {
    const { status, error } = await app.http(checkReceipt, { receipt }, fixture.as('nobody'))
    expect([status, error?.code, error?.message]).toEqual([413, 'TOO_LARGE', expect.stringMatching(/\.$/)])
  })

  it('is refused on a socket too, which goes on', async () => {
    for (const as of [fixture.as('nobody'), fixture.as('manager')]) {
      const socket = await app.socket(as)
      expect(await socket.ask(checkReceipt, { receipt })).toMatchObject({ status: 413, error: { code: 'TOO_LARGE' } })
      expect((await socket.ask(checkReceipt, { receipt: 'VR1' })).status).toBe(200)
    }
  })

  it('was nothing unforeseen', () => {
    expect(app.faults).toEqual([])
  })
})
