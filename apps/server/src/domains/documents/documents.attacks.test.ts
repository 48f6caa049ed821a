import { readdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import path from 'node:path'
import { fileDocuments } from '@vigie/contract/documents/documents.filing.ts'
import { readFileData } from '@vigie/contract/documents/documents.ts'
import { readStorage } from '@vigie/contract/files/files.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { pdfOf } from '../../../test/documents.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { answeredOf, headersOf, outputOf } from '../../../test/transports.ts'
import { openFiles } from '../files/files.testing.ts'

const files = openFiles()
const app = await openTestApp({ env: { DATA_DIR: files.dataDir } })
const fixture = freshFixture(app)

/** Nothing lies where files arrive: not the beginning of one either. */
async function isEmpty() {
  await expect.poll(() => readdirSync(path.join(files.dataDir, 'incoming'))).toEqual([])
}
const usual = {
  owner: 'company',
  is_for_resources: 'true',
  is_for_clients: 'false',
  is_for_partners: 'false',
  is_validation_required_resource: 'false',
  is_validation_required_partner: 'false',
  wants_whole: 'false',
}
type Part = readonly [head: string, body: Buffer | string]
const field = (name: string, value: string): Part => [`name="${name}"`, value]
const fields = (values: Readonly<Record<string, string>> = usual) => Object.entries(values).map(([name, value]) => field(name, value))
const file = (head = 'filename="a.pdf"', bytes = pdfOf(1)): Part => [`name="files"; ${head}`, bytes]
const formOf = (parts: readonly Part[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(([head, body]) => [
      Buffer.from(`--edge\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]),
    Buffer.from('--edge--\r\n'),
  ])

/** A form as bytes: with parts that no browser sends. */
async function post(parts: readonly Part[], as = fixture.as('manager')) {
  const headers = { ...headersOf(as), 'content-type': 'multipart/form-data; boundary=edge' }
  return answeredOf(await fetch(`${app.url}/api${fileDocuments.path}`, { method: 'POST', headers, body: new Uint8Array(formOf(parts)) }))
}
const made = async (parts: readonly Part[]) => outputOf(fileDocuments, await post(parts)).documents

describe('a name of a file', () => {
  it.each([
    ['filename="../../../etc/passwd"', 'passwd.pdf'],
    ['filename="C:\\\\\\\\windows\\\\\\\\a.pdf"', 'a.pdf'],
    ['filename="a\tb.pdf"', 'ab.pdf'],
    [`filename="fdp\u202efxe.pdf"`, 'fdpfxe.pdf'],
    [`filename="${'é'.repeat(300)}.pdf"`, `${'é'.repeat(196)}.pdf`],
    [`filename="a${'😀'.repeat(150)}.pdf"`, `a${'😀'.repeat(150)}.pdf`],
    [`filename*=UTF-8''%2e%2e%2f%2e%2e%2fb.pdf`, 'b.pdf'],
    [`filename*=UTF-8''${encodeURIComponent('．．／．．／＂＼x.pdf')}`, '．．／．．／＂＼x.pdf'],
    ['filename="a\\".html\\"; filename=\\"b.pdf"', 'a".html"; filename="b.pdf'],
  ])('%s leads nowhere and hides nothing: %s', async (head, name) => {
    const [document] = await made([...fields(), file(head)])
    expect(document!.fileName).toBe(name)
    expect([document!.name.length <= 200, document!.name.isWellFormed()]).toEqual([true, true])
    const { url } = outputOf(readFileData, await app.http(readFileData, { id: document!.id }, fixture.as('resource')))
    const { status, headers } = await fetch(`${app.url}${url}`)
    const disposition = headers.get('content-disposition')!
    expect([status, headers.get('set-cookie'), headers.get('content-type')]).toEqual([200, null, 'application/pdf'])
    expect(/^inline; filename="[^"\\/:*?<>|%]*"; filename\*=UTF-8''([!#-~]+)$/.exec(disposition)?.[1]).toBe(
      encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`),
    )
    await isEmpty()
  })
})

