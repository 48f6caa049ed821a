import { describe, expect, test } from 'vitest'
import { agents, all, contracts, decided, digestOf, shifts, sites } from './imports.decided.testing.ts'
import type { Kept, ImportSnapshot } from './imports.snapshot.rules.ts'
import { textFile } from '../imports.testing.ts'

const nobody: Kept['agents'] = {
  employeeNumber: '',
  lastName: 'A',
  firstName: 'B',
  email: '',
  phoneMobile: '',
  address: '',
  postcode: '',
  city: '',
  cardNumber: '',
  cardExpiresOn: null,
  cardActivity: '',
  bornOn: null,
  qualifications: [],
  codeDigest: null,
  badges: [],
}
describe('references', () => {
  test('may lie in another file of the import, whatever the order of the files', async () => {
    const { refused, plans } = await all('V1;S1;1;K1;12/10/2026;07:00;12/10/2026;19:00')
    expect(refused).toEqual([])
    expect([plans.sites, plans.agents, plans.contracts, plans.shifts].map(({ creates }) => creates.length)).toEqual([2, 2, 2, 1])
  })
  test('that lead nowhere are refused', async () => {
    const { refused } = await all(
      'V1;S9;1;K1;12/10/2026;07:00;12/10/2026;19:00',
      'V2;S1;9;K1;12/10/2026;07:00;12/10/2026;19:00',
      'V3;S1;1;K9;12/10/2026;07:00;12/10/2026;19:00',
    )
    expect(refused).toEqual(['vacations.csv 1 SITE_UNKNOWN', 'vacations.csv 2 AGENT_UNKNOWN', 'vacations.csv 3 CONTRACT_UNKNOWN'])
  })
  test("to another agent's contract are refused", async () => {
    expect((await all('V1;S1;1;K2;12/10/2026;07:00;12/10/2026;19:00')).refused).toEqual(['vacations.csv 1 CONTRACT_OF_ANOTHER_AGENT'])
  })
  test('to an agent may be missing: the shift is unassigned, and its contract is not kept', async () => {
    const { refused, notices, plans } = await all(
      'V1;S1;;;12/10/2026;07:00;12/10/2026;19:00',
      'V2;S1;;K1;12/10/2026;07:00;12/10/2026;19:00',
    )
    expect([refused, notices]).toEqual([[], ['2 CONTRACT_WITHOUT_AGENT']])
    expect(plans.shifts.creates.map(({ row }) => row.employeeNumber + row.contractNumber)).toEqual(['', ''])
  })
  test('to a contract that is over by then are told, not refused', async () => {
    const { refused, notices } = await all('V1;S1;2;K2;01/01/2027;07:00;01/01/2027;19:00')
    expect([refused, notices]).toEqual([[], ['1 OUTSIDE_CONTRACT']])
  })
})

describe('numbers', () => {
  test('stand once: the second line is refused, also in another file', async () => {
    const one = textFile('a.csv', 'Matricule;Nom;Prénom', '1;A;B', '1;C;D')
    expect((await decided([one, textFile('b.csv', 'Matricule;Nom;Prénom', '1;E;F')])).refused).toEqual([
      'a.csv 2 NUMBER_TWICE',
      'b.csv 1 NUMBER_TWICE',
    ])
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
    ...nobody,
    employeeNumber,
    codeDigest: digestOf(code),
    badges: [badge],
  })
  const snapshot = (...held: Kept['agents'][]): Partial<ImportSnapshot> => ({
    agents: new Map(held.map((one) => [one.employeeNumber, one])),
    signed: [],
    codeHolders: new Map(held.map((one) => [one.codeDigest!, one.employeeNumber])),
    badgeHolders: new Map(held.flatMap((one) => one.badges.map((badge) => [badge, one.employeeNumber]))),
  })
  test('is refused to a second one, in the file or besides it', async () => {
    expect((await decided([people('1;A;B;1111;04AA11BB', '2;C;D;1111;04aa11bb')])).refused).toEqual([
      'agents.csv 2 CODE_TAKEN',
      'agents.csv 2 BADGE_TAKEN',
    ])
    expect((await decided([people('2;C;D;1111;04AA11BB')], snapshot(agent('1', '1111', '04AA11BB')))).refused).toEqual([
      'agents.csv 1 CODE_TAKEN',
      'agents.csv 1 BADGE_TAKEN',
    ])
  })
  test('stays when its cell is empty, and is then still nobody else’s', async () => {
    const kept = snapshot(agent('1', '1111', '04AA11BB'))
    const { plans, refused } = await decided([people('1;A;B;;')], kept)
    expect([refused, plans.agents.unchangedCount]).toEqual([[], 1])
    expect((await decided([people('1;A;B;;', '2;C;D;1111;')], kept)).refused).toEqual(['agents.csv 2 CODE_TAKEN'])
  })
  test('may be exchanged by two', async () => {
    const kept = snapshot(agent('1', '1111', '04AA11BB'), agent('2', '2222', '04CC22DD'))
    const { refused, plans } = await decided([people('1;A;B;2222;04CC22DD', '2;A;B;1111;04AA11BB')], kept)
    expect([refused, plans.agents.changes.map(({ fields }) => fields)]).toEqual([
      [],
      [
        ['codeDigest', 'badges'],
        ['codeDigest', 'badges'],
      ],
    ])
  })
})

