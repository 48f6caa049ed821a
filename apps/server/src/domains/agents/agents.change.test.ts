import { changeAgent, readAgent } from '@vigie/contract/agents/agents.ts'
import { role } from '@vigie/contract/access.ts'
import { addQualification, listQualifications } from '@vigie/contract/agents/qualifications.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { outputOf, type Values } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { peopleOf, type People } from './agents.testing.ts'

let elise: number
const app = await openTestApp()
const people = await peopleOf(app)
const theirs = await peopleOf(app)
beforeAll(async () => {
  elise = people.ids['Élise']!
})
const change = (values: Values) => app.http(changeAgent, { resourceId: elise, ...values }, people.as(role.manager))

describe('a manager', () => {
  it('changes what is given, and nothing else', async () => {
    const before = outputOf(readAgent, await app.http(readAgent, { resourceId: elise }, people.as(role.manager))).agent
    const after = outputOf(changeAgent, await change({ city: '  Nantes ', card_expires_on: null })).agent
    expect(after).toEqual({ ...before, city: 'Nantes', cardExpiresOn: null, version: before.version! + 1 })
    expect(outputOf(changeAgent, await change({})).agent).toEqual(after)
  })

  it('changes who the agent is and whom to call, and never leaves it without a name', async () => {
    const { id, firstName, lastName } = outputOf(readAgent, await app.http(readAgent, { resourceId: elise }, people.as(role.manager))).agent
    const after = outputOf(
      changeAgent,
      await change({ lastname: 'Morel-Petit', emergency_name: 'Morel Issa', emergency_phone_mobile: '0612345678' }),
    )
    expect(after.agent).toMatchObject({
      id,
      name: `Morel-Petit ${firstName}`,
      emergencyName: 'Morel Issa',
      emergencyPhoneMobile: '0612345678',
    })
    const { status, error } = await change({ lastname: ' ', emergency_phone_office: '1' })
    expect([status, Object.keys(error?.errors ?? {})]).toEqual([422, ['lastname', 'emergency_phone_office']])
    await change({ lastname: lastName, emergency_name: '', emergency_phone_mobile: '' })
  })

  it('says all that the agent has from now on, each with its last day', async () => {
    const { catalogue } = people
    const answered = await change({
      qualifications: [
        { id: catalogue['degree'], expires_on: '2027-05-01' },
        { id: catalogue['language'], expires_on: null },
      ],
    })
    expect(outputOf(changeAgent, answered).agent.qualifications).toMatchObject([
      { code: 'SST', expiresOn: '2027-05-01' },
      { code: 'EN', expiresOn: null },
    ])
    expect(outputOf(changeAgent, await change({ qualifications: [] })).agent.qualifications).toEqual([])
  })

  it('is refused field by field, in words, and nothing is changed', async () => {
    const before = await app.http(readAgent, { resourceId: elise }, people.as(role.manager))
    const { status, error } = await change({
      city: 'Brest',
      email: 'x',
      phone_mobile: '1',
      qualifications: [{ id: theirs.catalogue['degree'], expires_on: null }],
    })
    expect(status).toBe(422)
    expect(Object.keys(error!.errors!).toSorted()).toEqual(['email', 'phone_mobile', 'qualifications'])
    expect(error!.errors!['phone_mobile']).toBe('Ce numéro n’est pas valable : 6 à 15 chiffres.')
    expect(await app.http(readAgent, { resourceId: elise }, people.as(role.manager))).toEqual(before)
  })

  it('gives nothing that is archived, and keeps what the agent has of it', async () => {
    const archive = (id: number) =>
      app.database.superuser.query('update qualifications set is_archived = true where qualification_id = $1', [id])
    const [held, other] = [people.catalogue['degree']!, people.catalogue['job']!]
    await change({ qualifications: [{ id: held, expires_on: null }] })
    await archive(held)
    await archive(other)
    const { status, error } = await change({ qualifications: [{ id: other, expires_on: null }] })
    expect([status, Object.keys(error?.errors ?? {})]).toEqual([422, ['qualifications']])
    const kept = outputOf(changeAgent, await change({ qualifications: [{ id: held, expires_on: '2030-01-31' }] }))
    expect(kept.agent.qualifications).toMatchObject([{ id: held, expiresOn: '2030-01-31' }])
    await app.database.superuser.query('update qualifications set is_archived = false where qualification_id = any($1)', [[held, other]])
  })

  it('is refused when somebody else was faster, and nothing is lost', async () => {
    const read = async () => outputOf(readAgent, await app.http(readAgent, { resourceId: elise }, people.as(role.manager))).agent
    const language = { id: people.catalogue['language'], expires_on: null }
    const { version } = await read()
    const first = outputOf(changeAgent, await change({ version, city: 'Rennes' })).agent
    for (const late of [{ city: 'Brest' }, { qualifications: [language] }, { city: 'Brest', qualifications: [language] }]) {
      const { status, error } = await change({ version, ...late })
      expect([status, error?.code]).toEqual([409, 'CONFLICT'])
    }
    expect(await read()).toEqual(first)
    const second = outputOf(changeAgent, await change({ version: first.version, qualifications: [language] })).agent
    expect(second).toMatchObject({ city: 'Rennes', version: first.version! + 1, qualifications: [{ code: 'EN' }] })
    // Whoever names no version writes over what is there.
    expect(outputOf(changeAgent, await change({ city: 'Lyon', qualifications: [] })).agent.version).toBe(second.version! + 1)
  })

  it('changes no agent of another company', async () => {
    const { error } = await app.http(changeAgent, { resourceId: theirs.ids['Élise'], city: 'Brest' }, people.as(role.manager))
    expect(error?.code).toBe('NOT_FOUND')
  })

  it('is followed by whoever shows the agent, and by nobody else', async () => {
    const open = (fixture: People, as: typeof role.manager | typeof role.agent | typeof role.client | typeof role.partner) =>
      app.socket({ code: fixture.company.code, token: fixture.tokens[as] })
    const [manager, agent, client, partner, stranger] = await Promise.all([
      open(people, role.manager),
      open(people, role.agent),
      open(people, role.client),
      open(people, role.partner),
      open(theirs, role.manager),
    ])
    outputOf(changeAgent, await app.http(changeAgent, { resourceId: people.agentId, city: 'Lille' }, people.as(role.manager)))
    expect(await manager.next('resourceChanged')).toEqual({ resource_id: people.agentId })
    expect(await agent.next('resourceChanged')).toEqual({ resource_id: people.agentId })
    outputOf(changeAgent, await app.http(changeAgent, { resourceId: people.ids['Chloé'], city: 'Lille' }, people.as(role.manager)))
    expect(await partner.next('resourceChanged')).toEqual({ resource_id: people.ids['Chloé'] })
    expect(await manager.next('resourceChanged')).toEqual({ resource_id: people.ids['Chloé'] })
    for (const other of [client, stranger]) expect(other.received('resourceChanged')).toEqual([])
    expect(agent.received('resourceChanged')).toHaveLength(1)
    expect(partner.received('resourceChanged')).toHaveLength(1)
  })
})

describe('the catalogue', () => {
  it('is the company’s own, by kind and name', async () => {
    const { qualifications } = outputOf(listQualifications, await app.http(listQualifications, {}, people.as(role.agent)))
    expect(qualifications.map(({ code }) => code)).toEqual(['SST', 'H0B0', 'RADIO', 'VM', 'CE', 'EN', 'UE'])
  })

  it('takes a new line, but no code twice of one kind, nor of a degree and an empowerment', async () => {
    const add = (kind: string, code: string) => app.http(addQualification, { kind, code, name: 'Nouveau' }, people.as(role.manager))
    expect(outputOf(addQualification, await add('language', 'DE')).qualification).toMatchObject({
      kind: 'language',
      code: 'DE',
      name: 'Nouveau',
    })
    expect((await add('job', 'DE')).status).toBe(200)
    for (const [kind, code] of [
      ['language', 'DE'],
      ['empowerment', 'SST'],
      ['degree', 'H0B0'],
    ] as const) {
      const { error } = await add(kind, code)
      expect(error?.errors, `${kind} ${code}`).toEqual({ code: 'Ce code est déjà pris : choisissez-en un autre.' })
    }
  })

  it('nothing of it was unforeseen', () => {
    expect(app.faults).toEqual([])
  })
})
