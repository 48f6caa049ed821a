import { agentChanged, readAgent } from '@vigie/contract/agents/agents.ts'
import { changeAgentPhoto, removeAgentPhoto } from '@vigie/contract/agents/agents.photo.ts'
import { readLogo } from '@vigie/contract/companies/companies.ts'
import { changeLogo, readLogoFile, removeLogo } from '@vigie/contract/companies/companies.logo.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf } from '../../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const manager = () => fixture.as('manager')

const drawn = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 60, b: 120, alpha } } })
const fetched = async (url: string) => {
  const answer = await fetch(`${app.url}${url}`)
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}
const setPhoto = (bytes: Buffer, agentId = fixture.agentId) =>
  app.http(changeAgentPhoto, { resourceId: agentId, photo: bytes.toString('base64') }, manager())
const setLogo = (bytes: Buffer, file_name?: string) => app.http(changeLogo, { logo: bytes.toString('base64'), file_name }, manager())
const logoFile = async () => outputOf(readLogoFile, await app.http(readLogoFile, {}, manager())).file

describe("an agent's picture", () => {
  it('is drawn anew: a square, the right way up, and nothing of where and when it was taken', async () => {
    const taken = await drawn(600, 400)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '48/1 51/1 24/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(taken.includes('Exif')).toBe(true)
    const { photoUrl } = outputOf(changeAgentPhoto, await setPhoto(taken))
    const { bytes } = await fetched(photoUrl)
    const { format, width, height, exif } = await sharp(bytes).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 256, height: 256, exif: undefined })
    expect(outputOf(readAgent, await app.http(readAgent, { resourceId: fixture.agentId }, manager())).agent.photoUrl).toBe(photoUrl)
  })
  it('that carries a page behind its points carries it no more', async () => {
    const page = '<script>alert(1)</script>'
    const { photoUrl } = outputOf(
      changeAgentPhoto,
      await setPhoto(Buffer.concat([await drawn(40, 40).png().toBuffer(), Buffer.from(page)])),
    )
    expect((await fetched(photoUrl)).bytes.includes(page)).toBe(false)
  })
  it('is told to whoever sees the agent, and is gone when it is removed', async () => {
    const socket = await app.socket(manager())
    const { photoUrl } = outputOf(changeAgentPhoto, await setPhoto(await drawn(40, 40).png().toBuffer()))
    expect(await socket.next(agentChanged.name)).toEqual({ resource_id: fixture.agentId })
    outputOf(removeAgentPhoto, await app.http(removeAgentPhoto, { resourceId: fixture.agentId }, manager()))
    await socket.next(agentChanged.name)
    expect((await fetched(photoUrl)).status).toBe(404)
  })
  it('is set of no agent of another company, nor of one that is not there', async () => {
    const other = await fixtureOf(app.rows)
    const bytes = await drawn(40, 40).png().toBuffer()
    expect([(await setPhoto(bytes, other.agentId)).error?.code, (await setPhoto(bytes, 999_999)).error?.code]).toEqual([
      'NOT_FOUND',
      'NOT_FOUND',
    ])
  })
  it('is drawn for many at once', async () => {
    const bytes = await drawn(900, 900).png().toBuffer()
    const agents = await Promise.all(Array.from({ length: 5 }, () => app.rows.agent(fixture.company.id)))
    expect((await Promise.all(agents.map((agent) => setPhoto(bytes, agent)))).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ])
  })
})

describe("the company's logo", () => {
  it('keeps its shape and what it lets through, and is told to whoever is signed in', async () => {
    const socket = await app.socket(fixture.as('client'))
    const told = socket.next('rightsChanged')
    const { logoUrl } = outputOf(changeLogo, await setLogo(await drawn(1000, 250, 0.5).png().toBuffer()))
    await told
    const { format, width, height, hasAlpha } = await sharp((await fetched(logoUrl)).bytes).metadata()
    expect({ format, width, height, hasAlpha }).toEqual({ format: 'png', width: 640, height: 160, hasAlpha: true })
    expect(outputOf(readLogo, await app.http(readLogo, {}, { code: fixture.company.code })).url).toBe(logoUrl)
    outputOf(removeLogo, await app.http(removeLogo, {}, manager()))
    expect(outputOf(readLogo, await app.http(readLogo, {}, { code: fixture.company.code })).url).toBeNull()
    expect((await fetched(logoUrl)).status).toBe(404)
  })
  it('is known to administrators by the name and the size of its file', async () => {
    expect(await logoFile()).toBeNull()
    const { logoUrl } = outputOf(changeLogo, await setLogo(await drawn(40, 40).png().toBuffer(), 'C:\\marque\\Ormeval\u202elogo.svg'))
    const { bytes } = await fetched(logoUrl)
    expect(await logoFile()).toEqual({ name: 'Ormevallogo.svg', bytes: bytes.length, savedAt: app.clock.now() })
    outputOf(changeLogo, await setLogo(await drawn(40, 40).png().toBuffer()))
    expect(await logoFile()).toMatchObject({ name: '' })
    outputOf(removeLogo, await app.http(removeLogo, {}, manager()))
    expect(await logoFile()).toBeNull()
  })
  it('is no drawing with a script', async () => {
    expect((await setLogo(Buffer.from('<svg onload="alert(1)"/>'))).error?.code).toBe('UNSUPPORTED_MEDIA')
  })
})
