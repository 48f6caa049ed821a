import { describe, expect, test } from 'vitest'
import type { Instant, Month } from '@vigie/contract/kit/time.ts'
import { readFile } from './imports.files.ts'
import { readTables, type Findings } from './imports.lines.rules.ts'
import { decide } from './imports.rules.ts'
import type { Kept, KeptShift, Scene } from './imports.scene.rules.ts'
import { textFile } from './imports.testing.ts'

const empty: Scene = {
  timeZone: 'Europe/Paris',
  clientNames: new Map(),
  sites: new Map(),
  agents: new Map(),
  contracts: new Map(),
  shifts: new Map(),
  codeHolders: new Map(),
  badgeHolders: new Map(),
}
const digestOf = (code: string) => `digest of ${code}`

const sites = textFile('sites.csv', 'Code site;Code client;Nom;Fuseau horaire', 'S1;C1;Siège;Europe/Paris', 'S2;C1;Port;Indian/Reunion')
const agents = textFile('agents.csv', 'Matricule;Nom;Prénom', '1;MOREL;Inès', '2;PETIT;Léo')
const contracts = textFile('contrats.csv', 'N° contrat;Matricule;Type;Début;Fin', 'K1;1;CDI;01/01/2026;', 'K2;2;CDD;01/01/2026;31/12/2026')
const titles = 'N° vacation;Code site;Matricule;N° contrat;Date début;Heure début;Date fin;Heure fin'
const shifts = (...lines: string[]) => textFile('vacations.csv', titles, ...lines)

/** What is decided on files, the lines counted from the first under the titles. */
async function decided(files: Parameters<typeof readFile>[0][], scene: Partial<Scene> = {}) {
  const findings: Findings = { refused: [], notices: [] }
  const tables = await Promise.all(files.map(readFile))
  const decision = decide(readTables(tables, findings), { ...empty, ...scene }, digestOf, findings)
  return {
    ...decision,
    refused: findings.refused.map(({ file, line, reason }) => `${file} ${line - 1} ${reason}`),
    notices: findings.notices.map(({ line, notice }) => `${line - 1} ${notice}`),
  }
}
const all = (...lines: string[]) => decided([shifts(...lines), contracts, agents, sites])

describe('references', () => {
  test('may lie in another file of the import, whatever the order of the files', async () => {
    const { refused, plans } = await all('V1;S1;1;K1;12/10/2026;07:00;12/10/2026;19:00')
    expect(refused).toEqual([])
    expect([plans.sites, plans.agents, plans.contracts, plans.shifts].map(({ creates }) => creates.length)).toEqual([2, 2, 2, 1])
  })
  test('that lead nowhere are refused', async () => {
    const { refused } = await all('V1;S9;1;K1;12/10/2026;07:00;12/10/2026;19:00', 'V2;S1;9;K1;12/10/2026;07:00;12/10/2026;19:00', 'V3;S1;1;K9;12/10/2026;07:00;12/10/2026;19:00')
    expect(refused).toEqual(['vacations.csv 1 SITE_UNKNOWN', 'vacations.csv 2 AGENT_UNKNOWN', 'vacations.csv 3 CONTRACT_UNKNOWN'])
  })
  test("to another agent's contract are refused", async () => {
    expect((await all('V1;S1;1;K2;12/10/2026;07:00;12/10/2026;19:00')).refused).toEqual(['vacations.csv 1 CONTRACT_OF_ANOTHER_AGENT'])
  })
  test('to an agent may be missing: the shift is unassigned, and its contract is not kept', async () => {
    const { refused, notices, plans } = await all('V1;S1;;;12/10/2026;07:00;12/10/2026;19:00', 'V2;S1;;K1;12/10/2026;07:00;12/10/2026;19:00')
    expect([refused, notices]).toEqual([[], ['2 CONTRACT_WITHOUT_AGENT']])
    expect(plans.shifts.creates.map(({ row }) => row.employeeNumber + row.contractNumber)).toEqual(['', ''])
  })
  test('to a contract that is over by then are told, not refused', async () => {
    const { refused, notices } = await all('V1;S1;2;K2;01/01/2027;07:00;01/01/2027;19:00')
    expect([refused, notices]).toEqual([[], ['1 OUTSIDE_CONTRACT']])
  })
})

