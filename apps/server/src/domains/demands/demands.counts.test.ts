import { mostCounted } from '@vigie/contract/kit/counting.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { fixtureOf } from '../../../test/fixture.ts'
import { asking } from './demands.testing.ts'

const app = await openTestApp()
const { superuser } = app.database

/** A company of forty agents «Kerguelen 1» to «40» whose demands were answered by turns, so many in all: two accepted, then one refused. */
async function answeredBy(count: number) {
  const fixture = await fixtureOf(app.rows)
  await superuser.query(
    `insert into agents (company_id, employee_number, last_name, first_name, created_at)
     select $1, 'K' || n, 'Kerguelen ' || n, 'Ada', '2026-01-01' from generate_series(1, 40) n`,
    [fixture.company.id],
  )
  await superuser.query(
    `insert into demands (company_id, agent_id, demand_type_id, status, created_at, handled_at)
     select $1, a.agent_id, case when n / 40 % 2 = 0 then 4 else 5 end, case when n % 3 = 0 then 5 else 3 end, '2026-10-01', '2026-10-02'
       from generate_series(1, $2::int) n
       join (select agent_id, row_number() over (order by agent_id) as place from agents where company_id = $1 and last_name like 'Kerg%') a on a.place = 1 + n % 40`,
    [fixture.company.id, count],
  )
  const { counts, ask, leave } = asking(app, fixture)
  await ask(await leave('2026-11-02'))
  return { counts }
}

it('are of those whom words find exact up to a thousand of each state, and of a type', async () => {
  const { counts } = await answeredBy(1200)
  expect(await counts()).toMatchObject({ open: 1, accepted: 800, refused: 400, all: 1201, most: null })
  // «Kerguelen 4» and «40».
  expect(await counts({ search: 'kerg 4' })).toMatchObject({
    open: 0,
    accepted: 40,
    refused: 20,
    all: 60,
    most: mostCounted,
    oldestAt: null,
  })
  expect(await counts({ search: 'kerg 4', type_id: 4 })).toMatchObject({ accepted: 20, refused: 10 })
  expect(await counts({ search: 'kerg' })).toMatchObject({ open: 0, accepted: 800, refused: 400, all: 1200 })
  expect(await counts({ search: 'kerg inconnu' })).toMatchObject({ open: 0, accepted: 0, refused: 0, all: 0 })
})

it('are counted no further than that, whether words find few or all', async () => {
  const { counts } = await answeredBy(6000)
  expect(await counts()).toMatchObject({ accepted: 4000, refused: 2000 })
  expect(await counts({ search: 'kerg' })).toMatchObject({ open: 0, accepted: mostCounted, refused: mostCounted, all: 2 * mostCounted })
  expect(await counts({ search: 'kerg', type_id: 5 })).toMatchObject({ accepted: mostCounted, refused: mostCounted })
  expect(await counts({ search: 'kerg', type_id: 7 })).toMatchObject({ accepted: 0, refused: 0 })
  expect(await counts({ search: 'kerg 4' })).toMatchObject({ accepted: 200, refused: 100 })
})

it('say of those who still wait how many they are, and since when', async () => {
  const { counts } = await answeredBy(30)
  const { rows } = await superuser.query<{ name: string }>(
    `select last_name as name from agents where agent_id = (select max(agent_id) from demands where status < 3)`,
  )
  expect(await counts({ search: rows[0]!.name })).toMatchObject({ open: 1, oldestAt: app.clock.now() })
})
