import type { Instant } from '@vigie/contract/kit/time.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/postgres/db.ts'
import type { ImportFile } from './read/imports.files.ts'
import { importing, textFile, type Company } from './imports.testing.ts'

let snapshot: Awaited<ReturnType<typeof importing>>
let company: Company
beforeAll(async () => void (snapshot = await importing()))
afterAll(() => snapshot.close())

const sites = (zone = 'Europe/Paris') =>
  textFile(
    'sites.csv',
    'Code site;Code client;Client;Nom;Fuseau horaire;Ville',
    `S1;C1;Hexalis;Siège;${zone};Paris`,
    'S2;C1;Hexalis;Port;;Lyon',
  )
const agents = (one: string, two: string) =>
  textFile('agents.csv', 'Matricule;Nom;Prénom;Code de pointage;Badge NFC;Qualifications', `1;MOREL;Inès;${one}`, `2;PETIT;Léo;${two}`)
const contracts = textFile('contrats.csv', 'N° contrat;Matricule;Type;Début', 'K1;1;CDI;01/01/2026', 'K2;2;CDD;01/01/2026')
const titles = 'N° vacation;Code site;Matricule;N° contrat;Prestation;Date début;Heure début;Date fin;Heure fin;Commentaire'
const later = '2026-10-05T08:00:00Z' as Instant
const evenLater = '2026-10-06T08:00:00Z' as Instant
const first = 'V1;S1;1;K1;Ronde;12/10/2026;07:00;12/10/2026;19:00;'
const second = 'V2;S2;2;K2;Ronde;31/10/2026;23:30;01/11/2026;06:00;'
const shifts = (...lines: string[]) => textFile('vacations.csv', titles, ...lines)

beforeEach(async () => {
  company = await snapshot.company()
  await company.run([sites(), agents('1111;04AA11BB;SST', '2222;04CC22DD;SST,SSIAP1'), contracts, shifts(first, second)])
})
const changes = (report: Awaited<ReturnType<Company['run']>>) => report.lines.map(({ key, does, fields }) => [key, does, ...fields])
const clock = (number: string) =>
  snapshot.database.superuser.query(
    `update shifts set arrived_at = starts_at, version = version + 1 where company_id = $1 and number = $2`,
    [company.companyId, number],
  )
const shiftRows = () =>
  company.select<{ number: string; version: number; month: string; agent: string | null; note: string; starts: string }>(
    `select number, shifts.version, month, employee_number as agent, note, starts_at::text as starts from shifts left join agents using (company_id, agent_id) where company_id = $company order by number`,
  )

test('agents are notified of their published months that a file has changed, with how many services are new or changed', async () => {
  await company.select(`with said as (
      insert into users (company_id, role, username, email, first_name, last_name, agent_id, created_at)
      select a.company_id, 'resource', a.employee_number, a.employee_number || '@acme.example', a.first_name, a.last_name, a.agent_id, now()
        from agents a where a.company_id = $company returning 1)
    insert into schedule_months (company_id, agent_id, month, published_at)
      select a.company_id, a.agent_id, '202610', '2026-09-20T08:00:00Z' from agents a where a.company_id = $company`)
  const told = () =>
    company.select<{ agent: string; kind: string; facts: object }>(
      `select u.username as agent, n.kind, n.facts from notifications n join users u using (company_id, user_id) where n.company_id = $company order by 1`,
    )
  // The same file changes nothing, and nobody is told.
  await company.run([shifts(first, second)], { now: later })
  expect(await told()).toEqual([])
  const moved = 'V1;S1;1;K1;Ronde;12/10/2026;08:00;12/10/2026;19:00;'
  const added = 'V3;S1;1;K1;Ronde;14/10/2026;07:00;14/10/2026;19:00;'
  await company.run([shifts(moved, second, added)], { now: later })
  expect(await told()).toMatchObject([
    {
      agent: '1',
      kind: 'scheduleReplanned',
      facts: {
        month: '202610',
        count: 2,
        changed: [{ day: '2026-10-12', time: '08:00' }, { day: '2026-10-14' }],
        gone: null,
        goneCount: 0,
      },
    },
  ])
  const swapped = 'V3;S1;2;K2;Ronde;14/10/2026;07:00;14/10/2026;19:00;'
  await company.run([shifts(moved, second, swapped)], { now: evenLater })
  const [, lost, gained] = await told()
  const service = { site: expect.any(String) as string, day: '2026-10-14', time: '07:00', until: '19:00' }
  expect([lost, gained].map((one) => [one?.agent, one?.facts])).toEqual([
    ['1', { month: '202610', count: 0, changed: null, gone: [service], goneCount: 1 }],
    ['2', { month: '202610', count: 1, changed: [service], gone: null, goneCount: 0 }],
  ])
})

