import type { Role } from '@vigie/contract/access.ts'
import { listNews } from '@vigie/contract/news/news.ts'
import { changeNewsPicture, readNewsPicture, removeNewsPicture } from '@vigie/contract/news/news.pictures.ts'
import { archiveNews, changeNews, removeNews } from '@vigie/contract/registers/registers.told.ts'
import { readRegisterHistory, registerChanged } from '@vigie/contract/registers/registers.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../test/fixture.ts'
import { outputOf, type As, type Values } from '../../../test/transports.ts'
import { rowOfRegister } from '../registers/registers.testing.ts'
import { usersOf } from '../users/users.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { viewing } = usersOf(app, fixture)
const manager = () => fixture.as('manager')

const photo = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#264b7a' } })
const bytes = await photo(800, 600)
  .jpeg()
  .withExif({ IFD3: { GPSLatitude: '48/1 51/1 24/1' } })
  .toBuffer()
const tooLarge = await photo(1200, 700).png().toBuffer()
const broken = (await photo(64, 36).png().toBuffer()).subarray(0, 40)
const newsFor = async (roles: readonly Role[], columns: Values = {}) =>
  (await rowOfRegister(app, fixture.company.id, 'news', { published_at: '2026-10-11T08:00:00Z', roles, ...columns })).id
const setPicture = (id: number, picture = bytes, as: As = manager()) =>
  app.http(changeNewsPicture, { id, picture: picture.toString('base64') }, as)
const fetched = async (url: string) => {
  const answer = await fetch(`${app.url}${url}`)
  return { status: answer.status, type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) }
}
const statusOf = async (url: string) => (await fetched(url)).status
/** The pictures of the news that a reader is shown. */
const shownTo = async (as: As) => outputOf(listNews, await app.http(listNews, {}, as)).news.map(({ picture }) => picture)
const roles = ['manager', 'resource', 'manager_partner', 'client', 'client_user'] as const

