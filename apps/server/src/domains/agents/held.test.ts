import { readAgent } from '@vigie/contract/agents/agents.ts'
import { addHeld, changeHeld, removeHeld } from '@vigie/contract/agents/held.ts'
import { addLoan, listLoans, removeLoan, returnLoan, signLoan } from '@vigie/contract/agents/loans.ts'
import { changeNumber, revealNumber } from '@vigie/contract/agents/agents.number.ts'
import { readAgentHistory } from '@vigie/contract/changes/changes.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { documentIn } from '../../../test/documents.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'
import { newHeld } from './agents.testing.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app, { now: '2026-10-12T05:00:00Z' }), freshFixture(app)]
const [manager, agent] = [() => fixture.as('manager'), () => fixture.as('resource')]
const ids = { degree: 0, equipment: 0 }
const ofCatalogue = async (company_id: number, kind: string) =>
  (await app.rows.insert('qualifications', { company_id, kind, code: kind.slice(0, 3), name: `Un ${kind}` }))['qualification_id'] as number
beforeEach(async () => {
  ids.degree = await ofCatalogue(fixture.company.id, 'degree')
  ids.equipment = await ofCatalogue(fixture.company.id, 'equipment')
})
const sheet = async (as = manager()) => outputOf(readAgent, await app.http(readAgent, { resourceId: fixture.agentId }, as)).agent
const history = async (limit = 20) =>
  outputOf(readAgentHistory, await app.http(readAgentHistory, { resourceId: fixture.agentId, limit }, manager())).entries
const proofOf = (company: number, agentId: number) => documentIn(app, company, { name: 'sst.pdf', owner: 'agent', ownerId: agentId })

describe('what an agent has of the catalogue', () => {
  const give = (values: Values = {}) =>
    app.http(addHeld, { resourceId: fixture.agentId, ...newHeld, qualification_id: ids.degree, ...values }, manager())
  const change = (values: Values = {}, version = 1) =>
    app.http(changeHeld, { resourceId: fixture.agentId, version, ...newHeld, qualification_id: ids.degree, ...values }, manager())
  const remove = (version: number) =>
    app.http(removeHeld, { resourceId: fixture.agentId, qualification_id: ids.degree, version }, manager())

  it('has number, days and proof; changed over its version; taken off, and the history keeps it', async () => {
    const documentId = await proofOf(fixture.company.id, fixture.agentId)
    expect((await give({ number: 'SST-24', issued_on: '2024-12-14', expires_on: '2026-12-14', document_id: documentId })).status).toBe(200)
    expect((await sheet()).qualifications).toMatchObject([
      { number: 'SST-24', issuedOn: '2024-12-14', expiresOn: '2026-12-14', documentId, documentName: 'sst.pdf', version: 1 },
    ])
    expect((await give()).error!.errors).toHaveProperty('qualification_id')
    expect((await change({ number: 'SST-26', expires_on: '2028-12-14' })).status).toBe(200)
    expect((await change({ number: 'late' })).error?.code).toBe('CONFLICT')
    expect((await remove(1)).error?.code).toBe('CONFLICT')
    expect((await remove(2)).status).toBe(200)
    expect((await remove(2)).error?.code).toBe('NOT_FOUND')
    const told = (await history()).map(({ act, fields }) => [act, fields.map(({ name, from, to }) => [name, from, to])])
    expect(told.slice(0, 2)).toEqual([
      [
        'removed',
        [
          ['number', 'SST-26', null],
          ['expires_on', '2028-12-14', null],
        ],
      ],
      [
        'changed',
        [
          ['number', 'SST-24', 'SST-26'],
          ['issued_on', '2024-12-14', null],
          ['expires_on', '2026-12-14', '2028-12-14'],
          ['document_id', 'sst.pdf', null],
        ],
      ],
    ])
  })

  it('is refused field by field; catalogue and documents of others are none', async () => {
    const foreign = await ofCatalogue(elsewhere.company.id, 'degree')
    const [theirs, colleague] = [
      await proofOf(elsewhere.company.id, elsewhere.agentId),
      await proofOf(fixture.company.id, await app.rows.agent(fixture.company.id)),
    ]
    for (const [values, field] of [
      [{ issued_on: '2026-05-02', expires_on: '2026-05-01' }, 'expires_on'],
      [{ qualification_id: foreign }, 'qualification_id'],
      [{ document_id: theirs }, 'document_id'],
      [{ document_id: colleague }, 'document_id'],
    ] as const)
      expect(Object.keys((await give(values)).error!.errors ?? {})).toEqual([field])
    expect((await give({ resourceId: elsewhere.agentId })).error?.code).toBe('NOT_FOUND')
  })

  it('a client is told of no number and no proof', async () => {
    await give({ number: 'SST-24' })
    await app.rows.shift(fixture.company.id, {
      siteId: fixture.siteId,
      agentId: fixture.agentId,
      startsAt: '2026-10-12T08:00:00Z',
      endsAt: '2026-10-12T16:00:00Z',
    })
    expect((await sheet(fixture.as('client'))).qualifications).toMatchObject([{ number: null, documentId: null, version: null }])
    await remove(1)
  })
})

