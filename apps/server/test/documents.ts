import { createHash, randomBytes } from 'node:crypto'
import type { DocumentOwner } from '@vigie/contract/documents/documents.kinds.ts'
import type { TestApp } from './app.ts'

export interface NewDocument {
  readonly name?: string
  readonly owner?: DocumentOwner
  readonly ownerId?: number
  /** Agents by their ids; users of clients and partners by theirs. */
  readonly agentIds?: readonly number[]
  readonly userIds?: readonly number[]
  /** All of them are asked to validate it. */
  readonly isAsked?: boolean
  readonly columns?: Readonly<Record<string, unknown>>
  readonly file?: Readonly<Record<string, unknown>>
  /** A file that is there; a row of its own unless said. */
  readonly fileId?: number
}
type Made = Pick<TestApp, 'rows' | 'clock'>

/** A row of a file: nothing lies in the storage. */
export async function fileIn({ rows, clock }: Made, company: number, columns: Readonly<Record<string, unknown>> = {}): Promise<number> {
  const row = await rows.insert('files', {
    company_id: company,
    storage_key: randomBytes(24).toString('base64url'),
    name: 'consignes.pdf',
    media_type: 'application/pdf',
    extension: 'pdf',
    bytes: 1234,
    sha256: createHash('sha256').update(randomBytes(8)).digest(),
    pages: 3,
    created_at: clock.now(),
    ...columns,
  })
  return row['file_id'] as number
}

/** A document with its first version and its readers, as rows; answers its id. */
export async function documentIn(made: Made, company: number, given: NewDocument = {}): Promise<number> {
  const { rows, clock } = made
  const { name = 'Consignes', owner = 'company', ownerId, agentIds = [], userIds = [], isAsked = false } = given
  const of = { company_id: company }
  const fileId = given.fileId ?? (await fileIn(made, company, given.file))
  const document = await rows.insert('documents', {
    ...of,
    name,
    owner,
    ...(ownerId !== undefined && { [`${owner}_id`]: ownerId }),
    is_for_agents: agentIds.length > 0,
    is_for_clients: false,
    is_for_partners: false,
    is_for_all: false,
    asks_agents: isAsked && agentIds.length > 0,
    asks_partners: isAsked && userIds.length > 0,
    file_id: fileId,
    created_at: clock.now(),
    filed_at: clock.now(),
    ...given.columns,
  })
  const id = document['document_id'] as number
  await rows.insert('document_versions', { ...of, document_id: id, version: 1, file_id: fileId, filed_at: clock.now() })
  const reader = { ...of, document_id: id, is_asked: isAsked, since: clock.now() }
  for (const agent_id of agentIds) await rows.insert('document_readers', { ...reader, agent_id })
  for (const user_id of userIds) await rows.insert('document_readers', { ...reader, user_id })
  return id
}

/** All who read a document have viewed and validated its first version. */
export async function validateIn({ database, clock }: Pick<TestApp, 'database' | 'clock'>, company: number, id: number): Promise<void> {
  await database.superuser.query(
    `insert into document_readings (company_id, document_id, document_reader_id, version, user_id, viewed_at, page, validated_at, sha256,
                                    full_name, address, validation_text)
     select r.company_id, r.document_id, r.document_reader_id, 1, r.user_id, $3, 3, $3, f.sha256, 'Jo', '192.0.2.1', 'J’ai lu'
       from document_readers r
       join documents d on d.company_id = r.company_id and d.document_id = r.document_id
       join files f on f.company_id = d.company_id and f.file_id = d.file_id
      where r.company_id = $1 and r.document_id = $2`,
    [company, id, clock.now()],
  )
}

/** What the rows of readers and readings say, beside what the documents have counted. */
export async function countsOf({ database }: Pick<TestApp, 'database'>, company: number) {
  const { rows } = await database.superuser.query<{ id: number; kept: number[]; counted: number[] }>(
    `select d.document_id as id, array[d.reader_count, d.viewed_count, d.asked_count, d.validated_count] as kept,
            array[count(r.document_reader_id), count(g.viewed_at), count(r.document_reader_id) filter (where r.is_asked),
                  count(g.validated_at) filter (where r.is_asked)]::int[] as counted
       from documents d
       left join document_readers r on r.company_id = d.company_id and r.document_id = d.document_id and r.until is null
       left join document_readings g on g.company_id = r.company_id and g.document_id = r.document_id
             and g.document_reader_id = r.document_reader_id and g.version = d.version
      where d.company_id = $1 group by d.company_id, d.document_id order by 1`,
    [company],
  )
  return rows
}

/** A PDF of so many pages, each with a line of text: small, whole and without anything that acts. */
export function pdfOf(pages: number, title = 'Consignes'): Buffer {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '', '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>']
  const kids: number[] = []
  for (let page = 1; page <= pages; page++) {
    const text = `BT /F1 18 Tf 60 780 Td (${title} - page ${page}) Tj ET`
    objects.push(`<< /Length ${text.length} >>\nstream\n${text}\nendstream`)
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    )
    kids.push(objects.length)
  }
  objects[1] = `<< /Type /Pages /Count ${pages} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`
  let text = '%PDF-1.4\n'
  const places = objects.map((body, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${body}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
