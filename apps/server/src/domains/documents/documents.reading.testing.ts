import type { Role } from '@vigie/contract/access.ts'
import { countUnseenDocuments, validateDocument, viewDocument } from '@vigie/contract/documents/documents.ts'
import type { TestApp } from '../../../test/app.ts'
import { documentIn, fileIn, type NewDocument } from '../../../test/documents.ts'
import type { Fixture } from '../../../test/fixture.ts'
import { outputOf, type Values } from '../../../test/transports.ts'

/** What readers of a company do with its documents; an agent does it unless another role is said. */
export function readingIn(app: TestApp, fixture: Fixture) {
  const { superuser } = app.database
  const made = (given: NewDocument = {}) => documentIn(app, fixture.company.id, { agentIds: [fixture.agentId], isAsked: true, ...given })
  /** As a browser opens it: with its first page. */
  const view = (id: number, values: Values = {}, role: Role = 'resource') =>
    app.http(viewDocument, { id, version: 1, page: 1, ...values }, fixture.as(role))
  /** As it is marked by downloading it: none of its pages was shown. */
  const download = (id: number) => app.http(viewDocument, { id, version: 1 }, fixture.as('resource'))
  const validate = (id: number, values: Values = {}, role: Role = 'resource') =>
    app.http(validateDocument, { id, version: 1, is_confirmed: true, ...values }, fixture.as(role))
  const proofOf = async (id: number) => {
    const { rows } = await superuser.query(
      `select user_id, viewed_at, page, validated_at, sha256, full_name, address, validation_text from document_readings where company_id = $1 and document_id = $2`,
      [fixture.company.id, id],
    )
    return rows as Record<string, unknown>[]
  }
  /** Another file in the place of the one that stood, as a new version leaves it. */
  async function replaced(id: number): Promise<void> {
    const of = { company_id: fixture.company.id }
    const fileId = await fileIn(app, fixture.company.id)
    await superuser.query(
      'update documents set version = version + 1, file_id = $3, viewed_count = 0, validated_count = 0 where company_id = $1 and document_id = $2',
      [fixture.company.id, id, fileId],
    )
    await app.rows.insert('document_versions', { ...of, document_id: id, version: 2, file_id: fileId, filed_at: app.clock.now() })
  }
  const unseen = async (role: Role) => outputOf(countUnseenDocuments, await app.http(countUnseenDocuments, {}, fixture.as(role)))
  return { made, view, download, validate, proofOf, replaced, unseen }
}