describe('a change', () => {
  test('leaves a post that changed hands while it ran as it is, whatever file says so', async () => {
    await company.select(`with rest as (insert into shifts (company_id, number, site_id, starts_at, ends_at, month, note, follows_id)
        select company_id, 'V1-R1', site_id, '2026-10-12T10:00:00Z', ends_at, month, '', shift_id from shifts
         where company_id = $company and number = 'V1' returning company_id, shift_id)
      update shifts s set ends_at = '2026-10-12T10:00:00Z', followed_by_id = r.shift_id, post_ends_at = s.ends_at
        from rest r where s.company_id = $company and s.number = 'V1'`)
    expect(changes(await company.run([shifts(first, second)]))).toEqual([])
    const report = await company.run([shifts('V1;S2;2;K2;Ronde;12/10/2026;07:00;12/10/2026;21:00;Clé n° 7', second)])
    expect(changes(report)).toEqual([['V1', 'change', 'Commentaire']])
    expect(
      await company.select(`select number, ends_at::text as ends, note from shifts where company_id = $company order by number`),
    ).toMatchObject([
      { number: 'V1', ends: '2026-10-12 10:00:00+00', note: 'Clé n° 7' },
      { number: 'V1-R1', ends: '2026-10-12 17:00:00+00', note: '' },
      { number: 'V2' },
    ])
  })
  test('touches what the file says and nothing else', async () => {
    const report = await company.run([textFile('sites.csv', 'Code site;Code client;Nom', 'S1;C1;Nouveau siège')])
    expect(changes(report)).toEqual([['S1', 'change', 'Nom']])
    expect(await company.select(`select name, city, time_zone from sites where company_id = $company order by code`)).toEqual([
      { name: 'Nouveau siège', city: 'Paris', time_zone: 'Europe/Paris' },
      { name: 'Port', city: 'Lyon', time_zone: 'Europe/Paris' },
    ])
  })
  test('of a site or a client is one over which an older form is not saved', async () => {
    const versions = () =>
      company.select(`select s.version as site, c.version as client from sites s join clients c using (company_id, client_id)
        where s.company_id = $company and s.code = 'S1'`) as Promise<{ site: number; client: number }[]>
    const [before] = await versions()
    await company.run([textFile('sites.csv', 'Code site;Code client;Client;Nom', 'S1;C1;Client renommé;Nouveau siège')])
    expect(await versions()).toEqual([{ site: before!.site + 1, client: before!.client + 1 }])
    await company.run([textFile('sites.csv', 'Code site;Code client;Nom', 'S1;C1;Siège')])
    expect(await versions()).toEqual([{ site: before!.site + 2, client: before!.client + 1 }])
  })
  test.each<[of: string, file: () => ImportFile, screen: string, shows: string, after: object]>([
    [
      'a site',
      () => textFile('sites.csv', 'Code site;Code client;Nom', 'S1;C1;Nouveau siège'),
      `update sites set instructions = 'Ronde de 22 h' where company_id = $1 and code = 'S1'`,
      `select name, instructions from sites where company_id = $company and code = 'S1'`,
      { name: 'Nouveau siège', instructions: 'Ronde de 22 h' },
    ],
    [
      'the client of a site',
      () => textFile('sites.csv', 'Code site;Code client;Nom', 'S1;C1;Nouveau siège'),
      `update clients set name = 'Client renommé' where company_id = $1 and code = 'C1'`,
      `select s.name, c.name as client from sites s join clients c using (company_id, client_id) where s.company_id = $company and s.code = 'S1'`,
      { name: 'Nouveau siège', client: 'Client renommé' },
    ],
    [
      'an agent',
      () => textFile('agents.csv', 'Matricule;Nom;Prénom;Code de pointage', '1;MORELLE;Inès;9753'),
      `update agents set city = 'Bourg' where company_id = $1 and employee_number = '1'`,
      `select last_name as name, city from agents where company_id = $company and employee_number = '1'`,
      { name: 'MORELLE', city: 'Bourg' },
    ],
    [
      'the qualifications of an agent',
      () => textFile('agents.csv', 'Matricule;Nom;Prénom', '2;PETITE;Léo'),
      `delete from agent_qualifications h using agents a where h.company_id = $1 and a.company_id = $1 and a.agent_id = h.agent_id
          and a.employee_number = '2' and h.qualification_id = (select qualification_id from qualifications where company_id = $1 and code = 'SST')`,
      `select last_name as name, array(select q.code from agent_qualifications h join qualifications q using (company_id, qualification_id)
         where h.company_id = a.company_id and h.agent_id = a.agent_id) as codes from agents a where company_id = $company and employee_number = '2'`,
      { name: 'PETITE', codes: ['SSIAP1'] },
    ],
    [
      'the badges of an agent',
      () => textFile('agents.csv', 'Matricule;Nom;Prénom;Badge NFC', '1;MORELLE;Inès;04AA11BB'),
      `insert into nfc_cards (company_id, agent_id, uid) select company_id, agent_id, '04EE33FF' from agents where company_id = $1 and employee_number = '1'`,
      `select last_name as name, array(select n.uid from nfc_cards n where n.company_id = a.company_id and n.agent_id = a.agent_id order by 1) as uids
         from agents a where company_id = $company and employee_number = '1'`,
      { name: 'MORELLE', uids: ['04AA11BB', '04EE33FF'] },
    ],
    [
      'a contract',
      () => textFile('contrats.csv', 'N° contrat;Matricule;Type;Début', 'K1;1;CDI;01/02/2026'),
      `update contracts set coefficient = '140' where company_id = $1 and number = 'K1'`,
      `select starts_on::text as starts, coefficient from contracts where company_id = $company and number = 'K1'`,
      { starts: '2026-02-01', coefficient: '140' },
    ],
    [
      'the profile of a contract',
      () => textFile('contrats.csv', 'N° contrat;Matricule;Type;Début', 'K1;1;CDI;01/02/2026'),
      `with made as (insert into profiles (company_id, name) values ($1, 'Chien') returning profile_id)
         update contracts set profile_id = made.profile_id from made where company_id = $1 and number = 'K1'`,
      `select starts_on::text as starts, p.name as profile from contracts join profiles p using (company_id, profile_id)
        where company_id = $company and number = 'K1'`,
      { starts: '2026-02-01', profile: 'Chien' },
    ],
  ])('leaves what a screen has changed of %s since the file was compared', async (_, file, screen, shows, after) => {
    let tries = 0
    const raced: Db = {
      ...company.db,
      async transaction(work) {
        if (!tries++) await snapshot.database.superuser.query(screen, [company.companyId])
        return company.db.transaction(work)
      },
    }
    await company.run([file()], { db: raced })
    expect(tries).toBe(2)
    expect(await company.select(shows)).toEqual([after])
  })
  test('clears what an empty cell says is no more', async () => {
    const ended = (day: string) =>
      textFile('contrats.csv', 'N° contrat;Matricule;Type;Début;Fin;Heures mensuelles', `K1;1;CDI;01/01/2026;${day}`)
    expect(changes(await company.run([ended('31/12/2026;151,67')]))).toEqual([['K1', 'change', 'Fin', 'Heures mensuelles']])
    expect(changes(await company.run([ended(';')]))).toEqual([['K1', 'change', 'Fin', 'Heures mensuelles']])
    expect(
      await company.select(
        `select ends_on, monthly_hours_hundredths as hours from contracts where company_id = $company and number = 'K1'`,
      ),
    ).toEqual([{ ends_on: null, hours: null }])
  })
  test('of a shift grows its version, and a file without the column of a reference keeps it', async () => {
    const bare = textFile(
      'v.csv',
      'N° vacation;Code site;Date début;Heure début;Date fin;Heure fin',
      'V1;S1;12/10/2026;08:00;12/10/2026;19:00',
    )
    expect(changes(await company.run([bare]))).toEqual([['V1', 'change', 'Début']])
    expect((await shiftRows())[0]).toMatchObject({ version: 2, agent: '1', starts: '2026-10-12 06:00:00+00' })
  })
  test('asks for «je suis en route» of what it adds as the site does, and changes nothing of what is there', async () => {
    await company.select(`update sites set asks_pre_clocking = true, pre_clock_minutes = 45 where company_id = $company and code = 'S1'`)
    const file = textFile(
      'v.csv',
      'N° vacation;Code site;Date début;Heure début;Date fin;Heure fin',
      'V1;S1;12/10/2026;08:30;12/10/2026;19:00',
      'V9;S1;13/10/2026;08:00;13/10/2026;19:00',
    )
    await company.run([file])
    const asked = `select number, can_pre_clock, pre_clock_minutes from shifts where company_id = $company and number in ('V1', 'V9') order by number`
    expect(await company.select(asked)).toEqual([
      { number: 'V1', can_pre_clock: false, pre_clock_minutes: null },
      { number: 'V9', can_pre_clock: true, pre_clock_minutes: 45 },
    ])
  })
  test('takes an agent off a shift when the cell is empty', async () => {
    const report = await company.run([shifts('V1;S1;;;Ronde;12/10/2026;07:00;12/10/2026;19:00;')])
    expect(changes(report)).toEqual([['V1', 'change', 'Matricule', 'N° contrat']])
    expect((await shiftRows())[0]?.agent).toBeNull()
  })
  test('lets two agents exchange their codes and badges', async () => {
    const report = await company.run([agents('2222;04CC22DD;SST', '1111;04AA11BB;SST,SSIAP1')])
    expect(changes(report)).toEqual([
      ['1', 'change', 'Code de pointage', 'Badge NFC'],
      ['2', 'change', 'Code de pointage', 'Badge NFC'],
    ])
    const rows = await company.select(
      `select clocking_code_hmac as code, uid from agents join nfc_cards using (company_id, agent_id) where company_id = $company order by employee_number`,
    )
    expect(rows).toEqual([
      { code: company.hmac('2222'), uid: '04CC22DD' },
      { code: company.hmac('1111'), uid: '04AA11BB' },
    ])
  })
  test('of an agent grows its version, whatever of it changes: a form that was filled before is refused', async () => {
    const versions = async () =>
      (await company.select<{ version: number }>(`select version from agents where company_id = $company order by employee_number`)).map(
        ({ version }) => version,
      )
    const before = await versions()
    await company.run([textFile('agents.csv', 'Matricule;Nom;Prénom;Qualifications', '1;MOREL;Inès;CYNO', '2;PETIT;Léo;SST,SSIAP1')])
    expect(await versions()).toEqual([before[0]! + 1, before[1]])
  })
  test('of qualifications replaces them', async () => {
    await company.run([agents(';;SST', ';;H0B0')])
    expect(
      await company.select(
        `select employee_number, code from agents join agent_qualifications using (company_id, agent_id)
          join qualifications using (company_id, qualification_id) where company_id = $company order by 1, 2`,
      ),
    ).toEqual([
      { employee_number: '1', code: 'SST' },
      { employee_number: '2', code: 'H0B0' },
    ])
  })
  test("of a site's zone moves the instants of the shifts that come with it, and the month of those that do not", async () => {
    await company.run([sites('Indian/Reunion'), shifts(first)])
    expect((await shiftRows())[0]).toMatchObject({ starts: '2026-10-12 03:00:00+00', version: 2 })
    await company.run([textFile('sites.csv', 'Code site;Code client;Nom;Fuseau horaire', 'S2;C1;Port;Indian/Reunion')])
    expect((await shiftRows())[1]).toMatchObject({ starts: '2026-10-31 22:30:00+00', month: '202611' })
  })
  test('of a month that its agents had validated asks them for a new validation', async () => {
    await snapshot.database.superuser.query(
      `insert into schedule_months (company_id, agent_id, month, published_at, validated_at)
       select company_id, agent_id, month, '2026-09-20', '2026-09-21' from agents, unnest('{202610,202611}'::text[]) month where company_id = $1`,
      [company.companyId],
    )
    await company.run([shifts('V1;S1;2;K2;Ronde;12/10/2026;07:00;12/10/2026;19:00;')])
    expect(
      await company.select(`select employee_number as agent, month, validated_at is not null as "isValidated", changed_at > validated_at as "hasChanged"
        from schedule_months join agents using (company_id, agent_id) where company_id = $company and published_at is not null order by 1, 2`),
    ).toEqual([
      { agent: '1', month: '202610', isValidated: true, hasChanged: true },
      { agent: '1', month: '202611', isValidated: true, hasChanged: null },
      { agent: '2', month: '202610', isValidated: true, hasChanged: true },
      { agent: '2', month: '202611', isValidated: true, hasChanged: null },
    ])
  })

  test('is marked on the shifts that it planned, and on no other', async () => {
    await company.run([shifts('V1;S1;2;K2;Ronde;12/10/2026;07:00;12/10/2026;19:00;')], { now: later })
    expect(
      await company.select(
        `select number, planned_at = '2026-10-05T08:00:00Z' as planned from shifts where company_id = $company order by 1`,
      ),
    ).toEqual([
      { number: 'V1', planned: true },
      { number: 'V2', planned: false },
    ])
  })

  test('counts as later than a validation that came while the import ran', async () => {
    await snapshot.database.superuser.query(
      `insert into schedule_months (company_id, agent_id, month, published_at, validated_at)
       select company_id, agent_id, '202610', '2026-09-20', '2026-10-30' from agents where company_id = $1`,
      [company.companyId],
    )
    await company.run([shifts('V1;S1;2;K2;Ronde;12/10/2026;07:00;12/10/2026;19:00;')], { now: later })
    expect(
      await company.select(`select distinct changed_at > validated_at as "hasChanged" from schedule_months where company_id = $company`),
    ).toEqual([{ hasChanged: true }])
  })
})

