import type { RegisterName } from '@vigie/contract/registers/registers.all.ts'
import type { RegisterTable } from '../../kit/register.ts'

/** What an order goes by, never null, and its type. */
type Sort = readonly [expression: string, type: 'text' | 'int' | 'timestamptz']

/** What the server knows of a register beside its descriptor. */
export interface RegisterSource extends RegisterTable {
  readonly sorts: Readonly<Record<string, Sort>>
  /** The text in which words are looked for, without accents and in small letters. */
  readonly words: string
  readonly filters?: Readonly<Record<string, string>>
  /** Fields that hold ids, with the table whose rows they name. */
  readonly references?: Readonly<Record<string, { readonly table: string; readonly id: string }>>
}

const lower = (column: string) => `lower(unaccent(r.${column}))`
const byName: Sort = [lower('name'), 'text']
const byCode: Sort = [lower('code'), 'text']
const ofName = (table: string, id: string) => ({ table, id, sorts: { name: byName }, words: lower('name') })
const withCode = (table: string, id: string) => ({
  table,
  id,
  sorts: { name: byName, code: byCode },
  words: `${lower('name')} || ' ' || ${lower('code')}`,
})

/** The day of an instant in the company's zone, and the midnight with which a day begins there. */
const zone = "(select c.time_zone from companies c where c.company_id = current_setting('app.company')::int)"
const publishedOn = `(r.published_at at time zone ${zone})::date`
const midnight = `(($)::timestamp at time zone ${zone})`

/** The registers as the database keeps them. */
export const registerSources: Readonly<Record<RegisterName, RegisterSource>> = {
  holidays: {
    table: 'holidays',
    id: 'holiday_id',
    sorts: { monthDay: ['r.month_day || r.year', 'text'], name: byName },
    words: lower('name'),
    forms: { year: { column: 'year', read: "nullif(r.year, '0000')::int", write: "coalesce($::text, '0000')" } },
    references: { sectorIds: { table: 'sectors', id: 'sector_id' } },
  },
  sectors: withCode('sectors', 'sector_id'),
  activities: ofName('activities', 'activity_id'),
  prestations: ofName('prestations', 'prestation_id'),
  profiles: {
    ...ofName('profiles', 'profile_id'),
    forms: {
      time: { column: 'is_night', read: "case when r.is_night then 'night' when not r.is_night then 'day' end", write: "($ = 'night')" },
    },
  },
  anomalyReasons: ofName('anomaly_reasons', 'anomaly_reason_id'),
  contractTypes: {
    ...ofName('contract_types', 'contract_type_id'),
    references: { documentTypeIds: { table: 'document_types', id: 'document_type_id' } },
  },
  unavailabilityTypes: ofName('unavailability_types', 'unavailability_type_id'),
  documentTypes: ofName('document_types', 'document_type_id'),
  qualifications: { ...withCode('qualifications', 'qualification_id'), filters: { kind: 'r.kind' } },
  links: {
    table: 'links',
    id: 'link_id',
    sorts: { place: ['r.place', 'int'], name: byName },
    words: `${lower('name')} || ' ' || ${lower('url')}`,
    begins: { place: '(select coalesce(max(l.place), 0) + 1 from links l where l.company_id = $1)' },
  },
  news: {
    table: 'news',
    id: 'news_id',
    sorts: { publishedOn: ['r.published_at', 'timestamptz'], title: [lower('title'), 'text'] },
    words: `${lower('title')} || ' ' || ${lower('body')}`,
    forms: {
      publishedOn: {
        column: 'published_at',
        read: publishedOn,
        write: midnight,
        // News that stay on their day keep their time.
        rewrite: `case when ${publishedOn} = $ then r.published_at else ${midnight} end`,
      },
    },
  },
}
