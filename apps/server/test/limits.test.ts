import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { readSession } from '@vigie/contract/auth/auth.ts'
import { readInit } from '@vigie/contract/companies/companies.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { refusalsUntilClosed } from '../src/transport/limits.ts'
import { openUploads } from '../src/transport/http/uploads.ts'
import { openTestApp } from './app.ts'
import { dataRoot } from './data-root.ts'
import { fixtureOf } from './fixture.ts'

// What holds before anybody is trusted (decisions/02-wire).

const dataDir = mkdtempSync(path.join(dataRoot, 'vigie-limits-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const app = await openTestApp({ env: { DATA_DIR: dataDir } })
const fixture = await fixtureOf(app.rows)
const code = fixture.company.code
/** A tenth of everything: an address has 300 calls, a session 40, nobody 60 of an address and 6 of a socket. */
const frugal = await openTestApp({ env: { CALL_BUDGET: '0.1' } })
const poor = await fixtureOf(frugal.rows)

/** The files that lie on the disk for calls under way. */
const incoming = () =>
  existsSync(`${dataDir}/incoming`) ? readdirSync(`${dataDir}/incoming`, { recursive: true, withFileTypes: true }) : []
const files = () => incoming().filter((entry) => entry.isFile())
async function isEmpty(): Promise<void> {
  await expect.poll(() => incoming().map(({ name }) => name)).toEqual([])
}

/** The beginning of a form with a file of so many bytes, by whoever has the token; answers what the server says meanwhile. */
async function beginForm(token: string | undefined, bytes: number, port = app.server.port) {
  const socket = connect(port, '127.0.0.1')
  let said = ''
  socket.on('data', (some) => (said += some.toString()))
  socket.on('error', () => {})
  const part = '--edge\r\ncontent-disposition: form-data; name="files"; filename="a.csv"\r\n\r\n'
  const head = [
    'POST /api/imports HTTP/1.1',
    'host: x',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    `x-client-code: ${code}`,
    'content-type: multipart/form-data; boundary=edge',
    'content-length: 90000000',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}`)
  socket.write('x'.repeat(bytes))
  await once(socket, 'connect')
  return { socket, said: () => said }
}

describe('a body', () => {
  it('of nobody, of somebody who may not, and for no call is answered before it has come, and nothing of it is kept', async () => {
    for (const [token, status] of [
      [undefined, 401],
      [`${fixture.company.id}.neverGiven`, 401],
      [fixture.tokens.resource, 403],
    ] as const) {
      const { socket, said } = await beginForm(token, 100_000)
      await expect.poll(said).toContain(`HTTP/1.1 ${status}`)
      expect(files()).toEqual([])
      socket.destroy()
    }
  })

  it('that is refused is read no further than a client needs to read its answer', async () => {
    const { socket, said } = await beginForm(undefined, 5_000_000)
    const ended = new Promise((resolve) => socket.once('close', resolve))
    socket.on('drain', () => socket.write('x'.repeat(1_000_000)))
    await ended
    expect(said()).toContain('HTTP/1.1 401')
  })

  it('with files goes to the disk as it arrives, and is gone when its sender is', async () => {
    const { socket } = await beginForm(fixture.tokens.manager, 1_000_000)
    await expect.poll(() => files().length).toBe(1)
    socket.destroy()
    await isEmpty()
  })

  it('with files may come three times at once from one person, and no more', async () => {
    const others = await Promise.all([1, 2, 3].map(() => beginForm(fixture.tokens.manager, 10_000)))
    await expect.poll(() => files().length).toBe(3)
    const { socket, said } = await beginForm(fixture.tokens.manager, 10_000)
    await expect.poll(said).toContain('HTTP/1.1 429')
    expect(said()).toMatch(/retry-after: 5/)
    for (const one of [socket, ...others.map((other) => other.socket)]) one.destroy()
    await isEmpty()
  })

  it('of a process that was killed is gone with the next start; that of one that runs stays', () => {
    for (const folder of ['4194305-a', `${process.ppid}-b`]) mkdirSync(`${dataDir}/incoming/${folder}/c`, { recursive: true })
    openUploads(dataDir)
    expect(incoming().map(({ name }) => name)).toEqual(expect.arrayContaining([`${process.ppid}-b`]))
    expect(incoming().map(({ name }) => name)).not.toContain('4194305-a')
  })
})

describe('calls', () => {
  it('of a session are as many as its budget, over both transports together; others go on', async () => {
    const who = poor.as('resource')
    const socket = await frugal.socket({ code: who.code, token: who.token })
    const asks = Array.from({ length: 60 }, () => [frugal.http(readSession, {}, who), socket.ask(readSession)]).flat()
    const answers = await Promise.all(asks)
    // Its forty, and two more for each second that the asking takes.
    const answered = answers.filter(({ status }) => status === 200).length
    expect([answered >= 40, answered < 60]).toEqual([true, true])
    const [refused] = answers.filter(({ status }) => status === 429)
    expect(refused!.error).toMatchObject({ code: 'TOO_MANY_CALLS', message: expect.stringMatching(/dans \d+ s/) })
    expect((await frugal.http(readSession, {}, who)).retryAfter).toBeGreaterThan(0)
    expect((await frugal.http(readSession, {}, poor.as('manager'))).status).toBe(200)
  })

  it('of nobody on one socket are as many as its budget; then it is told so, and closed when it goes on', async () => {
    const socket = await frugal.socket({ code: poor.company.code })
    const first = await Promise.all(Array.from({ length: 8 }, () => socket.ask(readInit, {}, {})))
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
    for (let count = 0; count < 3 * refusalsUntilClosed; count++) void socket.raw({ method: 'GET', path: '/init' }, 100)
    await expect.poll(socket.isOpen, { timeout: 5000 }).toBe(false)
  })

  it('that are refused count too', async () => {
    const wrong = Array.from({ length: 70 }, () => frugal.http(readSession, {}, { code: poor.company.code, token: `${poor.company.id}.x` }))
    const statuses = new Set((await Promise.all(wrong)).map(({ status }) => status))
    expect(statuses).toEqual(new Set([401, 429]))
  })
})

describe('a message', () => {
  const envelope = (length: number) => ({ method: 'PUT', path: '/preferences/columns', payload: { value: 'x'.repeat(length) } })
  it('is as long as its sender may be heard for, and its call asks for', async () => {
    const nobody = await app.socket({ code })
    const manager = await app.socket({ code, token: fixture.tokens.manager })
    const said = async (socket: typeof nobody, length: number) =>
      (await socket.raw({ ...envelope(length), accessToken: fixture.tokens.manager, clientCode: code }))?.status
    // What is read is refused for its length by the call's own rule.
    expect([await said(nobody, 15_000), await said(nobody, 25_000)]).toEqual([422, 413])
    expect([await said(manager, 60_000), await said(manager, 80_000)]).toEqual([422, 413])
    const journal = { device_uuid: crypto.randomUUID(), clockings: [{ comment: 'x'.repeat(500_000) }] }
    const sent = { method: 'POST', path: '/clockings', payload: journal, accessToken: fixture.tokens.resource, clientCode: code }
    expect((await manager.raw(sent))?.status).toBe(200)
    // Still open, and answered like any other.
    expect((await nobody.raw({ method: 'GET', path: '/init', clientCode: code }))?.status).toBe(200)
  })

  it('that holds more than a person says is refused unread, and so is one that wants no answer', async () => {
    const socket = await app.socket({ code })
    const swollen = Array.from({ length: 5000 }, () => [])
    expect(await socket.raw({ ...envelope(1), payload: { value: swollen } })).toMatchObject({ status: 413, error: { code: 'TOO_LARGE' } })
    socket.emit('request', { ...envelope(30_000) })
    await expect.poll(socket.isOpen).toBe(false)
  })

  it('nothing of it was unforeseen', () => {
    expect([...app.faults, ...frugal.faults]).toEqual([])
  })
})
