import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importing, textFile, type Company } from './imports.testing.ts'

let testing: Awaited<ReturnType<typeof importing>>
let company: Company
beforeAll(async () => {
  testing = await importing()
})
afterAll(() => testing.close())
beforeEach(async () => {
  company = await testing.company()
})

const sites = textFile('sites.csv', 'Code site;Code client;Nom', 'S1;C1;Siège')
const people = (...lines: string[]) =>
  textFile('agents.csv', 'Matricule;Nom;Prénom;N° carte professionnelle;Fin de validité carte;Date de naissance;Qualifications', ...lines)
const contracts = (...lines: string[]) => textFile('contrats.csv', 'N° contrat;Matricule;Type;Début;Fin', ...lines)
const shifts = (...lines: string[]) =>
  textFile('vacations.csv', 'N° vacation;Code site;Matricule;Prestation;Date début;Heure début;Date fin;Heure fin', ...lines)
/** A service of one agent by day. */
const service = (number: string, day: string, agent = '1', prestation = '', hours = '08:00;16:00') => {
  const [from, to] = hours.split(';')
  return `${number};S1;${agent};${prestation};${day};${from};${day};${to}`
}
const agent = '1;MOREL;Inès;CAR-1;14/11/2026;;'
const forGood = contracts('K1;1;CDI;01/01/2026;')

const told = async (files: Parameters<Company['run']>[0], isDryRun = true) => {
  const { warnings, refused } = await company.run(files, { isDryRun })
  expect(refused).toEqual([])
  return warnings.map(({ line, rule, kind, agentName }) => `${line} ${rule} ${kind} ${agentName}`)
}
/** The id of agent 1, once everything is written. */
async function written(): Promise<number> {
  await company.run([sites, people(agent), forGood])
  return (await company.select<{ id: number }>(`select agent_id as id from agents where company_id = $company`))[0]!.id
}
async function leave(agentId: number, isDemand: boolean): Promise<void> {
  await company.select(`insert into unavailability_types (company_id, name) values ($company, 'Congés payés')`)
  await company.select(`insert into unavailabilities (company_id, agent_id, unavailability_type_id, starts_at, ends_at, is_demand, created_at)
    select $company, ${agentId}, unavailability_type_id, '2026-11-09 Europe/Paris', '2026-11-14 Europe/Paris', ${isDemand}, now()
      from unavailability_types where company_id = $company`)
}