describe('a contract', () => {
  const kept = {
    number: 'K1',
    employeeNumber: '1',
    type: 'CDI',
    startsOn: '2026-01-01',
    endsOn: null,
    monthlyHoursHundredths: null,
    category: '',
    coefficient: '',
    profile: '',
  } as unknown as Kept['contracts']
  test('stays its agent’s', async () => {
    const moved = textFile('contrats.csv', 'N° contrat;Matricule;Type;Début', 'K1;2;CDI;01/01/2026')
    expect((await decided([moved, agents], { contracts: new Map([['K1', kept]]) })).refused).toEqual([
      'contrats.csv 1 CONTRACT_OF_ANOTHER_AGENT',
    ])
  })
  test('does not end before it starts', async () => {
    const ended = textFile(
      'contrats.csv',
      'N° contrat;Matricule;Type;Début;Fin',
      'K1;1;CDD;02/01/2026;01/01/2026',
      'K3;1;CDD;02/01/2026;02/01/2026',
    )
    expect((await decided([ended, agents])).refused).toEqual(['contrats.csv 1 END_BEFORE_START'])
  })
})

describe('a site', () => {
  test('has a whole position or none, and its client one name', async () => {
    const file = textFile(
      'sites.csv',
      'Code site;Code client;Client;Nom;Latitude;Longitude',
      'S1;C1;Hexalis;A;48,8;',
      'S2;C1;Hexalys;B;48,8;2,3',
      'S3;C1;;C;;',
    )
    const { refused, judged } = await decided([file])
    expect(refused).toEqual(['sites.csv 2 CLIENT_NAMED_TWICE', 'sites.csv 1 VALUE_MISSING'])
    expect(judged.sites.map(({ row }) => [row.code, row.clientName])).toEqual([['S3', 'Hexalis']])
  })
})

describe('a site', () => {
  const file = (...lines: string[]) =>
    textFile('sites.csv', 'Code site;Code client;Nom;Latitude;Longitude;Fuseau horaire;État du site;Pointage par téléphone', ...lines)
  const kept = async (line: string) => (await decided([file(line)])).plans.sites.creates[0]!.row
  test('says its state and its switches in three languages, and begins open without a phone', async () => {
    expect(await kept('S1;C1;Siège;48,85;2,35;;Fermé;OUI')).toMatchObject({ isActive: false, canClockByPhone: true })
    expect(await kept('S1;C1;Siège;48,85;2,35;;offen;nein')).toMatchObject({ isActive: true, canClockByPhone: false })
    expect(await kept('S1;C1;Siège;;;;;')).toMatchObject({ isActive: true, isClockingEnabled: true, canClockByPhone: false })
    const { refused } = await decided([file('S1;C1;Siège;48,85;2,35;;à voir;parfois')])
    expect(refused).toEqual(['sites.csv 1 STATE_UNKNOWN', 'sites.csv 1 SWITCH_UNKNOWN'])
  })
  test('that the form refuses is refused: phones without a position, a time zone that is not where it lies', async () => {
    const { refused } = await decided([file('S1;C1;A;;;;;oui', 'S2;C1;B;-20,88;55,45;Europe/Paris;;', 'S3;C1;C;2,35;48,85;Europe/Paris;;')])
    expect(refused).toEqual(['sites.csv 1 PHONE_WITHOUT_POSITION', 'sites.csv 2 POSITION_ZONE', 'sites.csv 3 POSITION_SWAPPED'])
  })
  test('of a closed client is neither made nor opened; one that is open there stays, and a closed one may come', async () => {
    const [open] = (await decided([file('S1;C1;Siège;;;;;')])).plans.sites.creates
    const lines = ['S1;C1;Tour;;;;;', 'S2;C1;Tour;;;;ouvert;', 'S3;C1;Tour;;;;fermé;', 'S4;C1;Tour;;;;;']
    const sites = new Map([
      ['S1', open!.row],
      ['S2', { ...open!.row, code: 'S2', isActive: false }],
    ])
    const { refused } = await decided([file(...lines)], { sites, closedClients: new Set(['C1']) })
    expect(refused).toEqual(['sites.csv 2 CLIENT_CLOSED', 'sites.csv 4 CLIENT_CLOSED'])
  })
})
