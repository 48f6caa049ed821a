import { validateDocument } from '@vigie/contract/documents/documents.ts'
import { changeDocument, listReaders } from '@vigie/contract/documents/documents.filing.ts'
import { validationText } from '@vigie/phrases/documents.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { countsOf } from '../../../test/documents.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'
import { readingIn } from './documents.reading.testing.ts'

const app = await openTestApp()
const fixture = freshFixture(app)
const { superuser } = app.database
const { made, view, download, validate, proofOf, replaced, unseen } = readingIn(app, fixture)

describe('validating', () => {
  it('keeps who, when, from where, what was ticked and the print of the file', async () => {
    const id = await made()
    await view(id)
    app.clock.forward(60)
    expect(outputOf(validateDocument, await validate(id))).toEqual({ validatedAt: '2026-10-12T08:01:00Z' })
    const { rows } = await superuser.query<{ sha256: Buffer }>('select sha256 from files where company_id = $1', [fixture.company.id])
    expect(await proofOf(id)).toMatchObject([
      {
        user_id: fixture.users.resource,
        validated_at: '2026-10-12T08:01:00Z',
        sha256: rows[0]!.sha256,
        full_name: 'Martin Camille',
        address: '127.0.0.1',
        validation_text: 'Je confirme avoir lu, compris et approuvé ce document.',
      },
    ])
    const { readers, sha256 } = outputOf(listReaders, await app.http(listReaders, { id }, fixture.as('manager')))
    expect(sha256).toBe(rows[0]!.sha256.toString('hex'))
    expect(readers).toMatchObject([{ name: 'Martin Camille', validatedAt: '2026-10-12T08:01:00Z', address: '127.0.0.1' }])
  })

  it('keeps the text as its reader saw it: of the document, or the usual one in its language', async () => {
    const [own, usual] = [await made({ columns: { validation_text: 'J’ai reçu mes clés.' } }), await made()]
    for (const id of [own, usual]) {
      await view(id)
      await app.http(validateDocument, { id, version: 1, is_confirmed: true }, { ...fixture.as('resource'), language: 'de' })
    }
    expect((await proofOf(own))[0]).toMatchObject({ validation_text: 'J’ai reçu mes clés.' })
    expect((await proofOf(usual))[0]?.['validation_text']).toContain('Ich bestätige')
  })

  it('is not done of a text that was not shown: what a manager has asked meanwhile is asked anew', async () => {
    const id = await made({ columns: { validation_text: 'J’ai reçu mes clés.' } })
    await view(id)
    const ticked = (validation_text: string) => validate(id, { validation_text })
    await app.http(changeDocument, { id, version: 1, validation_text: 'Je renonce à mes heures.' }, fixture.as('manager'))
    expect((await ticked('J’ai reçu mes clés.')).error?.code).toBe('CONFLICT')
    expect((await ticked('Rien du tout')).error?.code).toBe('CONFLICT')
    expect((await proofOf(id))[0]).toMatchObject({ validated_at: null, validation_text: null })
    await app.http(changeDocument, { id, version: 1, validation_text: '' }, fixture.as('manager'))
    expect((await ticked('Je renonce à mes heures.')).error?.code).toBe('CONFLICT')
    // The usual one, in the language in which it was read.
    expect((await ticked('Ich bestätige nichts.')).error?.code).toBe('CONFLICT')
    expect((await ticked(validationText('de'))).status).toBe(200)
    expect((await proofOf(id))[0]).toMatchObject({ validation_text: validationText('de') })
  })

  it('is not done before viewing, without the tick, of what is not asked, or by a manager', async () => {
    const [id, free] = [await made(), await made({ isAsked: false })]
    expect((await validate(id)).error?.code).toBe('DOCUMENT_UNVIEWED')
    await view(id)
    for (const is_confirmed of [false, 'true', null, undefined]) expect((await validate(id, { is_confirmed })).error?.code).toBe('INVALID')
    await view(free)
    expect((await validate(free)).error?.code).toBe('DOCUMENT_NOT_ASKED')
    expect((await validate(id, {}, 'manager')).error?.code).toBe('DOCUMENT_NOT_ASKED')
    expect((await validate(id)).status).toBe(200)
  })

  it('waits for the first page of what need not be read whole: a download has shown none', async () => {
    const id = await made()
    await download(id)
    expect((await validate(id)).error?.code).toBe('DOCUMENT_UNVIEWED')
    await view(id)
    expect((await validate(id)).status).toBe(200)
  })

  it('is done once, and the second time is told when', async () => {
    const id = await made()
    await view(id)
    await validate(id)
    app.clock.forward(3600)
    const again = await validate(id)
    expect(again.error).toMatchObject({ code: 'DOCUMENT_VALIDATED', message: 'Vous avez déjà validé ce document le 12 octobre 2026.' })
    expect((await proofOf(id))[0]?.['validated_at']).toBe('2026-10-12T08:00:00Z')
  })

  it('in two windows at once is done once', async () => {
    for (let count = 0; count < 5; count++) {
      const id = await made()
      await Promise.all([view(id), view(id)])
      const answers = await Promise.all([validate(id), validate(id), validate(id)])
      expect(answers.map(({ status, error }) => error?.code ?? String(status)).toSorted()).toEqual([
        '200',
        'DOCUMENT_VALIDATED',
        'DOCUMENT_VALIDATED',
      ])
    }
    for (const { kept, counted } of await countsOf(app, fixture.company.id))
      expect([kept, counted]).toEqual([
        [1, 1, 1, 1],
        [1, 1, 1, 1],
      ])
  })

  it('waits for every page where the whole is to be read', async () => {
    const id = await made({ columns: { wants_whole: true } })
    await download(id)
    expect((await validate(id)).error).toMatchObject({
      code: 'DOCUMENT_PAGES_LEFT',
      message: 'Lisez d’abord toutes les pages du document, l’une après l’autre (3 à lire), puis validez-le.',
    })
    await view(id, { first_page: 1, page: 2 })
    expect((await validate(id)).error?.message).toContain('(1 à lire)')
    await view(id, { page: 3 })
    expect((await validate(id)).status).toBe(200)
    // Of what has no pages there is none to wait for.
    const picture = await made({
      columns: { wants_whole: true },
      file: { name: 'plan.png', extension: 'png', media_type: 'image/png', pages: null },
    })
    await view(picture)
    expect((await validate(picture)).status).toBe(200)
  })

  it('is asked anew of another version, and what was validated before stays as it was', async () => {
    const id = await made()
    await view(id)
    await validate(id)
    await replaced(id)
    expect((await unseen('resource')).total).toBe(1)
    app.clock.forward(60)
    await view(id, { version: 2 })
    expect((await validate(id, { version: 2 })).status).toBe(200)
    const proofs = await proofOf(id)
    expect(proofs).toHaveLength(2)
    expect(new Set(proofs.map(({ sha256 }) => (sha256 as Buffer).toString('hex'))).size).toBe(2)
    const former = outputOf(listReaders, await app.http(listReaders, { id, version: 1 }, fixture.as('manager')))
    expect(former.readers).toMatchObject([{ validatedAt: '2026-10-12T08:00:00Z' }])
    expect(former.versions.map(({ version, validatedCount }) => [version, validatedCount])).toEqual([
      [2, 1],
      [1, 1],
    ])
    expect(await countsOf(app, fixture.company.id)).toEqual([{ id, kept: [1, 1, 1, 1], counted: [1, 1, 1, 1] }])
  })

  it('is never taken back or changed, not by the application itself', async () => {
    const id = await made()
    await view(id)
    await validate(id)
    const asApp = async (sql: string) => {
      const client = await app.database.appPool.connect()
      try {
        await client.query('begin')
        await client.query(`select set_config('app.company', $1, true)`, [String(fixture.company.id)])
        return await client.query(sql).then(
          () => 'done',
          (error: Error) => error.message,
        )
      } finally {
        await client.query('rollback')
        client.release()
      }
    }
    expect(await asApp('delete from document_readings')).toContain('permission denied')
    expect(await asApp(`update document_readings set full_name = 'Un autre'`)).toContain('never changed')
    expect(
      await asApp(
        'update document_readings set validated_at = null, sha256 = null, full_name = null, address = null, validation_text = null',
      ),
    ).toContain('never changed')
    expect(await asApp(`update document_readings set viewed_at = viewed_at - interval '1 day'`)).toContain('never changed')
    expect(await asApp('delete from document_versions')).toContain('permission denied')
    expect(await asApp('update document_versions set file_id = file_id')).toContain('permission denied')
  })
})
it('nothing of it was unforeseen', () => {
  expect(app.faults).toEqual([])
})