describe('the picture of a piece of news', () => {
  it('is drawn anew, without where it was taken, and comes with its words to the homes of those the news is for', async () => {
    const id = await newsFor(['resource', 'client'], { picture_text: 'La nouvelle tenue' })
    const socket = await app.socket(fixture.as('resource'))
    outputOf(changeNewsPicture, await setPicture(id))
    expect(await socket.next(registerChanged.name)).toEqual({ name: 'news' })
    for (const role of ['resource', 'client'] as const) {
      const [picture] = await shownTo(fixture.as(role))
      expect(picture?.text).toBe('La nouvelle tenue')
      const file = await fetched(picture!.url)
      const { format, width, height, exif } = await sharp(file.bytes).metadata()
      expect({ type: file.type, format, width, height, exif }).toEqual({
        type: 'image/webp',
        format: 'webp',
        width: 800,
        height: 450,
        exif: undefined,
      })
    }
    for (const role of ['manager', 'manager_partner', 'client_user'] as const) expect(await shownTo(fixture.as(role))).toEqual([])
  })

  it.each(roles)('is shown to %s where the news is for it, and to no other role', async (role) => {
    const id = await newsFor([role])
    await setPicture(id)
    const [picture] = await shownTo(fixture.as(role))
    expect(await statusOf(picture!.url)).toBe(200)
    for (const other of roles.filter((one) => one !== role)) expect(await shownTo(fixture.as(other))).toEqual([])
  })

  it('is read by its link no more once the news is withdrawn, not for the reader, or gone', async () => {
    const id = await newsFor(['resource'])
    await setPicture(id)
    const { url } = (await shownTo(fixture.as('resource')))[0]!
    const { example } = changeNews
    const changes: readonly (readonly [Values, Values])[] = [
      [{ roles: ['client'] }, { roles: ['resource'] }],
      [{ published_on: '2026-10-13' }, { roles: ['resource'] }],
    ]
    let version = 1
    const change = async (values: Values) => {
      const sent = { ...example, published_on: '2026-10-11', roles: ['resource'], ...values, id, version: version++ }
      expect((await app.http(changeNews, sent, manager())).status).toBe(200)
    }
    for (const [away, back] of changes) {
      await change(away)
      expect(await statusOf(url)).toBe(404)
      await change(back)
      expect(await statusOf(url)).toBe(200)
    }
    const archive = (is_archived: boolean) => app.http(archiveNews, { ids: [id], is_archived }, manager())
    await archive(true)
    expect(await statusOf(url)).toBe(404)
    await archive(false)
    expect(await statusOf(url)).toBe(200)
    const { rows } = await app.database.superuser.query('select 1 from news_pictures where news_id = $1', [id])
    expect(rows).toHaveLength(1)
    const { rows: kept } = await app.database.superuser.query('select version from news where news_id = $1', [id])
    await app.http(removeNews, { ids: [id], versions: [kept[0].version] }, manager())
    expect(await statusOf(url)).toBe(404)
    expect((await app.database.superuser.query('select 1 from news_pictures where news_id = $1', [id])).rows).toEqual([])
  })

  it('belongs to a session: its link is dead after a sign-out of it, and is none of another company', async () => {
    const id = await newsFor(['client'])
    await setPicture(id)
    const { url } = (await shownTo(fixture.as('client')))[0]!
    const other = await fixtureOf(app.rows)
    // Signed for this company's session: its key is none elsewhere.
    expect(await statusOf(url.replace(`/stored/${fixture.company.id}.`, `/stored/${other.company.id}.`))).toBe(404)
    const foreign = other.as('manager')
    const asked = [changeNewsPicture, readNewsPicture, removeNewsPicture] as const
    for (const call of asked)
      expect((await app.http(call, { id, picture: bytes.toString('base64') }, foreign)).error?.code).toBe('NOT_FOUND')
    await app.database.superuser.query('delete from sessions where user_id = $1', [fixture.users.client])
    app.clock.forward(3)
    expect(await statusOf(url)).toBe(404)
  })

  it('is not given to who looks at the portal as the reader', async () => {
    await setPicture(await newsFor(['client']))
    expect(await shownTo(await viewing(fixture.users.client))).toEqual([null])
  })

  it('is seen by who administers, before its day too, replaced and removed, and the history tells so', async () => {
    const id = await newsFor(['resource'], { published_at: '2026-11-01T08:00:00Z' })
    const current = async () => outputOf(readNewsPicture, await app.http(readNewsPicture, { id }, manager())).url
    expect(await current()).toBeNull()
    await setPicture(id)
    const first = (await current())!
    expect(await statusOf(first)).toBe(200)
    await setPicture(id, await photo(320, 180).png().toBuffer())
    expect([await statusOf(first), await statusOf((await current())!)]).toEqual([404, 200])
    outputOf(removeNewsPicture, await app.http(removeNewsPicture, { id }, manager()))
    expect(await current()).toBeNull()
    const { entries } = outputOf(readRegisterHistory, await app.http(readRegisterHistory, { name: 'news', id }, manager()))
    const told = entries.flatMap(({ fields }) => fields).filter(({ name }) => name === 'picture_key')
    expect(told).toHaveLength(3)
    expect(told.map(({ from, to }) => [from, to])).toEqual(Array.from({ length: 3 }, () => [null, null]))
  })

  it.each([
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['more pixels than are let in', tooLarge],
    ['the beginning of a picture alone', broken],
  ])('is not %s: nothing changes', async (_, sent) => {
    const id = await newsFor(['manager'])
    await setPicture(id)
    const before = await shownTo(manager())
    expect((await setPicture(id, sent)).error?.code).toBe('UNSUPPORTED_MEDIA')
    expect(await shownTo(manager())).toEqual(before)
  })

  it('is not set of news that are not there', async () => {
    expect((await setPicture(999_999)).error?.code).toBe('NOT_FOUND')
  })
})

it('a link dies by its time', async () => {
  await setPicture(await newsFor(['manager']))
  const { url } = (await shownTo(manager()))[0]!
  app.clock.set(at('2026-10-12T05:20:00Z'))
  expect(await statusOf(url)).toBe(404)
})