describe('the times of a shift', () => {
  const times = async (starts: string, ends: string, site = 'S1') => {
    const { refused, notices, plans } = await all(`V1;${site};1;K1;${starts.replace(' ', ';')};${ends.replace(' ', ';')}`)
    const row = plans.shifts.creates[0]?.row
    return refused.length ? refused[0]!.split(' ').at(-1) : [row?.startsAt, row?.endsAt, row?.month, ...notices]
  }
  test("are the site's", async () => {
    expect(await times('12/10/2026 07:00', '12/10/2026 19:00')).toEqual(['2026-10-12T05:00:00Z', '2026-10-12T17:00:00Z', '202610'])
    expect(await times('12/10/2026 07:00', '12/10/2026 19:00', 'S2')).toEqual(['2026-10-12T03:00:00Z', '2026-10-12T15:00:00Z', '202610'])
  })
  test('give it the month of its local start', async () => {
    expect(await times('01/11/2026 02:00', '01/11/2026 06:00', 'S2')).toEqual(['2026-10-31T22:00:00Z', '2026-11-01T02:00:00Z', '202611'])
    expect(await times('31/10/2026 21:00', '01/11/2026 06:00')).toEqual(['2026-10-31T20:00:00Z', '2026-11-01T05:00:00Z', '202610'])
  })
  test('last 10 h from 21:00 to 06:00 over the October change of clock, and 8 h over the March one', async () => {
    expect(await times('24/10/2026 21:00', '25/10/2026 06:00')).toEqual(['2026-10-24T19:00:00Z', '2026-10-25T05:00:00Z', '202610'])
    expect(await times('27/03/2027 21:00', '28/03/2027 06:00')).toEqual(['2027-03-27T20:00:00Z', '2027-03-28T04:00:00Z', '202703'])
  })
  test('mean the first 02:30 where it comes twice, and the one after the gap where it does not come', async () => {
    expect((await times('25/10/2026 02:30', '25/10/2026 08:00'))?.[0]).toBe('2026-10-25T00:30:00Z')
    expect(await times('28/03/2027 02:30', '28/03/2027 08:00')).toEqual(['2027-03-28T01:30:00Z', '2027-03-28T06:00:00Z', '202703', '1 TIME_SKIPPED'])
  })
  test('may end with the day at 24:00', async () => {
    expect(await times('31/12/2026 14:00', '31/12/2026 24:00')).toEqual(['2026-12-31T13:00:00Z', '2026-12-31T23:00:00Z', '202612'])
  })
  test('end after they start, and within 24 hours that really pass', async () => {
    expect(await times('12/10/2026 07:00', '12/10/2026 07:00')).toBe('END_NOT_AFTER_START')
    expect(await times('12/10/2026 07:00', '11/10/2026 19:00')).toBe('END_NOT_AFTER_START')
    expect(await times('12/10/2026 07:00', '13/10/2026 07:00')).toHaveLength(3)
    expect(await times('12/10/2026 07:00', '13/10/2026 07:01')).toBe('LONGER_THAN_A_DAY')
    expect(await times('24/10/2026 12:00', '25/10/2026 12:00')).toBe('LONGER_THAN_A_DAY')
    expect(await times('27/03/2027 12:00', '28/03/2027 13:00')).toHaveLength(3)
  })
})

describe('numbers', () => {
  test('stand once: the second line is refused, also in another file', async () => {
    const one = textFile('a.csv', 'Matricule;Nom;Prénom', '1;A;B', '1;C;D')
    expect((await decided([one, textFile('b.csv', 'Matricule;Nom;Prénom', '1;E;F')])).refused).toEqual(['a.csv 2 NUMBER_TWICE', 'b.csv 1 NUMBER_TWICE'])
  })
  test('of a refused line still count as known, so that one fault is told once', async () => {
    const broken = textFile('agents.csv', 'Matricule;Nom;Prénom', '1;;Inès', '2;PETIT;Léo')
    const { refused } = await decided([shifts('V1;S1;1;K1;12/10/2026;07:00;12/10/2026;19:00'), sites, broken, contracts])
    expect(refused).toEqual(['agents.csv 1 VALUE_MISSING'])
  })
})

