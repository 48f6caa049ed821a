import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportProgress } from '@vigie/contract/imports/imports.report.ts'
import { dirtyLines, importing, now, planning, planningFile, planningText, textFile, type Company } from './imports.testing.ts'
import { variants } from './imports.variants.testing.ts'

const nothing = { sites: 0, agents: 0, contracts: 0, shifts: 0 }
const whole = { sites: 30, agents: 120, contracts: 120, shifts: 2444 }
let snapshot: Awaited<ReturnType<typeof importing>>
/** A company that has the planning of autumn 2026, for what changes nothing in it. */
let acme: Company
beforeAll(async () => {
  snapshot = await importing()
  acme = await snapshot.company()
})
afterAll(() => snapshot.close())

const rowsOf = async ({ count }: Company) => ({
  sites: await count('sites'),
  agents: await count('agents'),
  contracts: await count('contracts'),
  shifts: await count('shifts'),
})
/** Everything that an import writes, without ids. */
const kept = ({ select }: Company) =>
  Promise.all([
    select(`select to_jsonb(s) - '{company_id,site_id,client_id,sector_id}'::text[] || jsonb_build_object('client', c.code, 'name of client', c.name) as row
      from sites s join clients c using (company_id, client_id) where s.company_id = $company order by s.code`),
    select(`select to_jsonb(a) - '{company_id,agent_id,clocking_code_hmac}'::text[] || jsonb_build_object(
        'has code', clocking_code_hmac is not null,
        'qualifications', array(select code from agent_qualifications q join qualifications using (company_id, qualification_id)
          where (q.company_id, q.agent_id) = (a.company_id, a.agent_id) order by 1),
        'badges', array(select uid from nfc_cards n where (n.company_id, n.agent_id) = (a.company_id, a.agent_id))) as row
      from agents a where company_id = $company order by employee_number`),
    select(`select k.number, a.employee_number, t.name, k.starts_on, k.ends_on, k.monthly_hours_hundredths, k.category, k.coefficient, p.name as profile, p.is_night
      from contracts k join agents a using (company_id, agent_id) join contract_types t using (company_id, contract_type_id)
        left join profiles p using (company_id, profile_id) where k.company_id = $company order by k.number`),
    select(`select s.number, site.code, a.employee_number, k.number as contract, p.name as profile, ac.name as activity, pr.name as prestation,
        s.starts_at::text, s.ends_at::text, s.month, s.planned_break_minutes, s.note, s.version
      from shifts s join sites site using (company_id, site_id) left join agents a using (company_id, agent_id)
        left join contracts k using (company_id, contract_id) left join activities ac using (company_id, activity_id)
        left join prestations pr using (company_id, prestation_id) left join profiles p on (p.company_id, p.profile_id) = (s.company_id, s.profile_id)
      where s.company_id = $company order by s.number`),
  ])

describe('the planning of autumn 2026', () => {
  test('comes in whole, whatever the order of its files, and no month is published', async () => {
    const report = await acme.run(planning().toReversed())
    expect(report).toMatchObject({ created: whole, changed: nothing, unchanged: nothing, refused: [], notices: [], isWritten: true })
    expect(await rowsOf(acme)).toEqual(whole)
    // Nothing else gathers statistics here, and without them the comparisons below are slow.
    await snapshot.database.superuser.query('analyze')
    expect(await acme.count('schedule_months')).toBe(0)
    expect(await acme.select('select name, is_night from profiles where company_id = $company order by name')).toEqual([
      { name: 'Jour', is_night: false },
      { name: 'Mixte', is_night: null },
      { name: 'Nuit', is_night: true },
    ])
  })
  test('changes nothing when it comes a second time', async () => {
    expect(await acme.run(planning())).toMatchObject({ created: nothing, changed: nothing, unchanged: whole, lines: [], isWritten: true })
  })
  test('is analysed at once, so that no list of it is planned as if it were empty', async () => {
    const known = await acme.select<{ name: string }>(
      `select distinct tablename::text as name from pg_stats where tablename in ('sites', 'agents', 'contracts', 'shifts') order by 1`,
    )
    expect(known.map(({ name }) => name)).toEqual(['agents', 'contracts', 'shifts', 'sites'])
  })
  test('has breaches of law that are listed and refuse nothing', async () => {
    const { warnings } = await acme.run(planning(), { isDryRun: true })
    const nights = warnings.filter(({ rule }) => rule === 'LONGEST_PERIOD')
    expect(nights.length).toBeGreaterThan(0)
    expect(nights.every(({ kind, values }) => kind === 'warn' && values['on'] === '2026-10-24' && values['hours'] === 13)).toBe(true)
    expect(warnings.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['LONGEST_WEEK', 'WEEKLY_REST', 'SHORTEST_REST']))
  })
  test('keeps codes as digests and badges in capitals, and lasts 10 h on the night of the change of clock', async () => {
    const [agent] = await acme.select<{
      code: Buffer
      uid: string
    }>(`select clocking_code_hmac as code, uid from agents a join nfc_cards n using (company_id, agent_id)
      where company_id = $company and employee_number = '10006'`)
    expect(agent).toEqual({ code: acme.hmac('006068'), uid: '26C561E1A405ED' })
    const nights =
      await acme.select(`select distinct extract(epoch from ends_at - starts_at)::int / 3600 as hours from shifts join sites using (company_id, site_id)
      where company_id = $company and time_zone = 'Europe/Paris' and starts_at = '2026-10-24 21:00 Europe/Paris'`)
    expect(nights).toEqual([{ hours: 10 }])
  })
  test.each(Object.entries(variants))('gives the same rows as %s', async (_, files) => {
    const company = await snapshot.company()
    const report = await company.run(await files())
    expect([report.refused, report.created]).toEqual([[], whole])
    expect(await kept(company)).toEqual(await kept(acme))
    expect(await company.run(planning())).toMatchObject({ changed: nothing, unchanged: whole })
  })
})

