import { changeDocument, listReaders, removeDocument, replaceDocument } from '@vigie/contract/documents/documents.filing.ts'
import {
  documentChanged,
  listDocuments,
  readDocument,
  readFileData,
  validateDocument,
  viewDocument,
} from '@vigie/contract/documents/documents.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../../test/app.ts'
import { countsOf, documentIn, fileIn } from '../../../../test/documents.ts'
import { fixtureOf, freshFixture } from '../../../../test/fixture.ts'
import { outputOf, type Values } from '../../../../test/transports.ts'
import { file, filingIn, forAgents, inOrder } from './filing.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { filed, replace, count, rowsOf, notices } = filingIn(app, fixture)

describe('a new version', () => {
  it('takes the place of the one before, which stays with its proofs; all are asked anew and told', async () => {
    const [document] = await filed({ ...forAgents, is_validation_required_resource: true })
    const { id } = document!
    const as = fixture.as('resource')
    await app.http(viewDocument, { id, version: 1, page: 1 }, as)
    await app.http(validateDocument, { id, version: 1, is_confirmed: true }, as)
    app.clock.forward(60)
    const second = outputOf(replaceDocument, await replace(id, 1)).document
    expect(second).toMatchObject({
      id,
      version: 2,
      name: 'Consignes',
      fileName: 'Consignes v2.pdf',
      pages: 4,
      viewedCount: 0,
      validatedCount: 0,
      readerCount: 1,
      askedCount: 1,
    })
    expect([second.createdAt, second.filedAt]).toEqual(['2026-10-12T08:00:00Z', '2026-10-12T08:01:00Z'])
    expect(outputOf(readDocument, await app.http(readDocument, { id }, as)).document).toMatchObject({
      status: 'unviewed',
      viewedAt: null,
      validatedAt: null,
    })
    expect((await notices()).map(({ about }) => about)).toEqual([`document ${id} v1`, `document ${id} v2`])
    expect(await countsOf(app, fixture.company.id)).toEqual([{ id, kept: [1, 0, 1, 0], counted: [1, 0, 1, 0] }])
  })

  it('of a version that no longer stands is a conflict, and leaves nothing behind', async () => {
    const [document] = await filed(forAgents)
    const { id } = document!
    const answers = await Promise.all([replace(id, 1), replace(id, 1)])
    expect(inOrder(answers.map(({ status }) => status))).toEqual([200, 409])
    expect((await replace(id, 1)).error?.code).toBe('CONFLICT')
    expect((await replace(id, 2, [])).error?.code).toBe('INVALID')
    expect((await replace(id, 2, [file('a.pdf'), file('b.pdf')])).error?.code).toBe('INVALID')
    expect(await rowsOf()).toEqual({ files: 2, documents: 1, arriving: 0 })
  })

  it('while its reader has the former one open: what it does there no longer counts', async () => {
    const [document] = await filed({ ...forAgents, is_validation_required_resource: true })
    const { id } = document!
    const as = fixture.as('resource')
    await app.http(viewDocument, { id, version: 1, page: 1 }, as)
    const [replaced, validated] = await Promise.all([
      replace(id, 1),
      app.http(validateDocument, { id, version: 1, is_confirmed: true }, as),
    ])
    expect(replaced.status).toBe(200)
    expect([200, 409]).toContain(validated.status)
    for (const { kept, counted } of await countsOf(app, fixture.company.id)) expect(kept).toEqual(counted)
  })
})