describe('what is lent to an agent', () => {
  const lend = (values: Values = {}, as = manager()) =>
    app.http(
      addLoan,
      { resourceId: fixture.agentId, qualification_id: ids.equipment, number: 'R-204', given_on: '2026-10-10', ...values },
      as,
    )
  const lent = async () => outputOf(addLoan, await lend()).loanId
  const loans = async (as = agent()) => outputOf(listLoans, await app.http(listLoans, {}, as)).loans
  const sign = (id: number, as = agent()) => app.http(signLoan, { id, signed_as: 'Alix Nom' }, as)
  const back = (id: number, returned_on: string | null, version: number) => app.http(returnLoan, { id, version, returned_on }, manager())
  const has = async () => (await sheet()).equipmentIds?.includes(ids.equipment)

  it('is seen and signed for once by the agent alone, and stands among what it has until it comes back', async () => {
    const id = await lent()
    expect(await has()).toBe(true)
    expect(await loans()).toMatchObject([{ id, name: 'Un equipment', number: 'R-204', givenOn: '2026-10-10', signedAt: null }])
    expect((await sign(id, manager())).error?.code).toBe('FORBIDDEN')
    expect((await sign(id)).status).toBe(200)
    expect((await sign(id)).status).toBe(422)
    expect(await loans()).toMatchObject([{ signedAt: app.clock.now(), signedAs: 'Alix Nom', version: 2 }])
    expect((await app.http(removeLoan, { id, version: 2 }, manager())).status).toBe(422)
    expect((await back(id, '2026-10-09', 2)).error!.errors).toHaveProperty('returned_on')
    expect((await back(id, '2026-10-12', 1)).error?.code).toBe('CONFLICT')
    expect((await back(id, '2026-10-12', 2)).status).toBe(200)
    expect(await has()).toBe(false)
  })

  it('a signature cannot be changed, not even by SQL', async () => {
    const id = await lent()
    await sign(id)
    const { superuser } = app.database
    for (const sql of [
      `update loans set signed_as = 'X' where loan_id = $1`,
      `update loans set number = 'X' where loan_id = $1`,
      'delete from loans where loan_id = $1',
    ])
      await expect(superuser.query(sql, [id])).rejects.toThrow('signed loan')
  })

  it('written down by mistake it goes, while it is unsigned', async () => {
    const id = await lent()
    const remove = (version: number) => app.http(removeLoan, { id, version }, manager())
    expect((await back(id, '2026-10-12', 1)).status).toBe(200)
    expect((await remove(1)).error?.code).toBe('CONFLICT')
    expect((await remove(2)).status).toBe(200)
    const [gone] = (await history()).filter(({ entity }) => entity === 'loan')
    expect(gone).toMatchObject({ act: 'removed', entityName: 'Un equipment' })
  })

  it('is equipment of the company, of an agent of the company; others’ loans are none', async () => {
    expect((await lend({ qualification_id: ids.degree })).error!.errors).toHaveProperty('qualification_id')
    expect((await lend({ resourceId: elsewhere.agentId })).error?.code).toBe('NOT_FOUND')
    const id = await lent()
    const colleague = await app.rows.user(fixture.company.id, {
      role: 'resource',
      columns: { agent_id: await app.rows.agent(fixture.company.id) },
    })
    const other = { code: fixture.company.code, token: await app.rows.session(fixture.company.id, colleague) }
    expect((await sign(id, other)).error?.code).toBe('NOT_FOUND')
    expect((await sign(id, elsewhere.as('resource'))).error?.code).toBe('NOT_FOUND')
    expect((await app.http(returnLoan, { id, version: 1, returned_on: null }, elsewhere.as('manager'))).error?.code).toBe('NOT_FOUND')
    expect(outputOf(listLoans, await app.http(listLoans, {}, other)).loans).toEqual([])
    expect((await app.http(listLoans, { resourceId: fixture.agentId }, other)).error?.code).toBe('NOT_FOUND')
  })
})

describe('the national insurance number', () => {
  const number = '1 85 05 78 006 084 36'
  const reveal = (as = manager(), resourceId = fixture.agentId) => app.http(revealNumber, { resourceId }, as)
  it('is masked on the sheet for everybody, told by a call of its own, and who looked is written down', async () => {
    expect((await app.http(changeNumber, { resourceId: fixture.agentId, national_insurance_number: number }, manager())).status).toBe(200)
    for (const as of [manager(), agent()]) expect((await sheet(as)).nationalInsuranceNumber).toMatch(/^•+36$/)
    const before = await history()
    expect(outputOf(revealNumber, await reveal()).nationalInsuranceNumber).toBe(number)
    const [viewed, ...rest] = await history()
    expect(rest).toEqual(before)
    expect(viewed).toMatchObject({
      act: 'viewed',
      userName: 'Camille Martin',
      changedAt: app.clock.now(),
      fields: [{ name: 'national_insurance_number', kind: 'secret', from: null, to: null }],
    })
    expect((await reveal(agent())).error?.code).toBe('FORBIDDEN')
    expect((await reveal(elsewhere.as('manager'))).error?.code).toBe('NOT_FOUND')
    expect((await history()).filter(({ act }) => act === 'viewed')).toHaveLength(1)
  })

  it('sent back as it was shown it is refused; empty there is none, and nothing to look at', async () => {
    const put = (national_insurance_number: string) =>
      app.http(changeNumber, { resourceId: fixture.agentId, national_insurance_number }, manager())
    expect((await put(number)).status).toBe(200)
    expect((await put('••••36')).status).toBe(422)
    expect((await put('')).status).toBe(200)
    expect((await sheet()).nationalInsuranceNumber).toBe('')
    expect(outputOf(revealNumber, await reveal()).nationalInsuranceNumber).toBe('')
    expect((await history(1))[0]?.act).toBe('changed')
  })
})