describe('a file with faults', () => {
  test('has each of them named by its line, and nothing is written', async () => {
    const company = await snapshot.company()
    await company.run(planning().slice(0, 3))
    const report = await company.run([planningFile('dirty-vacations.csv')])
    expect([...new Set(report.refused.map(({ line }) => line))]).toEqual(dirtyLines())
    const first = ['SITE_UNKNOWN', 'AGENT_UNKNOWN', 'END_NOT_AFTER_START', 'DATE_IMPOSSIBLE', 'TIME_IMPOSSIBLE', 'NUMBER_TWICE']
    const last = ['CONTRACT_OF_ANOTHER_AGENT', 'LONGER_THAN_A_DAY', 'BREAK_NEGATIVE', 'VALUE_MISSING']
    expect(report.refused.map(({ reason }) => reason)).toEqual([...first, ...last])
    expect([report.isWritten, await company.count('shifts'), await company.count('prestations')]).toEqual([false, 0, 0])
  })
  test('keeps the good lines and the good files out too', async () => {
    const company = await snapshot.company()
    const agents = planningText('agents.csv').replace(';582294;', ';58229x;')
    const report = await company.run([planningFile('sites.csv'), textFile('agents.csv', agents)])
    expect(report.refused).toEqual([{ file: 'agents.csv', line: 2, reason: 'CODE_IMPOSSIBLE', values: { column: 'Code de pointage' } }])
    expect([report.isWritten, await rowsOf(company)]).toEqual([false, nothing])
  })
  test('that cannot be read is all that is told', async () => {
    const files = [textFile('sites.csv', 'Prix'), planningFile('vacations.csv')]
    expect((await (await snapshot.company()).run(files)).refused.map(({ reason }) => reason)).toEqual(['FILE_KIND_UNKNOWN'])
  })
})

test('a dry run tells everything and writes nothing', async () => {
  const company = await snapshot.company()
  const report = await company.run(planning(), { isDryRun: true })
  expect(report).toMatchObject({ created: whole, isWritten: false })
  expect(report.lines.find(({ kind }) => kind === 'shifts')).toEqual({
    file: 'vacations.csv',
    line: 2,
    kind: 'shifts',
    key: 'V000001',
    label: 'S0001, 10043',
    does: 'create',
    fields: [],
  })
  expect(await rowsOf(company)).toEqual(nothing)
})

test('progress is told from the first file to the last row', async () => {
  const told: ImportProgress[] = []
  await (await snapshot.company()).run(planning(), { onProgress: (progress) => void told.push(progress) })
  expect(told[0]).toEqual({ step: 'reading', done: 0, total: 4 })
  expect(told.at(-1)).toEqual({ step: 'writing', done: 2714, total: 2714 })
})

test('an import in one company neither sees nor touches another', async () => {
  const before = await kept(acme)
  const other = await snapshot.company()
  expect((await other.run([planningFile('vacations.csv')])).refused[0]?.reason).toBe('SITE_UNKNOWN')
  await other.run([textFile('sites.csv', 'Code site;Code client;Nom', 'S0001;C007;Autre')])
  expect(await kept(acme)).toEqual(before)
  expect(await other.select(`select created_at from sites where company_id = $company`)).toEqual([{ created_at: now }])
})
