import type { Role } from '@vigie/contract/access.ts'
import { fileDocuments, listReaders, replaceDocument } from '@vigie/contract/documents/documents.filing.ts'
import type { TestApp } from '../../../../test/app.ts'
import { pdfOf } from '../../../../test/documents.ts'
import type { Fixture } from '../../../../test/fixture.ts'
import { outputOf, sendForm, type SentFile, type Values } from '../../../../test/transports.ts'

export const file = (name: string, pages = 2): SentFile => ({ name, bytes: new Uint8Array(pdfOf(pages, name)) })
export const inOrder = (ids: readonly (number | null | undefined)[]) => ids.toSorted((one, other) => Number(one) - Number(other))
export const nobody = { is_for_resources: false, is_for_clients: false, is_for_partners: false }
export const nothing = { is_validation_required_resource: false, is_validation_required_partner: false, wants_whole: false }
export const forAgents = { owner: 'company', ...nobody, ...nothing, is_for_resources: true }

/** What a manager of a company files, and what is there of it. */
export function filingIn(app: TestApp, fixture: Fixture) {
  const { superuser } = app.database
  const send = (values: Values, files: readonly SentFile[] = [file('Consignes.pdf')], role: Role = 'manager') =>
    sendForm(app.url, fileDocuments, values, files, fixture.as(role))
  const filed = async (values: Values, files?: readonly SentFile[]) => outputOf(fileDocuments, await send(values, files)).documents
  const replace = (id: number, version: number, files = [file('Consignes v2.pdf', 4)]) =>
    sendForm(app.url, replaceDocument, { id, version }, files, fixture.as('manager'))
  const count = async (table: string) =>
    Number(
      (await superuser.query<{ n: string }>(`select count(*) as n from ${table} where company_id = $1`, [fixture.company.id])).rows[0]!.n,
    )
  const rowsOf = async () => ({ files: await count('files'), documents: await count('documents'), arriving: await count('arriving_files') })
  const readersOf = async (id: number) => outputOf(listReaders, await app.http(listReaders, { id }, fixture.as('manager'))).readers
  const notices = async () =>
    (
      await superuser.query<{ user_id: number; kind: string; facts: unknown; about: string; path: string }>(
        'select user_id, kind, facts, about, path from notifications where company_id = $1 order by notification_id',
        [fixture.company.id],
      )
    ).rows
  return { send, filed, replace, count, rowsOf, readersOf, notices }
}
