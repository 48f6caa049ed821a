import { listRequiredDocuments } from '@vigie/contract/documents/documents.required.ts'
import { createContractType, createDocumentType, removeDocumentTypes } from '@vigie/contract/registers/registers.small.ts'
import { expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { documentIn } from '../../../test/documents.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app), freshFixture(app)]
const company = () => fixture.company.id
const manager = () => fixture.as('manager')
const typeOf = async (name: string, as = manager()) => outputOf(createDocumentType, await app.http(createDocumentType, { name }, as)).id
const kindOf = (name: string, ids: readonly number[]) => app.http(createContractType, { name, document_type_ids: ids }, manager())
const ask = (agentId: number) => app.http(listRequiredDocuments, { resourceId: agentId }, manager())
const asked = async (agentId: number) =>
  outputOf(listRequiredDocuments, await ask(agentId)).documents.map(({ typeName, documentId }) => [typeName, documentId])

it('the file of an agent holds what its contracts ask for, or says what is missing; a type asked for twice stands once', async () => {
  const [identity, permit, old] = [await typeOf('Pièce d’identité'), await typeOf('Titre de séjour'), await typeOf('Certificat')]
  const kind = async (name: string, ids: readonly number[]) => outputOf(createContractType, await kindOf(name, ids)).id
  const agentId = await app.rows.agent(company())
  const under = (contract_type_id: number, starts_on: string, ends_on: string | null) =>
    app.rows.contract(company(), agentId, { contract_type_id, starts_on, ends_on })
  expect(await asked(agentId)).toEqual([])

  await under(await kind('CDI à dossier', [permit, identity]), '2020-01-01', null)
  await under(await kind('Extra à dossier', [identity]), '2090-01-01', null)
  await under(await kind('Stage à dossier', [old]), '2019-01-01', '2019-06-30')
  expect(await asked(agentId)).toEqual([
    ['Pièce d’identité', null],
    ['Titre de séjour', null],
  ])

  const filed = (columns: Readonly<Record<string, unknown>>) =>
    documentIn(app, company(), { owner: 'agent', ownerId: agentId, columns: { document_type_id: identity, ...columns } })
  await filed({ removed_at: app.clock.now() })
  expect((await asked(agentId))[0]).toEqual(['Pièce d’identité', null])
  await filed({})
  const newest = await filed({})
  expect(await asked(agentId)).toEqual([
    ['Titre de séjour', null],
    ['Pièce d’identité', newest],
  ])
})

it('a type of document that a kind of contract asks for is archived instead of removed', async () => {
  const typeId = await typeOf('Casier judiciaire')
  expect((await kindOf('CDI de site sensible', [typeId])).status).toBe(200)
  const removed = await app.http(removeDocumentTypes, { ids: [typeId], versions: [1] }, manager())
  expect(outputOf(removeDocumentTypes, removed)).toEqual({ archivedIds: [typeId] })
})

it('neither an agent nor a type of another company is known', async () => {
  expect((await ask(elsewhere.agentId)).error?.code).toBe('NOT_FOUND')
  const theirs = await typeOf('Attestation', elsewhere.as('manager'))
  const refused = await kindOf('CDI d’ailleurs', [theirs])
  expect([refused.status, Object.keys(refused.error?.errors ?? {})]).toEqual([422, ['document_type_ids']])
})
