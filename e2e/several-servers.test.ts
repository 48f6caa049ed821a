import { expect, test, type Page } from '@playwright/test'
import { isRedisSkipped, redisMissing } from '../apps/server/test/redis.missing.ts'
import { startRedis, type TestRedis } from '../apps/server/test/redis.ts'
import { journalLength } from './kit/company/acme.ts'
import { changeRows, holdTable, readRows } from './kit/company/database.ts'
import type { Installation, Server } from './kit/company/installation.ts'
import { openBrowser } from './kit/browser/browsers.ts'
import { openLine, type Line } from './kit/browser/line.ts'
import { openAgentPhone, type AgentPhone } from './kit/devices/agentPhone.ts'
import { layActs, type Service } from './kit/devices/keptActs.ts'
import { isSent, keeps, leaveEarly, press, says } from './kit/devices/phone.ts'
import { enter, rowOf } from './kit/screens/board.ts'

/** Two servers of one database, as behind a balancer: the agent's phone and two managers come over lines of their own. What happens at one is carried to the other. */
let phone: AgentPhone
let installation: Installation
let other: Server
let page: Page
let lines: readonly Line[]
let desks: readonly Page[]
/** Of ten days before, to which the agent came without network. */
let services: readonly Service[]

async function open(env: Readonly<Record<string, string>>): Promise<void> {
  phone = await openAgentPhone({ env })
  ;({ installation, first: page } = phone)
  await changeRows(
    installation,
    `insert into shifts (company_id, number, site_id, agent_id, contract_id, starts_at, ends_at, month)
     select s.company_id, 'P' || days, s.site_id, s.agent_id, s.contract_id, d, d + interval '8 hours', to_char(d, 'YYYYMM')
       from generate_series(1, 10) days cross join lateral (select timestamptz '2026-10-12 06:00Z' - days * interval '1 day' as d) x
       join shifts s on s.number = 'V000003'`,
  )
  services = await readRows<Service>(
    installation,
    `select shift_id as id, to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as starts,
            to_char(ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ends
       from shifts where number like 'P%'`,
  )
  other = await installation.beside()
  const browser = await openBrowser()
  lines = [await openLine(installation.url), await openLine(installation.url)]
  desks = [await enter(browser, lines[0]!.url), await enter(browser, lines[1]!.url)]
}
async function close(): Promise<void> {
  await desks[0]?.context().browser()?.close()
  for (const line of lines) line.close()
  await phone.close()
}

const showsOnBoth = async (state: string) => {
  for (const desk of desks) await expect(rowOf(desk, 'NGUYEN')).toContainText(state, { timeout: 30_000 })
}

let redis: TestRedis
const carriers = {
  PostgreSQL: { start: async () => ({}), stop: async () => {} },
  Redis: {
    start: async () => {
      redis = await startRedis()
      return { REDIS_URL: redis.url }
    },
    stop: async () => redis.stop(),
  },
}

for (const [name, carrier] of Object.entries(carriers))
  test.describe(`over ${name}`, () => {
    test.skip(name === 'Redis' && isRedisSkipped, redisMissing)
    test.beforeAll(async () => open(await carrier.start()))
    test.afterAll(async () => {
      await close()
      await carrier.stop()
    })

    test(
      'whoever signed in at one server is signed in at the other, and sees there what is clocked at the first',
      { tag: '@long' },
      async () => {
        lines[1]!.leadTo(other.url)
        await desks[1]!.reload()
        await expect(desks[1]!.getByText('En direct', { exact: true })).toBeVisible()
        await press(page, 'Prendre mon service')
        await says(page, /^Prise de service à/)
        await press(page, 'Terminer')
        await showsOnBoth('Arrivé, en avance')
      },
    )

    test(
      'a server that is killed while acts come to it: each is recorded once, and all who were with it go on at the other',
      { tag: '@long' },
      async () => {
        phone.line.become('dead')
        await leaveEarly(page)
        await keeps(page)
        await layActs(page, services)
        await page.reload()
        await expect(page.getByText('21 pointages en attente')).toBeVisible()
        const letGo = await holdTable(installation, 'clockings', 'share')
        phone.line.become('sound')
        const waiting = `select pid from pg_locks where not granted and relation = 'clockings'::regclass`
        await expect.poll(() => readRows(installation, waiting).then(({ length }) => length), { timeout: 30_000 }).toBeGreaterThan(0)
        await installation.crash()
        for (const line of [phone.line, lines[0]!]) line.leadTo(other.url)
        await letGo()
        await isSent(page)
        expect(await journalLength(installation)).toBe(1 + 21)
        await showsOnBoth('Poste vide')
        for (const desk of desks) await expect(desk.getByText('En direct', { exact: true })).toBeVisible()
      },
    )

    test('what carries between the servers is what was asked for, and nothing else', { tag: '@long' }, async () => {
      const figures = await (await fetch(`${other.url}/metrics`)).text()
      expect(figures).toContain(`vigie_carrier_connected{carrier="${name.toLowerCase()}"} 1`)
    })
  })