describe('a shift that was clocked', () => {
  test('keeps its times, and its file is refused whole', async () => {
    await clock('V1')
    const report = await company.run([
      shifts('V1;S1;1;K1;Ronde;12/10/2026;08:00;12/10/2026;19:00;', 'V3;S1;1;K1;Ronde;14/10/2026;07:00;14/10/2026;19:00;'),
    ])
    expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([[2, 'SHIFT_CLOCKED']])
    expect((await shiftRows()).map(({ number }) => number)).toEqual(['V1', 'V2'])
  })
  test('may be given a note', async () => {
    await clock('V1')
    expect((await company.run([shifts(`${first}Clé n° 7`)])).isWritten).toBe(true)
    expect((await shiftRows())[0]).toMatchObject({ note: 'Clé n° 7', version: 3 })
  })
  test('between the reading and the writing is not overwritten: all is decided again', async () => {
    let tries = 0
    const raced: Db = {
      ...company.db,
      async transaction(work) {
        if (!tries++) await clock('V1')
        return company.db.transaction(work)
      },
    }
    const report = await company.run([shifts('V1;S1;1;K1;Ronde;12/10/2026;08:00;12/10/2026;19:00;')], { db: raced })
    expect([tries, report.refused.map(({ reason }) => reason), report.isWritten]).toEqual([1, ['SHIFT_CLOCKED'], false])
    expect((await shiftRows())[0]?.starts).toBe('2026-10-12 05:00:00+00')
  })
  test('for another reason than its times is written at the second try', async () => {
    let tries = 0
    const raced: Db = {
      ...company.db,
      async transaction(work) {
        if (!tries++) await clock('V1')
        return company.db.transaction(work)
      },
    }
    const report = await company.run([shifts(`${first}Clé n° 7`, second)], { db: raced })
    expect([tries, report.changed.shifts, report.isWritten]).toEqual([2, 1, true])
  })
})

test('what another import made in the meantime is not made twice', async () => {
  const fresh = await snapshot.company()
  let tries = 0
  const files = [sites(), agents('1111;04AA11BB;SST', ';;'), contracts, shifts(first, second)]
  const raced: Db = {
    ...fresh.db,
    async transaction(work) {
      if (!tries++) await fresh.run(files)
      return fresh.db.transaction(work)
    },
  }
  const report = await fresh.run(files, { db: raced })
  expect([report.created.shifts, report.unchanged.shifts, await fresh.count('shifts')]).toEqual([0, 2, 2])
})

test('the shifts that an agent already has count for the law', async () => {
  const { warnings } = await company.run([shifts('V9;S2;1;K1;Ronde;12/10/2026;22:00;13/10/2026;06:00;')], { isDryRun: true })
  expect(warnings.filter(({ rule }) => rule !== 'CARD_MISSING')).toMatchObject([
    { rule: 'SHORTEST_REST', file: 'vacations.csv', line: 2, employeeNumber: '1', shiftNumbers: ['V1', 'V9'], values: { hours: 3 } },
  ])
})
