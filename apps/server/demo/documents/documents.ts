import { addDays, addMinutes, dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { validationText } from '@vigie/phrases/documents.ts'
import { documentTypes } from '../../src/domains/documents/documents.list.store.ts'
import { insertDocuments, insertVersion, removeDocumentRow } from '../../src/domains/documents/filing/filing.store.ts'
import { addAgents, addUsers } from '../../src/domains/documents/readers/readers.store.ts'
import { peopleAt } from '../../src/domains/documents/readers/readers.people.ts'
import { insertFile, type NewFile } from '../../src/domains/files/files.store.ts'
import { statement, type Db } from '../../src/platform/postgres/db.ts'
import type { Storage } from '../../src/platform/storage/storage.ts'
import { demoSignIns } from '../people/signins.ts'
import { managerEmail } from '../people/users.plan.ts'
import { dice } from '../random.ts'
import { filedNotices } from '../notices.ts'
import { idOf } from '../rows.ts'
import { plannedDocuments, type PlannedDocument } from './documents.plan.ts'
import { withFiles } from './files.ts'

const zone = 'Europe/Paris'
const day = 24 * 60
/** Days in which what was filed is still news. */
const recently = 14

interface People {
  readonly managerId: number
  readonly owners: Readonly<Record<string, ReadonlyMap<string, number>>>
}
interface Reader {
  readonly id: number
  readonly agentId: number | null
  readonly userId: number
  readonly isAsked: boolean
  readonly email: string
  readonly name: string
}

/** Documents in every state, filed over the last year, read and validated as the seed says. Once: what is there stays, and is told by false. */
export async function saveDocuments(db: Db, storage: Storage, now: Instant): Promise<boolean> {
  const there = await db.one(
    statement<{ isThere: boolean }>('select exists (select from documents where company_id = $1) as "isThere"', [db.companyId]),
  )
  if (there?.isThere) return false
  const people = await readPeople(db)
  if (!people) return false
  const types = new Map((await db.read(documentTypes(db))).map(({ id, name }) => [name, id]))
  const planned = plannedDocuments.filter(({ owner, of }) => of === undefined || people.owners[owner]!.has(of))
  await withFiles(storage, async (make) => {
    for (const document of planned.toSorted((one, other) => other.days - one.days)) {
      const files: NewFile[] = []
      const above = `Sentinelle Démo${document.of === undefined ? '' : ` · ${document.of}`}`
      for (let version = 1; version <= (document.versions ?? 1); version++) files.push(await make(document, version, above))
      await saveDocument(db, document, files, types.get(document.type) ?? null, people, now)
    }
  })
  return true
}

async function readPeople(db: Db): Promise<People | undefined> {
  const named = (table: string, id: string, name: string) =>
    statement<{ id: number; name: string }>(`select ${id} as id, ${name} as name from ${table} where company_id = $1`, [db.companyId])
  const [clients, sites, agents, partners, managers] = await db.batch(
    named('clients', 'client_id', 'code'),
    named('sites', 'site_id', 'code'),
    named('agents', 'agent_id', 'employee_number'),
    named('partners', 'partner_id', 'code'),
    statement<{ id: number }>('select user_id as id from users where company_id = $1 and email = $2', [db.companyId, managerEmail]),
  )
  const byName = (rows: readonly { id: number; name: string }[]) => new Map(rows.map(({ id, name }) => [name, id]))
  const owners = { client: byName(clients), site: byName(sites), agent: byName(agents), partner: byName(partners) }
  return managers[0] && { managerId: managers[0].id, owners }
}

/** When a document was filed: in office hours, and never later than an hour ago. */
const filedAt = ({ name, of = '', days }: PlannedDocument, now: Instant): Instant =>
  addMinutes(now, -(days * day) - dice('filed', name, of).whole(60, 8 * 60))

async function saveDocument(
  db: Db,
  document: PlannedDocument,
  files: readonly NewFile[],
  typeId: number | null,
  people: People,
  now: Instant,
): Promise<void> {
  const { asks, owner, of, to, versions = 1 } = document
  const { managerId: userId } = people
  const [isForAgents, isForClients, isForPartners] = ['A', 'C', 'P'].map((kind) => to.includes(kind)) as [boolean, boolean, boolean]
  const standsSince = filedAt(document, now)
  const first = addMinutes(standsSince, -(versions - 1) * 30 * day)
  const filing = {
    owner,
    ownerId: of === undefined ? null : idOf(people.owners[owner]!, of),
    isForAgents,
    isForClients,
    isForPartners,
    isForAll: true,
    asksAgents: asks !== undefined && isForAgents,
    asksPartners: asks !== undefined && isForPartners,
    validationText: asks?.text ?? null,
    validateBy: asks?.dueIn === undefined ? null : addDays(dayOf(localOf(now, zone)), asks.dueIn),
    wantsWhole: asks?.isWhole ?? false,
    typeId,
    folder: '',
  }
  await db.batch(...files.map((file) => insertFile(db, file, userId, first)))
  const [made] = await db.save(
    insertDocuments(db, filing, [{ storageKey: files[0]!.storageKey, title: document.name }], { userId, now: first }),
  )
  const { id } = made!
  const meant = peopleAt({ timeZone: zone }, now, null)
  const [agents, users] = await db.batch(addAgents(db, meant, [id], first), addUsers(db, meant, [id], first))
  for (let version = 1; version <= versions; version++) {
    const since = addMinutes(first, (version - 1) * 30 * day)
    if (version > 1) await db.save(insertVersion(db, id, version - 1, files[version - 1]!.storageKey, { userId, now: since }))
    await saveReadings(db, document, id, version, {
      since,
      until: version < versions ? addMinutes(since, 29 * day) : now,
      file: files[version - 1]!,
    })
  }
  if (document.days <= recently) {
    const siteId = owner === 'site' ? filing.ownerId : null
    await db.batch(
      ...filedNotices(
        db,
        { id, version: versions, name: document.name, siteId, validateBy: filing.validateBy },
        [...agents, ...users],
        standsSince,
      ),
    )
  }
  // Who has opened it has read that it was filed.
  await db.save(
    statement(
      `update notifications n set read_at = g.viewed_at from document_readings g
        where n.company_id = $1 and n.kind = 'documentFiled' and n.about = $2
          and g.company_id = n.company_id and g.document_id = $3 and g.version = $4 and g.user_id = n.user_id`,
      [db.companyId, `document ${id} v${versions}`, id, versions],
    ),
  )
  if (document.isRemoved) await db.save(removeDocumentRow(db, id, versions, addMinutes(standsSince, 30 * day)))
}

interface Standing {
  readonly since: Instant
  readonly until: Instant
  readonly file: NewFile
}

/** Those who sign in to try the product have something left to read. */
const visitors = new Set<string>(demoSignIns.map(({ email }) => email))

/** Who has opened a version, how far, and who has validated it, each at a time of the seed's between two instants. */
async function saveReadings(
  db: Db,
  document: PlannedDocument,
  id: number,
  version: number,
  { since, until, file }: Standing,
): Promise<void> {
  const readers = await db.read(
    statement<Reader>(
      `select r.document_reader_id as id, r.agent_id as "agentId", u.user_id as "userId", r.is_asked as "isAsked", u.email,
              u.last_name || ' ' || u.first_name as name
         from document_readers r join users u on u.company_id = r.company_id and (u.user_id = r.user_id or u.role = 'resource' and u.agent_id = r.agent_id)
        where r.company_id = $1 and r.document_id = $2 order by 1`,
      [db.companyId, id],
    ),
  )
  const isFormer = version < (document.versions ?? 1)
  const [readShare, validatedShare] = isFormer ? [0.95, 0.95] : [document.read, document.asks?.validated ?? 0]
  const span = Math.max(60, (Date.parse(until) - Date.parse(since)) / 60_000 - 30)
  const rows = readers.flatMap((reader) => {
    const thrown = dice('reading', document.name, document.of ?? '', version, reader.email)
    const waits = document.waits === true && !isFormer && visitors.has(reader.email)
    const isRead = !waits && thrown.next() < readShare
    if (!isRead) return []
    const viewedAt = addMinutes(since, Math.floor(thrown.next() * span * 0.8))
    const isValidated = reader.isAsked && thrown.next() < validatedShare
    const pages = file.pages ?? 0
    return [
      {
        document_reader_id: reader.id,
        user_id: reader.userId,
        viewed_at: viewedAt,
        page: isValidated ? pages : thrown.whole(Math.min(1, pages), pages),
        validated_at: isValidated ? addMinutes(viewedAt, Math.min(thrown.whole(2, 30), span * 0.1)) : null,
        sha256: isValidated ? file.sha256 : null,
        full_name: isValidated ? reader.name : null,
        // Addresses of a private network: nobody's.
        address: isValidated ? `10.42.${thrown.whole(0, 9)}.${thrown.whole(2, 250)}` : null,
        validation_text: isValidated ? (document.asks?.text ?? validationText('fr')) : null,
      },
    ]
  })
  await db.save(
    statement(
      `insert into document_readings (company_id, document_id, version, document_reader_id, user_id, viewed_at, page, validated_at, sha256,
              full_name, address, validation_text)
       select $1, $2, $3, given.* from unnest($4::int[], $5::int[], $6::timestamptz[], $7::int[], $8::timestamptz[], $9::bytea[], $10::text[],
              $11::text[], $12::text[]) as given`,
      [
        db.companyId,
        id,
        version,
        rows.map((row) => row.document_reader_id),
        rows.map((row) => row.user_id),
        rows.map((row) => row.viewed_at),
        rows.map((row) => row.page),
        rows.map((row) => row.validated_at),
        rows.map((row) => row.sha256),
        rows.map((row) => row.full_name),
        rows.map((row) => row.address),
        rows.map((row) => row.validation_text),
      ],
    ),
  )
}
