import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { addMinutes, localOf, monthOf, type Instant } from '@vigie/contract/kit/time.ts'
import { insertFile } from '../src/domains/files/files.store.ts'
import { printedSites } from '../src/domains/prints/sheets.store.ts'
import { sheetsOf } from '../src/domains/prints/prints.sheets.ts'
import type { Span } from '../src/domains/prints/prints.span.rules.ts'
import { statement, type Db } from '../src/platform/postgres/db.ts'
import { newStorageKey, type Storage } from '../src/platform/storage/storage.ts'
import { managerEmail } from './people/users.plan.ts'

const sitesShown = 4

/** What the manager has printed this week: the plannings of some sites, one that was cancelled, one that a restart has interrupted. */
export async function savePrints(db: Db, storage: Storage, now: Instant): Promise<void> {
  const manager = await db.one(
    statement<{ id: number; name: string }>(
      `select user_id as id, first_name || ' ' || last_name as name from users where company_id = $1 and email = $2`,
      [db.companyId, managerEmail],
    ),
  )
  const span: Span = { kind: 'plannings', month: monthOf(localOf(now, 'Europe/Paris')) }
  const siteIds = (await db.read(printedSites(db, span, null))).slice(0, sitesShown).map(({ id }) => id)
  if (!manager || siteIds.length === 0) return
  const at = addMinutes(now, -26 * 60)
  const options = { hasHolidays: true, hasTotals: true, hasDeclaration: true }
  const asked = { span, siteIds, agentIds: [], options, language: 'fr' as const, editor: manager.name, now: at }
  // Loaded for the first start alone.
  const [{ joinPdfs }, { openTypeSetter }] = await Promise.all([
    import('../src/domains/prints/paper/pdf.join.ts'),
    import('../src/domains/prints/paper/typst.ts'),
  ])
  const folder = await mkdtemp(path.join(os.tmpdir(), 'vigie-demo-'))
  try {
    const place = path.join(folder, 'plannings')
    const joined = joinPdfs(place, 'Plannings')
    const setter = openTypeSetter()
    for await (const { pages } of sheetsOf(db, asked)) joined.add(setter.pdf(pages))
    const { pages, ...written } = joined.end()
    joined.close()
    const storageKey = newStorageKey()
    await storage.put(storageKey, place, written.sha256)
    const name = `Plannings ${span.month.slice(0, 4)}-${span.month.slice(4)}.pdf`
    const file = { ...written, storageKey, name, mediaType: 'application/pdf', extension: 'pdf', pages, thumbnailKey: null }
    await db.batch(
      insertFile(db, file, manager.id, at),
      insertPrints(db, { userId: manager.id, month: span.month, storageKey, pages, sheets: siteIds.length, at }),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Printed {
  readonly userId: number
  readonly month: string
  readonly storageKey: string
  readonly pages: number
  readonly sheets: number
  readonly at: Instant
}
const insertPrints = (db: Db, { userId, month, storageKey, pages, sheets, at }: Printed) =>
  statement(
    `insert into prints (company_id, user_id, kind, month, state, sheet_count, done_count, created_at, seen_at, finished_at, failure,
                         failure_values, page_count, file_id)
     select $1, $2, 'plannings', $3, p.state, $4, case when p.state = 'done' then $4 else 0 end, $5::timestamptz + p.after,
            $5::timestamptz + p.after, $5::timestamptz + p.after + interval '2 seconds',
            case when p.state = 'failed' then 'interrupted' end, case when p.state = 'failed' then '{}'::jsonb end,
            case when p.state = 'done' then $7::int end,
            case when p.state = 'done' then (select file_id from files where company_id = $1 and storage_key = $6) end
       from (values ('failed', interval '-3 hours'), ('cancelled', interval '-10 minutes'), ('done', interval '0')) as p (state, after)
      order by p.after`,
    [db.companyId, userId, month, sheets, at, storageKey, pages],
  )
