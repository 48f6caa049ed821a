import { assignShift } from '@vigie/contract/planning/planning.assignment.ts'
import { expect, it } from 'vitest'
import { at, openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { nightOfMissions } from './missions.filled.tasks.ts'
import { missioning } from './missions.testing.ts'

const app = await openTestApp({ runsQueue: true })
const fixture = freshFixture(app, { now: '2026-10-12T05:00:00Z' })
const { somebody, open, offered, answered, told } = missioning(app, fixture)
const give = (vacation_id: number, resource_id: number | null, version = 1) =>
  app.http(assignShift, { vacation_id, resource_id, version }, fixture.as('manager'))

it('whoever said yes to a mission whose services went to others is told, once; whoever has one of them is not', async () => {
  const [lea, max, ida] = [await somebody(), await somebody(), await somebody()]
  const shiftIds = [await open('14'), await open('16')]
  const mission = await offered([lea, max, ida], shiftIds)
  await answered(mission.id, lea, { response: 2 })
  await answered(mission.id, max, { response: 2 })
  await answered(mission.id, ida, { response: 3 })
  const kinds = async (one: typeof lea) => (await told(one)).map(({ kind }) => kind).filter((kind) => kind === 'missionGone')
  expect((await give(shiftIds[0]!, max.agentId)).status).toBe(200)
  await app.settled()
  expect(await kinds(lea)).toEqual([])
  expect((await give(shiftIds[1]!, max.agentId)).status).toBe(200)
  await expect.poll(() => kinds(lea)).toEqual(['missionGone'])
  expect(await kinds(max)).toEqual([])
  expect(await kinds(ida)).toEqual([])
  expect((await give(shiftIds[1]!, null, 2)).status).toBe(200)
  expect((await give(shiftIds[1]!, max.agentId, 3)).status).toBe(200)
  await app.settled()
  expect(await kinds(lea)).toEqual(['missionGone'])
})

it('nobody is told of a mission that came to nothing long ago when its service is given after all', async () => {
  const [lea, ida, max] = [await somebody(), await somebody(), await somebody()]
  const [former, coming] = [await open('12'), await open('14')]
  await answered((await offered([lea], [former])).id, lea, { response: 2 })
  await answered((await offered([ida], [coming])).id, ida, { response: 2 })
  await nightOfMissions(app.database.forCompany(fixture.company.id), at('2026-10-13T07:00:00Z'))
  expect((await give(former, max.agentId)).status).toBe(200)
  expect((await give(coming, max.agentId)).status).toBe(200)
  const kinds = async (one: typeof lea) => (await told(one)).map(({ kind }) => kind)
  await expect.poll(() => kinds(ida)).toContain('missionGone')
  await app.settled()
  expect(await kinds(lea)).not.toContain('missionGone')
})