describe('an import warns of what a screen refuses', () => {
  test('nothing of an agent who may serve; a card and a contract hold on their last day', async () => {
    const all = [sites, people(agent), contracts('K1;1;CDD;01/01/2026;14/11/2026'), shifts(service('V1', '14/11/2026'))]
    expect(await told(all)).toEqual([])
  })

  test('a card that has expired by the day of the service, and one that nobody has', async () => {
    const all = [sites, people(agent, '2;PETIT;Léo;;;;'), contracts('K1;1;CDI;01/01/2026;', 'K2;2;CDI;01/01/2026;')]
    const both = shifts(service('V1', '14/11/2026'), service('V2', '16/11/2026'), service('V3', '16/11/2026', '2'))
    expect(await told([...all, both])).toEqual(['3 CARD_EXPIRED refuse MOREL Inès', '4 CARD_MISSING refuse PETIT Léo'])
  })

  test('a service after the only contract, also where the line names none', async () => {
    const all = [sites, people(agent), contracts('K1;1;CDD;01/01/2026;12/11/2026')]
    expect(await told([...all, shifts(service('V1', '12/11/2026'), service('V2', '14/11/2026'))])).toEqual([
      '3 CONTRACT_NONE refuse MOREL Inès',
    ])
    expect(await told([...all, contracts('K3;1;CDD;13/11/2026;'), shifts(service('V2', '14/11/2026'))])).toEqual([])
  })

  test('no contract of an agent whom a partner employs', async () => {
    await company.run([sites, people(agent)])
    expect(await told([shifts(service('V1', '12/11/2026'))])).toEqual(['2 CONTRACT_NONE refuse MOREL Inès'])
    await company.select(`with p as (insert into partners (company_id, code, name, created_at) values ($company, 'P', 'P', now()) returning partner_id)
      update agents set partner_id = (select partner_id from p) where company_id = $company`)
    expect(await told([shifts(service('V1', '12/11/2026'))])).toEqual([])
  })

  test('what a new prestation asks for by its name: the diploma that the file does not give, and no card', async () => {
    const all = [
      sites,
      people('1;MOREL;Inès;;;;SSIAP1', '2;PETIT;Léo;;;;SSIAP2'),
      contracts('K1;1;CDI;01/01/2026;', 'K2;2;CDI;01/01/2026;'),
    ]
    const both = shifts(service('V1', '12/11/2026', '1', 'SSIAP 2'), service('V2', '12/11/2026', '2', 'SSIAP 2'))
    expect(await told([...all, both])).toEqual(['2 QUALIFICATION_MISSING refuse MOREL Inès'])
    // And the same once it is there.
    expect((await company.run([...all, both])).isWritten).toBe(true)
    expect(await told([both])).toEqual(['2 QUALIFICATION_MISSING refuse MOREL Inès'])
    await company.select(`update agent_qualifications set expires_on = '2026-11-11' where company_id = $company`)
    expect(await told([both])).toEqual(['2 QUALIFICATION_MISSING refuse MOREL Inès', '3 QUALIFICATION_EXPIRED refuse PETIT Léo'])
    await company.select(`update agent_qualifications set expires_on = '2026-11-12' where company_id = $company`)
    expect(await told([both])).toEqual(['2 QUALIFICATION_MISSING refuse MOREL Inès'])
  })

  test('a card for another activity than the one that the prestation asks for', async () => {
    await written()
    await company.select(`insert into prestations (company_id, name, card_activity) values ($company, 'Ronde', 'Agent cynophile')`)
    const file = shifts(service('V1', '12/11/2026', '1', 'Ronde'))
    expect(await told([file])).toEqual(['2 CARD_ACTIVITY refuse MOREL Inès'])
    const card = textFile('agents.csv', 'Matricule;Nom;Prénom;Activité de la carte', '1;MOREL;Inès;Surveillance humaine, agent Cynophile')
    expect(await told([card, file])).toEqual([])
  })

  test('an overlap with what the agent has already', async () => {
    await written()
    await company.run([shifts(service('V1', '12/11/2026'))])
    expect(await told([shifts(service('V2', '12/11/2026', '1', '', '15:59;21:59'))])).toEqual(
      expect.arrayContaining(['2 OVERLAP refuse MOREL Inès']),
    )
    expect((await told([shifts(service('V2', '12/11/2026', '1', '', '16:00;20:00'))])).filter((one) => one.includes('OVERLAP'))).toEqual([])
  })

  test('a leave that is granted, not one that is asked for', async () => {
    const agentId = await written()
    await leave(agentId, true)
    expect(await told([shifts(service('V1', '12/11/2026'))])).toEqual([])
    await company.select(`update unavailabilities set is_demand = false where company_id = $company`)
    const around = shifts(service('V0', '07/11/2026'), service('V1', '12/11/2026'), service('V2', '14/11/2026'))
    expect(await told([around])).toEqual(['3 UNAVAILABLE refuse MOREL Inès'])
  })

  test('a minor on a holiday and by night, by the birthday in the file', async () => {
    const minor = people('1;MOREL;Inès;CAR-1;14/11/2030;12/11/2008;')
    await company.select(`insert into holidays (company_id, month_day, year, name) values ($company, '11-11', '0000', 'Armistice')`)
    const both = shifts(service('V1', '11/11/2026', '1', '', '16:00;22:30'), service('V2', '12/11/2026', '1', '', '14:00;22:30'))
    const minors = (await told([sites, minor, forGood, both])).filter((one) => one.includes('MINOR'))
    expect(minors).toEqual(['2 MINOR_NIGHT refuse MOREL Inès', '2 MINOR_BREAK refuse MOREL Inès', '2 MINOR_HOLIDAY refuse MOREL Inès'])
    await company.run([sites, minor, forGood])
    expect(await company.select(`select born_on::text as born from agents where company_id = $company`)).toEqual([{ born: '2008-11-12' }])
  })
})

describe('a service that a leave has freed', () => {
  test('is not given back without a word: it is named, and what was shown before the leave is not written', async () => {
    const agentId = await written()
    const file = [shifts(service('V1', '12/11/2026'), service('V2', '20/11/2026'))]
    await company.run(file)
    await leave(agentId, false)
    await company.select(`update shifts set agent_id = null, version = version + 1 where company_id = $company and number = 'V1'`)
    expect((await told(file)).filter((one) => !one.includes('CARD'))).toEqual(['2 UNAVAILABLE refuse MOREL Inès'])
  })

  test('or that is new: a leave granted after the dry run is told before anything is written', async () => {
    const agentId = await written()
    const file = [shifts(service('V1', '12/11/2026'), service('V2', '13/11/2026'))]
    let shown: Parameters<Company['run']>[1] = {}
    await company.run(file, { isDryRun: true, onShown: (what) => void (shown = { shown: what }) })
    await leave(agentId, false)
    const report = await company.run(file, shown)
    expect([report.isWritten, report.meanwhile.map(({ line, what }) => [line, what])]).toEqual([
      false,
      [
        [2, 'changed'],
        [3, 'changed'],
      ],
    ])
    expect(report.warnings.map(({ rule, shiftNumbers }) => [rule, shiftNumbers])).toEqual([['UNAVAILABLE', ['V1', 'V2']]])
  })
})
