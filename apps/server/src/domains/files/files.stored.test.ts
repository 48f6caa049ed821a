import { readdirSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { signOut } from '@vigie/contract/auth/auth.ts'
import { addMinutes, type Instant } from '@vigie/contract/kit/time.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { at, openTestApp, usualNow } from '../../../test/app.ts'
import { documentIn, fileIn } from '../../../test/documents.ts'
import { fixtureOf } from '../../../test/fixture.ts'
import { signedLink } from '../../kit/stored.ts'
import { secretsOf } from '../../kit/secrets.ts'
import { digestOf } from '../auth/sessions/auth.tokens.ts'
import { pdf, png } from './files.made.testing.ts'
import type { NewFile } from './files.store.ts'
import { openFiles } from './files.testing.ts'

const files = openFiles()
const app = await openTestApp({ env: { DATA_DIR: files.dataDir } })
const fixture = await fixtureOf(app.rows)
const secrets = secretsOf('a secret key of thirty-two characters and more')

const bytes = pdf({ pages: 3 })
const kept = await files.keep(
  await files.contextOf(app, fixture),
  files.uploaded('Règlement « été ».pdf', bytes),
  files.uploaded('plan.png', png(900, 300)),
)
const [document, plan] = kept as [NewFile, NewFile]
const ids: number[] = []
for (const { storageKey } of kept) {
  const { rows } = await app.database.superuser.query<{ id: number }>('select file_id as id from files where storage_key = $1', [
    storageKey,
  ])
  const readers = { agentIds: [fixture.agentId], userIds: [fixture.users.client] }
  ids.push(await documentIn(app, fixture.company.id, { ...readers, fileId: rows[0]!.id }))
}
beforeEach(() => app.clock.set(at(usualNow)))

interface Linked {
  readonly storageKey?: string
  readonly token?: string
  readonly isDownload?: boolean
  readonly now?: Instant
  readonly companyId?: number
}
const urlOf = ({
  storageKey = document.storageKey,
  token = fixture.tokens.manager,
  isDownload = false,
  now = app.clock.now(),
  companyId = fixture.company.id,
}: Linked = {}) => signedLink(secrets, { companyId, storageKey, session: { tokenHash: digestOf(token) }, isDownload, now }).url
async function fetched(url: string, init: RequestInit = {}) {
  // Each over a line of its own: the server ends one that was quiet for a while, in the very moment in which it may be taken again.
  const headers = new Headers(init?.headers)
  headers.set('connection', 'close')
  const answer = await fetch(`${app.url}${url}`, { ...init, headers })
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('a file by its link', () => {
  it('comes whole, as what it is, and is kept nowhere on the way', async () => {
    const { status, headers, bytes: read } = await fetched(urlOf())
    expect([status, read]).toEqual([200, bytes])
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="Re_glement _ e_te_ _.pdf"; filename*=UTF-8''R%C3%A8glement%20%C2%AB%20%C3%A9t%C3%A9%20%C2%BB.pdf`,
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none';.* frame-ancestors 'none'$/)
  })
  it('is saved under its name where it is to be', async () => {
    expect((await fetched(urlOf({ isDownload: true }))).headers.get('content-disposition')).toMatch(/^attachment; /)
  })
  it.each([
    ['bytes=0-4', 206, 0, 5],
    ['bytes=5-', 206, 5, undefined],
    ['bytes=-6', 206, -6, undefined],
    ['bytes=0-99999999', 206, 0, undefined],
    ['bytes=2-1', 416, 0, 0],
    ['bytes=99999999-', 416, 0, 0],
    ['bytes=-0', 416, 0, 0],
    ['bytes=0-1,3-4', 200, 0, undefined],
    ['lines=0-1', 200, 0, undefined],
    ['bytes=-', 200, 0, undefined],
  ] as const)('comes in part: %s', async (range, status, from, to) => {
    const answer = await fetched(urlOf(), { headers: { range } })
    expect([answer.status, answer.bytes.toString('latin1')]).toEqual([status, bytes.subarray(from, to).toString('latin1')])
    const said = { 200: 'null', 206: `bytes \\d+-\\d+/${bytes.length}`, 416: `bytes \\*/${bytes.length}` }[status]
    expect(String(answer.headers.get('content-range'))).toMatch(new RegExp(`^${said}$`))
  })
  it('says what it is without coming', async () => {
    const { status, headers, bytes: read } = await fetched(urlOf(), { method: 'HEAD' })
    expect([status, headers.get('content-length'), read.length]).toEqual([200, String(bytes.length), 0])
  })
  it('has a thumbnail by a link of its own', async () => {
    const { status, headers, bytes: read } = await fetched(urlOf({ storageKey: plan.thumbnailKey! }))
    expect([status, headers.get('content-type'), read.subarray(8, 12).toString()]).toEqual([200, 'image/webp', 'WEBP'])
  })
})

it.runIf(process.platform === 'linux')('whoever breaks off leaves nothing open', async () => {
  const large = await files.keep(await files.contextOf(app, fixture), files.uploaded('grand.txt', 'x'.repeat(20_000_000)))
  const { rows } = await app.database.superuser.query<{ id: number }>('select file_id as id from files where storage_key = $1', [
    large[0]!.storageKey,
  ])
  await documentIn(app, fixture.company.id, { fileId: rows[0]!.id })
  const open = () => readdirSync('/proc/self/fd').filter((fd) => linkOf(fd).startsWith(path.join(files.dataDir, 'files'))).length
  const linkOf = (fd: string) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`)
    } catch {
      return ''
    }
  }
  const cut = new AbortController()
  const begun = await Promise.all(
    Array.from({ length: 30 }, () => fetch(`${app.url}${urlOf({ storageKey: large[0]!.storageKey })}`, { signal: cut.signal })),
  )
  expect([new Set(begun.map(({ status }) => status)), open()]).toEqual([new Set([200]), 30])
  cut.abort()
  await expect.poll(open).toBe(0)
})

describe('a link', () => {
  const dead = async (url: string) => {
    expect((await fetched(url)).status, url).toBe(404)
    expect(app.faults).toEqual([])
  }
  it('dies with its time', async () => {
    const url = urlOf()
    app.clock.set(addMinutes(app.clock.now(), 11))
    await dead(url)
  })
  it('dies with its session: signed out, ended, idle, of somebody who is no longer let in', async () => {
    const url = urlOf({ token: fixture.tokens.client })
    expect((await fetched(url)).status).toBe(200)
    await app.http(signOut, {}, fixture.as('client'))
    await dead(url)
    const others = urlOf({ token: fixture.tokens.resource })
    await app.database.superuser.query('update users set is_active = false where company_id = $1 and user_id = $2', [
      fixture.company.id,
      fixture.users.resource,
    ])
    await dead(others)
    const idle = await app.rows.session(fixture.company.id, fixture.users.manager, { idleMinutes: 3 })
    const idleUrl = urlOf({ token: idle })
    expect((await fetched(idleUrl)).status).toBe(200)
    app.clock.set(addMinutes(app.clock.now(), 4))
    await dead(idleUrl)
  })
  it('dies with the right of its person, which is looked at each time', async () => {
    const [, id] = ids as [number, number]
    const changed = (text: string) => app.database.superuser.query(text, [fixture.company.id, id])
    const token = await app.rows.session(fixture.company.id, fixture.users.client)
    const links = [document.storageKey, plan.storageKey, plan.thumbnailKey!].map((storageKey) => urlOf({ storageKey, token }))
    const statuses = async () => Promise.all(links.map(async (url) => (await fetched(url)).status))
    expect(await statuses()).toEqual([200, 200, 200])
    // A reader no more.
    await changed('update document_readers set until = now() where company_id = $1 and document_id = $2 and user_id is not null')
    expect(await statuses()).toEqual([200, 404, 404])
    await changed('update document_readers set until = null where company_id = $1 and document_id = $2')
    // A page that is shut.
    const shut = () =>
      app.rows.insert('user_forbidden_pages', { company_id: fixture.company.id, user_id: fixture.users.client, page: 'NOSINF' })
    await shut()
    expect(await statuses()).toEqual([404, 404, 404])
    await app.database.superuser.query('delete from user_forbidden_pages where company_id = $1', [fixture.company.id])
    // A version that another has followed; managers, who may fetch it, still do.
    const next = await fileIn(app, fixture.company.id)
    const version = { company_id: fixture.company.id, document_id: id, version: 2, file_id: next, filed_at: app.clock.now() }
    await app.rows.insert('document_versions', version)
    await changed('update documents set version = 2 where company_id = $1 and document_id = $2')
    expect(await statuses()).toEqual([200, 404, 404])
    expect((await fetched(urlOf({ storageKey: plan.storageKey }))).status).toBe(200)
    await changed('update documents set removed_at = now() where company_id = $1 and document_id = $2')
    expect((await fetched(urlOf({ storageKey: plan.storageKey }))).status).toBe(404)
    await changed('update documents set removed_at = null where company_id = $1 and document_id = $2')
  })
  it('is of its letters exactly', async () => {
    const url = urlOf()
    expect((await fetched(url)).status).toBe(200)
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    // The last letter says two bits more than there are: others stand for the same bytes.
    for (const letter of alphabet) if (!url.endsWith(letter)) await dead(url.slice(0, -1) + letter)
  })
  it('of a file that is no document’s leads nowhere', async () => {
    const [loose] = await files.keep(await files.contextOf(app, fixture), files.uploaded('seul.pdf', pdf()))
    await dead(urlOf({ storageKey: loose!.storageKey }))
  })
  it('leads to nothing of another company, and to no file that is not there', async () => {
    const other = await app.rows.company()
    await dead(urlOf({ companyId: other.id }))
    const stranger = await app.rows.session(other.id, await app.rows.user(other.id, { role: 'manager' }))
    await dead(urlOf({ companyId: other.id, token: stranger }))
    await dead(urlOf({ storageKey: 'A'.repeat(32) }))
    await dead(urlOf({ companyId: 999_999_999 }))
    await dead(urlOf({ token: 'nobody' }))
  })
  it.each(['/stored/', '/stored/x', '/stored/..%2f..%2fetc%2fpasswd', `/stored/${'x'.repeat(400)}`, '/stored/%00', '/stored/1.1.i.x.y.z'])(
    '%s is none',
    dead,
  )
  it('whose bytes are gone is not found, and no fault', async () => {
    await files.storage.remove(plan.storageKey)
    await dead(urlOf({ storageKey: plan.storageKey }))
  })
  it('is asked for by no other method', async () => {
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await fetched(urlOf(), { method })).headers.get('content-type')).not.toBe('application/pdf')
  })
})
