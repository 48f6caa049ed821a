import { role, type Role } from '@vigie/contract/access.ts'
import { changeAgentPhoto } from '@vigie/contract/agents/agents.photo.ts'
import { readSession } from '@vigie/contract/auth/auth.ts'
import { changePhoto, changeProfile, readProfile, removePhoto } from '@vigie/contract/auth/profile.ts'
import { describe, expect, it } from 'vitest'
import { outputOf } from '../../../../test/transports.ts'
import { openTestApp } from '../../../../test/app.ts'
import { freshFixture } from '../../../../test/fixture.ts'

const app = await openTestApp()
const fixture = freshFixture(app)

const profileOf = async (who: Role) => outputOf(readProfile, await app.http(readProfile, {}, fixture.as(who))).profile
const change = (who: Role, values: object) => app.http(changeProfile, { ...values }, fixture.as(who))
const sessionOf = async (who: Role) => outputOf(readSession, await app.http(readSession, {}, fixture.as(who)))
const claire = { firstname: 'Claire', lastname: 'Morvan', phone_mobile: '+33 6 12 34 56 78' }

describe("one's own profile", () => {
  it.each([role.manager, role.partner, role.client, role.clientUser])(
    '%s changes name and phone, and is called so at once',
    async (who) => {
      const { profile } = outputOf(changeProfile, await change(who, claire))
      expect(profile).toMatchObject({ firstName: 'Claire', lastName: 'Morvan', phone: '+33 6 12 34 56 78', isOfSheet: false })
      expect(await profileOf(who)).toEqual(profile)
      expect((await sessionOf(who)).user).toMatchObject({ firstName: 'Claire', lastName: 'Morvan' })
    },
  )

  it('asks for both names, and for a number that can be called', async () => {
    const { error } = await change(role.manager, { firstname: ' ', lastname: '', phone_mobile: 'plus tard' })
    expect(Object.keys(error?.errors ?? {})).toEqual(['firstname', 'lastname', 'phone_mobile'])
    outputOf(changeProfile, await change(role.manager, claire))
    expect((await change(role.manager, { firstname: '' })).error?.errors).toEqual({ firstname: 'Indiquez votre prénom.' })
  })

  it('is written over by no other tab: what each of several says at once is kept', async () => {
    outputOf(changeProfile, await change(role.manager, claire))
    const parts = [{ firstname: 'Anne' }, { lastname: 'Le Goff' }, { phone_mobile: '06 99 99 99 99' }, { language: 'de' }]
    await Promise.all(parts.map((part) => change(role.manager, part)))
    expect(await profileOf(role.manager)).toMatchObject({ firstName: 'Anne', lastName: 'Le Goff', phone: '06 99 99 99 99', language: 'de' })
    outputOf(changeProfile, await change(role.manager, { language: null }))
    expect(await profileOf(role.manager)).toMatchObject({ firstName: 'Anne', language: null })
  })

  it.each([
    ['a line end', 'Claire\nhttps://example.com'],
    ['a sign that nobody sees', 'Cla\u0007ire'],
    ['a change of direction', 'Claire\u202emorvan'],
    ['nothing that is read', '\u200b\u200d'],
    ['ten thousand letters', 'C'.repeat(10_000)],
  ])('no name holds %s', async (_, firstname) => {
    const { status, error } = await change(role.manager, { ...claire, firstname })
    expect([status, Object.keys(error?.errors ?? {})]).toEqual([422, ['firstname']])
    expect(app.faults).toEqual([])
  })

  it("an agent's name and phone are those of its sheet; its language is its own", async () => {
    const refused = await change(role.agent, claire)
    expect(Object.keys(refused.error?.errors ?? {})).toEqual(['firstname', 'lastname', 'phone_mobile'])
    const before = await profileOf(role.agent)
    const { profile } = outputOf(changeProfile, await change(role.agent, { language: 'de' }))
    expect(profile).toEqual({ ...before, language: 'de', isOfSheet: true })
    expect((await sessionOf(role.agent)).language).toBe('de')
  })

  it('no language is chosen until somebody does', async () => {
    expect((await sessionOf(role.manager)).language).toBeNull()
    expect((await change(role.manager, { language: 'it' })).error?.errors).toHaveProperty('language')
  })

  it('an agent is called as on its sheet, whoever changes that', async () => {
    await app.database.superuser.query(`update agents set first_name = 'Awa', last_name = 'Diop' where company_id = $1 and agent_id = $2`, [
      fixture.company.id,
      fixture.agentId,
    ])
    expect((await sessionOf(role.agent)).user).toMatchObject({ firstName: 'Awa', lastName: 'Diop' })
  })

  it('a new name is told to the other screens of its owner', async () => {
    const socket = await app.socket(fixture.as(role.manager))
    const told = socket.next('rightsChanged')
    outputOf(changeProfile, await change(role.manager, claire))
    await told
  })
})

