import { readAgentHistory } from '@vigie/contract/changes/changes.ts'
import { listNotifications } from '@vigie/contract/notifications/notifications.ts'
import { expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'
import { nightOfPapers } from './papers.night.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app, { now: '2026-10-12T02:00:00Z' }), freshFixture(app)]
const { superuser } = app.database
const night = async (text?: string) => {
  if (text !== undefined) app.clock.set(at(text))
  await nightOfPapers(app.database.forCompany(fixture.company.id), app.clock.now())
}
const told = async (as: 'manager' | 'resource') =>
  outputOf(listNotifications, await app.http(listNotifications, {}, fixture.as(as))).notifications.map(({ title, body, path }) => [
    title,
    body,
    path,
  ])
const cardUntil = (day: string | null) =>
  superuser.query(
    `update agents set last_name = 'Morel', first_name = 'Inès', card_number = 'CAR-1', card_expires_on = $2 where agent_id = $1`,
    [fixture.agentId, day],
  )

it('a card is reminded of at 180, 90 and 30 days, to the agent and to managers, each once', async () => {
  await cardUntil('2027-04-30')
  const counts: number[] = []
  for (const day of ['2026-11-01', '2026-11-02', '2027-01-29', '2027-01-30', '2027-03-31', '2027-04-01', '2027-05-02']) {
    await night(`${day}T02:00:00Z`)
    await night()
    counts.push((await told('manager')).length)
  }
  expect(counts).toEqual([1, 1, 1, 2, 3, 3, 3])
  expect((await told('resource')).map(([title]) => title)).toEqual(
    Array.from({ length: 3 }, () => 'À renouveler\u00a0: carte professionnelle, jusqu’au 30 avril 2027'),
  )
  expect((await told('manager'))[0]).toEqual([
    'Morel Inès\u00a0: carte professionnelle jusqu’au 30 avril 2027',
    'Il reste 30 jours pour le renouvellement.',
    `/resource/resource?resourceId=${fixture.agentId}`,
  ])
  const { entries } = outputOf(
    readAgentHistory,
    await app.http(readAgentHistory, { resourceId: fixture.agentId, limit: 3 }, fixture.as('manager')),
  )
  expect(entries.map(({ entity, fields }) => [entity, fields[0]?.to])).toEqual([
    ['reminder', '30'],
    ['reminder', '90'],
    ['reminder', '180'],
  ])
})

it('a renewed card begins anew', async () => {
  await cardUntil('2026-11-01')
  await night()
  await cardUntil('2026-11-05')
  await night()
  expect(await told('manager')).toHaveLength(2)
})

it('the first night tells managers of all at once, and each agent of its own alone; of steps that were missed the closest', async () => {
  await cardUntil('2026-10-20')
  const qualification = await app.rows.insert('qualifications', {
    company_id: fixture.company.id,
    kind: 'degree',
    code: 'SST',
    name: 'SST',
  })
  for (let n = 0; n < 30; n++) {
    const agent_id = await app.rows.agent(fixture.company.id)
    await app.rows.contract(fixture.company.id, agent_id)
    await app.rows.insert('agent_qualifications', {
      company_id: fixture.company.id,
      agent_id,
      qualification_id: qualification['qualification_id'],
      expires_on: '2026-12-01',
    })
  }
  await night()
  expect((await told('manager')).map(([title, body]) => [title, body])).toEqual([
    ['31 papiers d’agents arrivent à échéance', 'Le plus proche\u00a0: Morel Inès, carte professionnelle, jusqu’au 20 octobre 2026.'],
  ])
  expect(await told('resource')).toHaveLength(1)
  const { rows } = await superuser.query<{ step: number }>('select distinct step from paper_reminders where company_id = $1 order by 1', [
    fixture.company.id,
  ])
  expect(rows.map(({ step }) => step)).toEqual([30, 90])
})

it('who has left, is archived or has no number on a card is not reminded of; nor managers without the right', async () => {
  await cardUntil('2026-11-01')
  await superuser.query(`update contracts set ends_on = '2026-10-01' where agent_id = $1`, [fixture.agentId])
  await night()
  await superuser.query(`update contracts set ends_on = null where agent_id = $1`, [fixture.agentId])
  await superuser.query(`update agents set card_number = '' where agent_id = $1`, [fixture.agentId])
  await night()
  expect([await told('manager'), await told('resource')]).toEqual([[], []])
  await superuser.query(`update agents set card_number = 'CAR-1' where agent_id = $1`, [fixture.agentId])
  await superuser.query(`delete from user_rights where company_id = $1 and "right" = 'man_edit_resources'`, [fixture.company.id])
  await night()
  expect([(await told('manager')).length, (await told('resource')).length]).toEqual([0, 1])
  const { rows } = await superuser.query('select 1 from paper_reminders where company_id = $1', [elsewhere.company.id])
  expect(rows).toEqual([])
})
