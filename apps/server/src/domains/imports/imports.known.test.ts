import { openAsBlob } from 'node:fs'
import { importFiles, readImportModels } from '@vigie/contract/imports/imports.ts'
import { describe, expect, it } from 'vitest'
import { answeredOf, headersOf, outputOf } from '../../../test/transports.ts'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { mostColumns } from './imports.known.store.ts'
import type { ImportFile } from './read/imports.files.ts'
import { textFile } from './imports.testing.ts'
import { rare } from '../../../test/rare.ts'

const app = await openTestApp()
const fixture = freshFixture(app)

async function told(files: readonly ImportFile[], values: Readonly<Record<string, unknown>> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  for (const { name, path } of files) form.append('files', await openAsBlob(path), name)
  const answer = await fetch(`${app.url}/api/imports`, { method: 'POST', headers: headersOf(fixture.as('manager')), body: form })
  return outputOf(importFiles, await answeredOf(answer))
}

describe('columns under other titles', () => {
  const staff = textFile('personnel.csv', 'Numéro salarié;Patronyme;Prénom;Couleur', '77;MOREL;Inès;bleu')
  const kinds = [{ file: 'personnel.csv', kind: 'agents' }]
  const columns = [
    { kind: 'agents', title: 'Numéro salarié', field: 'employeeNumber' },
    { kind: 'agents', title: 'Patronyme', field: 'lastName' },
    { kind: 'agents', title: 'Couleur', field: null },
  ]

  it('are told, are read once a manager has said which is which, and are known to the next import', async () => {
    const unknown = await told([staff])
    expect(unknown.files).toMatchObject([{ kind: null, unknownColumns: ['Numéro salarié', 'Patronyme', 'Prénom', 'Couleur'] }])
    const half = await told([staff], { kinds })
    expect(half.files).toMatchObject([
      { kind: 'agents', fields: ['firstName'], unknownColumns: ['Numéro salarié', 'Patronyme', 'Couleur'] },
    ])
    const whole = await told([staff], { kinds, columns })
    expect(whole).toMatchObject({ refusedCount: 0, noticeCount: 0, created: { agents: 1 } })
    expect(await told([staff], { kinds, columns, digest: whole.digest })).toMatchObject({ isWritten: true })
    // The next file of that kind, in other letters.
    const next = await told([textFile('nouveaux.csv', 'NUMERO SALARIE;patronyme;Prénom', '78;PETIT;Léo')])
    expect(next).toMatchObject({ refusedCount: 0, created: { agents: 1 }, files: [{ kind: 'agents', unknownColumns: [] }] })
  })

  rare('are told apart in every alphabet, and where they are signs alone', async () => {
    const said = [
      { kind: 'agents', title: 'Номер', field: 'employeeNumber' },
      { kind: 'agents', title: 'Фамилия', field: 'lastName' },
      { kind: 'agents', title: 'Имя', field: 'firstName' },
      { kind: 'agents', title: '@', field: 'email' },
      { kind: 'agents', title: '#', field: null },
    ]
    const people = textFile('люди.csv', 'Номер;Фамилия;Имя;@;#', '79;ПЕТРОВ;Иван;ivan@example.com;1')
    const asked = { kinds: [{ file: 'люди.csv', kind: 'agents' }], columns: said }
    const tried = await told([people], asked)
    expect(tried).toMatchObject({ refusedCount: 0, created: { agents: 1 } })
    expect(tried.files).toMatchObject([{ fields: ['employeeNumber', 'lastName', 'firstName', 'email'], unknownColumns: [] }])
    await told([people], { ...asked, digest: tried.digest })
    expect((await told([textFile('ещё.csv', 'Номер;Фамилия;Имя', '80;ИВАНОВА;Анна')])).created).toMatchObject({ agents: 1 })
  })

  rare('are kept up to a number: what was said last is known, and others give way', async () => {
    await app.database.superuser.query(
      `insert into import_columns (company_id, kind, title) select $1, 'agents', 'titre' || n from generate_series(1, 2500) n`,
      [fixture.company.id],
    )
    const tried = await told([staff], { kinds, columns })
    await told([staff], { kinds, columns, digest: tried.digest })
    const { rows } = await app.database.superuser.query('select count(*)::int as n from import_columns where company_id = $1', [
      fixture.company.id,
    ])
    expect(rows[0]).toEqual({ n: mostColumns })
    expect((await told([textFile('nouveaux.csv', 'Numéro salarié;Patronyme;Prénom', '78;PETIT;Léo')])).created).toMatchObject({ agents: 1 })
  })

  rare('a dry run keeps nothing, and a field that is none is as if it had not been said', async () => {
    await told([staff], { kinds, columns })
    expect((await told([staff])).files).toMatchObject([{ kind: null }])
    const odd = [{ kind: 'agents', title: 'Patronyme', field: 'constructor' }]
    expect((await told([staff], { kinds, columns: odd })).files).toMatchObject([
      { unknownColumns: ['Numéro salarié', 'Patronyme', 'Couleur'] },
    ])
    expect(app.faults).toEqual([])
  })
})

it('the models to fill are files that an import takes as they stand', async () => {
  const { models } = outputOf(readImportModels, await app.http(readImportModels, {}, fixture.as('manager')))
  const files = models.map(({ kind, columns }) =>
    textFile(`${kind}.csv`, columns.map(({ title }) => title).join(';'), columns.map(({ example }) => `"${example}"`).join(';')),
  )
  const tried = await told(files)
  expect(tried).toMatchObject({ refusedCount: 0, noticeCount: 0, created: { sites: 1, agents: 1, contracts: 1, shifts: 1 } })
})
