import type { Role } from '@vigie/contract/access.ts'
import { addComment, changeComment, commentsChanged, removeComment } from '@vigie/contract/comments/comments.ts'
import { readShiftInfos } from '@vigie/contract/schedules/schedules.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
let shift_id: number
beforeEach(async () => {
  const { siteId, agentId, company } = fixture
  shift_id = await app.rows.shift(company.id, { siteId, agentId, startsAt: '2026-10-12T19:00:00Z', endsAt: '2026-10-13T04:00:00Z' })
  const month = { company_id: company.id, agent_id: agentId, month: '202610' }
  await app.rows.insert('schedule_months', { ...month, published_at: at('2026-09-25T08:00:00Z') })
})

const manager = () => fixture.as('manager')
const write = async (text: string, is_visible_client: boolean, is_visible_resource: boolean) =>
  outputOf(addComment, await app.http(addComment, { shift_id, text, is_visible_client, is_visible_resource }, manager())).comment
const read = async (role: Role) =>
  outputOf(readShiftInfos, await app.http(readShiftInfos, { id: shift_id }, fixture.as(role))).comments.map(({ text }) => text)

describe('who reads what was written on a service', () => {
  it('a client what is for it, the agent what is for it, nobody else anything; without an author', async () => {
    await write('Équipe', false, false)
    await write('Client', true, false)
    await write('Agent', false, true)
    await write('Tous', true, true)
    expect(await read('client')).toEqual(['Tous', 'Client'])
    expect(await read('client_user')).toEqual(['Tous', 'Client'])
    expect(await read('resource')).toEqual(['Tous', 'Agent'])
    expect(await read('manager')).toEqual([])
    const answered = await app.http(readShiftInfos, { id: shift_id }, fixture.as('client'))
    expect(JSON.stringify(answered.data)).not.toContain('author')
  })

  it('nobody, below the version that has comments', async () => {
    await write('Tous', true, true)
    await app.database.superuser.query(`update companies set api_version = '1.5.12' where company_id = $1`, [fixture.company.id])
    app.clock.forward(5)
    expect(await read('client')).toEqual([])
    const given = { shift_id, text: 'x', is_visible_client: true, is_visible_resource: true }
    expect((await app.http(addComment, given, manager())).status).toBe(403)
  })

  it('the latest fifty, however many there are', async () => {
    await app.database.superuser.query(
      `insert into shift_comments (company_id, shift_id, user_id, text, is_visible_client, is_visible_agent, created_at, updated_at)
       select $1, $2, (select min(user_id) from users where company_id = $1), n::text, true, true, $3, $3 from generate_series(1, 20000) n`,
      [fixture.company.id, shift_id, '2026-10-12T20:00:00Z'],
    )
    const texts = await read('client')
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([50, '20000', '19951'])
  })
})

describe('who hears of a change', () => {
  it('those who saw the comment before or see it after, and managers; the others hear nothing', async () => {
    const [chief, client, agent] = await Promise.all(
      (['manager', 'client', 'resource'] as const).map((role) => app.socket(fixture.as(role))),
    )
    const heard = () => [client!, agent!].map((one) => one.received(commentsChanged.name).length)
    const { id, version } = await write('Équipe', false, false)
    expect(await chief!.next(commentsChanged.name)).toEqual({ shift_id })
    expect(heard()).toEqual([0, 0])
    const shown = { id, text: 'Pour le client', is_visible_client: true, is_visible_resource: false, version }
    await app.http(changeComment, shown, manager())
    expect(await client!.next(commentsChanged.name)).toEqual({ shift_id })
    await app.http(removeComment, { id }, manager())
    expect(await client!.next(commentsChanged.name)).toEqual({ shift_id })
    expect(heard()[1]).toBe(0)
  })
})