describe('a change', () => {
  const change = (id: number, values: Values, version = 1) => app.http(changeDocument, { id, version, ...values }, fixture.as('manager'))

  it('of what is asked is asked of all, and nobody who has validated is asked again', async () => {
    const second = await app.rows.agent(fixture.company.id)
    const id = await documentIn(app, fixture.company.id, {
      agentIds: [fixture.agentId, second],
      isAsked: true,
      userIds: [fixture.users.client, fixture.users.manager_partner],
    })
    const as = fixture.as('resource')
    await app.http(viewDocument, { id, version: 1, page: 1 }, as)
    await app.http(validateDocument, { id, version: 1, is_confirmed: true }, as)
    const off = outputOf(
      changeDocument,
      await change(id, { is_validation_required_resource: false, is_validation_required_partner: false }),
    ).document
    expect(off).toMatchObject({ askedCount: 0, validatedCount: 0, viewedCount: 1, readerCount: 4, asksAgents: false })
    const on = outputOf(
      changeDocument,
      await change(id, { is_validation_required_resource: true, validate_by: '2026-10-15', wants_whole: true }),
    ).document
    expect(on).toMatchObject({ askedCount: 2, validatedCount: 1, validateBy: '2026-10-15', wantsWhole: true })
    expect((await app.http(validateDocument, { id, version: 1, is_confirmed: true }, as)).error?.code).toBe('DOCUMENT_VALIDATED')
    const partners = outputOf(changeDocument, await change(id, { is_validation_required_partner: true })).document
    // The client's user is never asked.
    expect(partners).toMatchObject({ askedCount: 3 })
    const none = outputOf(
      changeDocument,
      await change(id, { is_validation_required_resource: false, is_validation_required_partner: false }),
    ).document
    expect(none).toMatchObject({ askedCount: 0, validateBy: null, wantsWhole: false })
    for (const { kept, counted } of await countsOf(app, fixture.company.id)) expect(kept).toEqual(counted)
  })

  it('keeps what it does not name, and takes back what it empties', async () => {
    const type = (await app.rows.insert('document_types', { company_id: fixture.company.id, name: 'Consigne' }))[
      'document_type_id'
    ] as number
    const [document] = await filed({
      ...forAgents,
      is_validation_required_resource: true,
      validation_text: 'Lu.',
      folder: 'Nuit',
      file_type_id: type,
      validate_by: '2026-10-20',
    })
    const { id } = document!
    expect(document).toMatchObject({ type: 'Consigne', typeId: type, validationText: 'Lu.', folder: 'Nuit' })
    expect(outputOf(changeDocument, await change(id, { name: '  Consignes de nuit ' })).document).toMatchObject({
      name: 'Consignes de nuit',
      type: 'Consigne',
      validationText: 'Lu.',
      folder: 'Nuit',
      validateBy: '2026-10-20',
    })
    expect(
      outputOf(changeDocument, await change(id, { validation_text: '', folder: '', file_type_id: null, validate_by: null })).document,
    ).toMatchObject({
      type: null,
      validationText: null,
      folder: '',
      validateBy: null,
    })
    for (const [values, code] of [
      [{ name: ' ' }, 'INVALID'],
      [{ file_type_id: 99_999_999 }, 'NOT_FOUND'],
      [{ validate_by: '2026-10-11' }, 'INVALID'],
      [{ is_validation_required_resource: false, validate_by: '2026-10-30' }, 'INVALID'],
    ] as const)
      expect((await change(id, values)).error?.code, JSON.stringify(values)).toBe(code)
    expect((await change(id, { name: 'x' }, 7)).error?.code).toBe('CONFLICT')
    // A day that has passed meanwhile is no fault of another change.
    await change(id, { validate_by: '2026-10-13' })
    app.clock.forward(5 * 86_400)
    expect((await change(id, { name: 'Plus tard' })).status).toBe(200)
  })
})

describe('taking away', () => {
  it('takes a document off every list, keeps its file and proofs, and is done once', async () => {
    const [document] = await filed(forAgents)
    const { id } = document!
    await app.http(viewDocument, { id, version: 1, page: 1 }, fixture.as('resource'))
    const socket = await app.socket({ code: fixture.company.code, token: fixture.tokens.resource })
    const remove = (version: number) => app.http(removeDocument, { id, version }, fixture.as('manager'))
    expect((await replace(id, 1)).status).toBe(200)
    expect((await remove(1)).error?.code).toBe('CONFLICT')
    expect(await socket.next(documentChanged.name)).toEqual({ id })
    expect((await remove(2)).status).toBe(200)
    expect(await socket.next(documentChanged.name)).toEqual({ id })
    for (const role of ['manager', 'resource'] as const) {
      expect((await app.http(readFileData, { id }, fixture.as(role))).error?.code).toBe('NOT_FOUND')
      expect(outputOf(listDocuments, await app.http(listDocuments, {}, fixture.as(role))).documents).toEqual([])
    }
    expect((await remove(2)).error?.code).toBe('NOT_FOUND')
    expect((await replace(id, 2)).error?.code).toBe('NOT_FOUND')
    expect([await count('files'), await count('document_readings')]).toEqual([2, 1])
  })

  it('and every other act on another company’s document finds none', async () => {
    const theirs = await fixtureOf(app.rows)
    const id = await documentIn(app, theirs.company.id, { agentIds: [theirs.agentId] })
    for (const call of [removeDocument, changeDocument, listReaders, readDocument])
      expect((await app.http(call, { id, version: 1 }, fixture.as('manager'))).error?.code).toBe('NOT_FOUND')
    expect((await replace(id, 1)).error?.code).toBe('NOT_FOUND')
    expect(await fileIn(app, theirs.company.id)).toBeGreaterThan(0)
  })
})

it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