describe('what an agent alone may have', () => {
  const people = (...lines: string[]) => textFile('agents.csv', 'Matricule;Nom;Prénom;Code de pointage;Badge NFC', ...lines)
  const agent = (employeeNumber: string, code: string, badge: string): Kept['agents'] => ({
    ...{ employeeNumber, lastName: 'A', firstName: 'B', email: '', phoneMobile: '', address: '', postcode: '', city: '' },
    ...{ cardNumber: '', cardExpiresOn: null, qualifications: [], codeDigest: digestOf(code), badges: [badge] },
  })
  const scene = (...held: Kept['agents'][]): Partial<Scene> => ({
    agents: new Map(held.map((one) => [one.employeeNumber, one])),
    codeHolders: new Map(held.map((one) => [one.codeDigest!, one.employeeNumber])),
    badgeHolders: new Map(held.flatMap((one) => one.badges.map((badge) => [badge, one.employeeNumber]))),
  })
  test('is refused to a second one, in the file or besides it', async () => {
    expect((await decided([people('1;A;B;1111;04AA11BB', '2;C;D;1111;04aa11bb')])).refused).toEqual(['agents.csv 2 CODE_TAKEN', 'agents.csv 2 BADGE_TAKEN'])
    expect((await decided([people('2;C;D;1111;04AA11BB')], scene(agent('1', '1111', '04AA11BB')))).refused).toEqual(['agents.csv 1 CODE_TAKEN', 'agents.csv 1 BADGE_TAKEN'])
  })
  test('stays when its cell is empty, and is then still nobody else’s', async () => {
    const kept = scene(agent('1', '1111', '04AA11BB'))
    const { plans, refused } = await decided([people('1;A;B;;')], kept)
    expect([refused, plans.agents.unchangedCount]).toEqual([[], 1])
    expect((await decided([people('1;A;B;;', '2;C;D;1111;')], kept)).refused).toEqual(['agents.csv 2 CODE_TAKEN'])
  })
  test('may be exchanged by two', async () => {
    const kept = scene(agent('1', '1111', '04AA11BB'), agent('2', '2222', '04CC22DD'))
    const { refused, plans } = await decided([people('1;A;B;2222;04CC22DD', '2;A;B;1111;04AA11BB')], kept)
    expect([refused, plans.agents.changes.map(({ fields }) => fields)]).toEqual([[], [['codeDigest', 'badges'], ['codeDigest', 'badges']]])
  })
})

describe('a contract', () => {
  const kept = { number: 'K1', employeeNumber: '1', type: 'CDI', startsOn: '2026-01-01', endsOn: null, monthlyHoursHundredths: null, category: '', coefficient: '', profile: '' } as unknown as Kept['contracts']
  test('stays its agent’s', async () => {
    const moved = textFile('contrats.csv', 'N° contrat;Matricule;Type;Début', 'K1;2;CDI;01/01/2026')
    expect((await decided([moved, agents], { contracts: new Map([['K1', kept]]) })).refused).toEqual(['contrats.csv 1 CONTRACT_OF_ANOTHER_AGENT'])
  })
  test('does not end before it starts', async () => {
    const ended = textFile('contrats.csv', 'N° contrat;Matricule;Type;Début;Fin', 'K1;1;CDD;02/01/2026;01/01/2026', 'K3;1;CDD;02/01/2026;02/01/2026')
    expect((await decided([ended, agents])).refused).toEqual(['contrats.csv 1 END_BEFORE_START'])
  })
})

describe('a site', () => {
  test('has a whole position or none, and its client one name', async () => {
    const file = textFile('sites.csv', 'Code site;Code client;Client;Nom;Latitude;Longitude', 'S1;C1;Hexalis;A;48,8;', 'S2;C1;Hexalys;B;48,8;2,3', 'S3;C1;;C;;')
    const { refused, judged } = await decided([file])
    expect(refused).toEqual(['sites.csv 2 CLIENT_NAMED_TWICE', 'sites.csv 1 VALUE_MISSING'])
    expect(judged.sites.map(({ row }) => [row.code, row.clientName])).toEqual([['S3', 'Hexalis']])
  })
})

describe('a shift that was clocked', () => {
  const site = (code: string): Kept['sites'] => ({ code, timeZone: 'Europe/Paris' }) as Kept['sites']
  const kept: KeptShift = {
    ...{ number: 'V1', siteCode: 'S1', employeeNumber: '', contractNumber: '', prestation: '', activity: '', profile: '', breakMinutes: null, note: '' },
    ...{ startsAt: '2026-10-12T05:00:00Z' as Instant, endsAt: '2026-10-12T17:00:00Z' as Instant, month: '202610' as Month, isClocked: true, version: 3 },
  }
  const scene = { shifts: new Map([['V1', kept]]), sites: new Map([['S1', site('S1')], ['S2', site('S2')]]) }
  const changed = (line: string) => decided([textFile('v.csv', `${titles};Commentaire`, line), agents], scene)
  test.each(['V1;S2;;;12/10/2026;07:00;12/10/2026;19:00;', 'V1;S1;1;;12/10/2026;07:00;12/10/2026;19:00;', 'V1;S1;;;12/10/2026;07:01;12/10/2026;19:00;'])(
    'keeps its site, agent and times: %s',
    async (line) => expect((await changed(line)).refused).toEqual(['v.csv 1 SHIFT_CLOCKED']),
  )
  test('may be given another note', async () => {
    const { refused, plans } = await changed('V1;S1;;;12/10/2026;07:00;12/10/2026;19:00;Clé n° 7')
    expect([refused, plans.shifts.changes.map(({ fields }) => fields)]).toEqual([[], [['note']]])
  })
})