const png = Buffer.from(changePhoto.example!['photo'], 'base64')
const setPhoto = (bytes: Buffer, who: Role = role.manager) => app.http(changePhoto, { photo: bytes.toString('base64') }, fixture.as(who))
const fetched = async (url: string) => {
  const answer = await fetch(`${app.url}${url}`)
  return { status: answer.status, type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe("one's own picture", () => {
  it('is shown under an address that changes with it, and is gone when it is removed', async () => {
    const first = outputOf(changePhoto, await setPhoto(png)).photoUrl
    expect((await sessionOf(role.manager)).user?.photoUrl).toBe(first)
    expect(await fetched(first)).toMatchObject({ status: 200, type: 'image/webp' })
    const second = outputOf(changePhoto, await setPhoto(png)).photoUrl
    expect([(await fetched(first)).status, (await fetched(second)).type]).toEqual([404, 'image/webp'])
    outputOf(removePhoto, await app.http(removePhoto, {}, fixture.as(role.manager)))
    expect([(await fetched(second)).status, (await sessionOf(role.manager)).user?.photoUrl]).toEqual([404, null])
  })

  it('is one by what it holds, and small', async () => {
    expect((await setPhoto(Buffer.from('<svg onload="alert(1)"/>'))).error?.code).toBe('UNSUPPORTED_MEDIA')
    expect((await setPhoto(Buffer.concat([png, Buffer.alloc(128 * 1024)]))).status).toBe(422)
    // A hundred bytes that unfold to a gigabyte in the browser of whoever looks.
    const bomb = Buffer.from(png)
    bomb.writeUInt32BE(16_000, 16)
    bomb.writeUInt32BE(16_000, 20)
    expect((await setPhoto(bomb)).error?.code).toBe('UNSUPPORTED_MEDIA')
    // It says a size, and holds no points.
    const empty = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 4, 0, 4, 1, 0, 0, 0])
    expect((await setPhoto(empty)).error?.code).toBe('UNSUPPORTED_MEDIA')
    expect(app.faults).toEqual([])
  })

  it('of an agent is that of its sheet, whoever sets it', async () => {
    const sheet = async () =>
      (
        await app.database.superuser.query<{ photo_url: string }>('select photo_url from agents where company_id = $1 and agent_id = $2', [
          fixture.company.id,
          fixture.agentId,
        ])
      ).rows[0]!.photo_url
    const own = outputOf(changePhoto, await setPhoto(png, role.agent)).photoUrl
    expect([await sheet(), (await sessionOf(role.agent)).user?.photoUrl]).toEqual([own, own])
    const asManager = { resourceId: fixture.agentId, photo: png.toString('base64') }
    const managers = outputOf(changeAgentPhoto, await app.http(changeAgentPhoto, asManager, fixture.as(role.manager))).photoUrl
    expect([await sheet(), (await sessionOf(role.agent)).user?.photoUrl, (await fetched(own)).status]).toEqual([managers, managers, 404])
    outputOf(removePhoto, await app.http(removePhoto, {}, fixture.as(role.agent)))
    expect([await sheet(), (await sessionOf(role.agent)).user?.photoUrl]).toEqual([null, null])
  })

  it.each(['/photos/1.x', '/photos/0.AAAAAAAAAAAAAAAAAAAAAA', '/photos/1.AAAAAAAAAAAAAAAAAAAAAA', '/photos/..%2f1'])(
    '%s is nothing',
    async (url) => {
      expect((await fetched(url)).status).toBe(404)
      expect(app.faults).toEqual([])
    },
  )
})