describe('a form that is none', () => {
  it('says a list by a name that comes several times, and no value twice', async () => {
    const others = await Promise.all([1, 2].map(() => app.rows.agent(fixture.company.id)))
    const [document] = await made([...fields(), ...others.map((id) => field('resourceIds', String(id))), file()])
    expect(document!.readerCount).toBe(2)
    expect((await post([...fields(), field('owner', 'site'), file()])).status).toBe(422)
  })
  it.each([
    ['of a thousand fields', () => Array.from({ length: 1000 }, (_, at) => field(`f${at}`, 'x'))],
    ['of 21 files', () => Array.from({ length: 21 }, () => file())],
    ['of a field of a megabyte', () => [field('folder', 'x'.repeat(1_000_000))]],
    ['of a name without end', () => [field('x'.repeat(100_000), 'x')]],
    ['of names of machinery', () => [field('__proto__', '{"isForAll":true}'), field('constructor', 'x')]],
    ['of a name with a second header', () => [file(`filename*=UTF-8''a%0d%0aset-cookie%3a%20x%3d1.pdf`)]],
    ['of a file without a name', () => [['name="files"; filename=""', ''] as Part]],
  ])('%s is refused or read as what it is, and leaves nothing behind', async (_, more) => {
    const { status } = await post([...fields(), ...more()])
    expect([400, 413, 422]).toContain(status)
    await isEmpty()
    expect(outputOf(readStorage, await app.http(readStorage, {}, fixture.as('manager')))).toMatchObject({ bytes: 0, fileCount: 0 })
  })
  /** Sends a form on a line of its own, which says another length than it has. */
  function sendRaw(form: Buffer, length: number) {
    const line = connect(app.server.port, '127.0.0.1')
    let answer = ''
    line.on('data', (some) => (answer += some.toString())).on('error', () => {})
    const said = {
      ...headersOf(fixture.as('manager')),
      host: 'x',
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': length,
    }
    const headers = Object.entries(said).map(([name, value]) => `${name}: ${value}\r\n`)
    line.write(`POST /api${fileDocuments.path} HTTP/1.1\r\n${headers.join('')}\r\n`)
    line.write(form)
    return { line, answer: () => answer }
  }
  const nothingKept = async () => {
    await isEmpty()
    expect(outputOf(readStorage, await app.http(readStorage, {}, fixture.as('manager'))).fileCount).toBe(0)
  }
  const form = formOf([...fields(), file(undefined, pdfOf(40))])
  it('is read on once it is refused, so that the next request on its line is answered', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const ports = new Set<number | undefined>()
    const asked = (method: string, at: string, body?: Buffer) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { ...headersOf(fixture.as('manager')), ...(body && { 'content-type': 'multipart/form-data; boundary=edge' }) }
        const sent = request(`${app.url}/api${at}`, { method, agent, headers }, (answer) => {
          ports.add(answer.socket.localPort)
          answer.resume().on('end', () => resolve(answer.statusCode))
        })
        sent.on('error', reject).end(body)
      })
    const large = formOf([...fields(), field('folder', 'x'.repeat(3_000_000))])
    expect([await asked('POST', fileDocuments.path, large), await asked('GET', readStorage.path)]).toEqual([413, 200])
    expect(ports.size).toBe(1)
    agent.destroy()
  })
  it('breaks off and leaves nothing behind', async () => {
    const { line } = sendRaw(form.subarray(0, -300), form.length)
    await expect.poll(() => readdirSync(path.join(files.dataDir, 'incoming'), { recursive: true }).length).toBeGreaterThan(2)
    line.destroy()
    await nothingKept()
  })
  it('goes on behind its length and leaves nothing behind', async () => {
    const { line, answer } = sendRaw(form, form.length - 500)
    await expect.poll(answer).toMatch(/^HTTP\/1\.1 4/)
    line.destroy()
    await nothingKept()
  })
})

describe('room', () => {
  it('is not passed by twenty uploads at once of several people, nor counted wrong', async () => {
    await app.rows.insert('company_settings', { company_id: fixture.company.id, key: 'storage_megabytes', value: '1' })
    const people = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const userId = await app.rows.user(fixture.company.id, { role: 'manager', rights: ['man_admin'] })
        return { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) }
      }),
    )
    const large = Buffer.concat([pdfOf(1), Buffer.alloc(200_000, ' ')])
    const answers = await Promise.all([...people, ...people].map((as) => post([...fields(), file(undefined, large)], as)))
    const kept = answers.filter(({ status }) => status === 200).length
    expect(kept).toBe(5)
    expect(new Set(answers.map(({ error }) => error?.code))).toEqual(new Set([undefined, 'STORAGE_FULL']))
    const { bytes, fileCount } = outputOf(readStorage, await app.http(readStorage, {}, fixture.as('manager')))
    expect([bytes, fileCount]).toEqual([kept * large.length, kept])
    await isEmpty()
  })
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
