import type { Role } from '@vigie/contract/access.ts'
import { listDocuments } from '@vigie/contract/documents/documents.ts'
import type { TestApp } from '../../../test/app.ts'
import { documentIn, type NewDocument } from '../../../test/documents.ts'
import type { Fixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

/** Documents of a company under a letter each, and how lists show them to each role. */
export function lettersIn(app: TestApp, fixture: Fixture) {
  const names = new Map<number, string>()
  /** A document under a letter, a minute after the one before. */
  async function made(letter: string, given: NewDocument = {}): Promise<number> {
    app.clock.forward(60)
    const id = await documentIn(app, fixture.company.id, { name: letter, ...given })
    names.set(id, letter)
    return id
  }
  const read = (id: number, columns = '') =>
    app.database.superuser.query(
      `insert into document_readings (company_id, document_id, document_reader_id, version, user_id, viewed_at ${columns && ', validated_at, sha256, full_name, address, validation_text'})
       select r.company_id, r.document_id, r.document_reader_id, d.version, $3, $4 ${columns && `, $4, f.sha256, 'Camille Martin', '10.0.0.1', 'Lu'`}
         from document_readers r join documents d using (company_id, document_id) join files f using (company_id, file_id)
        where r.company_id = $1 and r.document_id = $2`,
      [fixture.company.id, id, fixture.users.resource, app.clock.now()],
    )
  const answered = async (role: Role, values: Values = {}) =>
    outputOf(listDocuments, await app.http(listDocuments, values, fixture.as(role)))
  const shown = async (role: Role, values: Values = {}) =>
    (await answered(role, values)).documents.map(({ id }) => names.get(id) ?? '?').join('')
  const refused = async (role: Role, values: Values) => (await app.http(listDocuments, values, fixture.as(role))).error?.code
  const user = async (role: Role) => fixture.users[role]
  return { names, made, read, answered, shown, refused, user }
}
