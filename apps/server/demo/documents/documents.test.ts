import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parisAt } from '../clockings/day.testing.ts'
import { demos, everythingOf, type Demos, type Filled } from '../demo.testing.ts'
import { plannedDocuments } from './documents.plan.ts'

let all: Demos
let demo: Filled
const now = parisAt('2026-10-13', '10:07')
beforeAll(async () => {
  all = await demos()
  demo = await all.filledAt(now)
})
afterAll(() => all.close())

const documents = (more = 'true') => demo.count(`documents d where d.company_id = $company and d.removed_at is null and ${more}`)

describe('the documents of the demo company', () => {
  test('are there for every kind of owner, in every state', async () => {
    expect(await demo.count('documents where company_id = $company')).toBe(plannedDocuments.length)
    for (const owner of ['company', 'client', 'site', 'agent', 'partner'])
      expect(await documents(`owner = '${owner}'`), owner).toBeGreaterThan(3)
    expect(await documents('viewed_count = 0 and reader_count > 0')).toBeGreaterThan(4)
    expect(await documents('viewed_count between 1 and reader_count - 1')).toBeGreaterThan(9)
    expect(await documents('validated_count between 1 and asked_count - 1')).toBeGreaterThan(5)
    expect(await documents('asked_count > 0 and validated_count = asked_count')).toBeGreaterThan(3)
    expect(await documents(`validate_by = '2026-10-14'`)).toBeGreaterThan(0)
    expect(await documents(`validate_by < '2026-10-13' and validated_count < asked_count`)).toBeGreaterThan(0)
    expect(await documents('wants_whole')).toBeGreaterThan(2)
    expect(await documents('version = 3')).toBe(1)
    expect(await demo.count('documents where company_id = $company and removed_at is not null')).toBe(1)
    expect(await documents('reader_count = 0')).toBe(0)
  })

  test('have files that are what they say, pages that were counted, and thumbnails of pictures alone', async () => {
    const kinds = await demo.rows<{ extension: string; thumbnails: number; pages: number }>(
      `select extension, count(thumbnail_key)::int as thumbnails, coalesce(max(pages), 0) as pages from files where company_id = $company group by 1 order by 1`,
    )
    expect(kinds.map(({ extension }) => extension)).toEqual(['docx', 'jpg', 'pdf', 'png', 'xlsx'])
    for (const { extension, thumbnails } of kinds) expect(thumbnails > 0, extension).toBe(['jpg', 'png'].includes(extension))
    expect(kinds.find(({ extension }) => extension === 'pdf')?.pages).toBe(60)
  })

  test('wait for whoever signs in to try, and were read in order: filed, opened, validated', async () => {
    for (const [email, least] of [
      ['agent@demo.example', 4],
      ['client@demo.example', 3],
      ['client-user@demo.example', 2],
      ['partner@demo.example', 2],
    ] as const) {
      const unseen = await demo.count(
        `document_readers r join users u on u.company_id = r.company_id and (u.user_id = r.user_id or u.agent_id = r.agent_id) join documents d using (company_id, document_id)
          where r.company_id = $company and u.email = '${email}' and d.removed_at is null and not exists (
            select from document_readings g where g.company_id = r.company_id and g.document_reader_id = r.document_reader_id and g.version = d.version)`.replaceAll(
          'using (company_id, document_id)',
          'on d.company_id = r.company_id and d.document_id = r.document_id',
        ),
      )
      expect(unseen, email).toBeGreaterThanOrEqual(least)
    }
    const wrong = `document_readings g join document_versions v on v.company_id = g.company_id and v.document_id = g.document_id and v.version = g.version
      where g.company_id = $company and (g.viewed_at < v.filed_at or g.validated_at < g.viewed_at or g.viewed_at > '${now}' or g.validated_at > '${now}')`
    expect(await demo.count(wrong)).toBe(0)
  })

  test('are made once: a later start leaves what people have done', async () => {
    const before = await everythingOf(demo)
    await demo.fill(now)
    expect(await everythingOf(demo)).toEqual(before)
  })
})
