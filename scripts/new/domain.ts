/** The names of a domain in each place: `vehicles`, `Vehicle`, `vehicle_id`. */
export interface Names {
  /** Several of them, and one: `vehicles`, `vehicle`; the same with a capital. */
  readonly many: string
  readonly one: string
  readonly Many: string
  readonly One: string
  /** The column of its number. */
  readonly key: string
  /** Of the migration, with four digits. */
  readonly migration: string
}

const capital = (name: string) => name[0]!.toUpperCase() + name.slice(1)

export const namesOf = (many: string, one: string, migration: number): Names => ({
  many,
  one,
  Many: capital(many),
  One: capital(one),
  key: `${one}_id`,
  migration: String(migration).padStart(4, '0'),
})

const contract = ({ many, one, Many, One, key }: Names) => `import * as z from 'zod/mini'
import * as may from '../access.calls.ts'
import { call } from '../kit/call.ts'
import { shapeOfFields, switchField, textField, type RecordOf } from '../kit/fields.ts'
import { list, wordFilter } from '../kit/list.ts'
import { shape } from '../kit/shape.ts'
import { id, ordinal } from '../kit/values.ts'

export const about = '${Many}.'

/** What is filled in. */
export const ${one}Fields = {
  name: textField('name', 100, { isRequired: true }),
  isActive: switchField('is_active'),
} as const
export type ${One}Form = RecordOf<typeof ${one}Fields>

export const ${one} = shape({ id: ['id', id], ...shapeOfFields(${one}Fields), version: ['version', ordinal] })
export type ${One} = z.output<typeof ${one}>

export const list${Many} = list({
  path: '/${many}',
  does: '${Many}.',
  access: may.administer,
  rows: ['${many}', ${one}],
  filters: { state: wordFilter('state', ['active', 'inactive']) },
  sorts: { keys: ['name'], usual: 'name' },
  search: 'the name',
})

const reference = { ${one}Id: ['${key}', id] } as const
const saved = shape({ id: ['id', id], version: ['version', ordinal] })

export const read${One} = call({
  method: 'GET',
  path: '/${many}/{${key}}',
  does: 'One of the ${many}.',
  access: may.administer,
  isOurs: true,
  refuses: ['NOT_FOUND'],
  example: { ${key}: 1 },
  input: shape(reference),
  output: z.object({ ${one} }),
})

export const create${One} = call({
  method: 'POST',
  path: '/${many}',
  does: 'Adds one to the ${many}.',
  access: may.administer,
  isOurs: true,
  example: { name: 'A name', is_active: true },
  input: shape(shapeOfFields(${one}Fields)),
  output: saved,
})

export const change${One} = call({
  method: 'PUT',
  path: '/${many}/{${key}}',
  does: 'Changes one of the ${many}. Refused (CONFLICT) when it has changed since \`version\`.',
  access: may.administer,
  isOurs: true,
  refuses: ['NOT_FOUND', 'CONFLICT'],
  example: { ${key}: 1, name: 'A name', is_active: true, version: 1 },
  input: shape({ ...reference, ...shapeOfFields(${one}Fields), version: ['version', ordinal] }),
  output: saved,
})
`

const handlers = ({ many, one, Many, One, key }: Names) => `import {
  change${One},
  create${One},
  list${Many},
  read${One},
  ${one}Fields,
} from '@vigie/contract/${many}/${many}.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.ts'
import { requires } from '@vigie/contract/kit/refusal.ts'
import { refuseFields } from '../../kit/field-problems.ts'
import { handle, reading } from '../../kit/handle.ts'
import { answerList } from '../../kit/list.ts'
import { recordTable } from '../../kit/record.ts'

const ${many} = recordTable({ table: '${many}', id: '${key}', fields: ${one}Fields })

export const handlers = [
  answerList(list${Many}, {
    from: '${many} r',
    id: 'r.${key}',
    columns: \`\${${many}.columns('r')}, r.version\`,
    filters: { state: \`case when r.is_active then 'active' else 'inactive' end\` },
    sorts: { name: ['r.name', 'text'] },
    words: 'lower(unaccent(r.name))',
  }),
  reading(read${One}, async ({ input: { ${one}Id }, db }) => {
    const [${one}] = await db.read(${many}.read(db, ${one}Id))
    requires(${one}, 'NOT_FOUND')
    return { ${one} }
  }),
  handle(create${One}, async ({ input, db, now }) => {
    refuseFields(fieldProblems(${one}Fields, input), create${One}.input)
    const [saved] = await db.save(${many}.create(db, now, input))
    return saved!
  }),
  handle(change${One}, async ({ input: { ${one}Id, version, ...form }, db }) => {
    refuseFields(fieldProblems(${one}Fields, form), change${One}.input)
    const [former] = await db.read(${many}.read(db, ${one}Id))
    requires(former, 'NOT_FOUND')
    const [saved] = await db.save(${many}.change(db, ${one}Id, version, form))
    requires(saved, 'CONFLICT')
    return { id: ${one}Id, version: saved.version }
  }),
]
`

const handlersTest = ({
  many,
  one,
  Many,
  One,
  key,
}: Names) => `import { change${One}, create${One}, list${Many}, read${One} } from '@vigie/contract/${many}/${many}.ts'
import { describe, expect, it } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { outputOf } from '../../../test/transports.ts'

const app = await openTestApp()
const [fixture, elsewhere] = [freshFixture(app), freshFixture(app)]
const manager = () => fixture.as('manager')

const create = async (name: string) => outputOf(create${One}, await app.http(create${One}, { name, is_active: true }, manager()))
const change = (id: number, version: number, name: string) =>
  app.http(change${One}, { ${key}: id, name, is_active: false, version }, manager())
const read = (id: number, as = manager()) => app.http(read${One}, { ${key}: id }, as)

describe('${many}', () => {
  it('are added, listed, read and changed', async () => {
    const { id, version } = await create('Élodie')
    await create('Zoé')
    const listed = outputOf(list${Many}, await app.http(list${Many}, { search: 'elod' }, manager()))
    expect(listed.rows.map(({ name }) => name)).toEqual(['Élodie'])
    const saved = outputOf(change${One}, await change(id, version, 'Elodie'))
    expect(saved).toEqual({ id, version: version + 1 })
    expect(outputOf(read${One}, await read(id)).${one}).toEqual({ id, name: 'Elodie', isActive: false, version: version + 1 })
  })

  it('are not saved over a version that another has changed, nor without a name', async () => {
    const { id, version } = await create('Anna')
    await change(id, version, 'Hanna')
    expect((await change(id, version, 'Johanna')).error?.code).toBe('CONFLICT')
    const nameless = await change(id, version + 1, ' ')
    expect([nameless.status, Object.keys(nameless.error?.errors ?? {})]).toEqual([422, ['name']])
    expect((await change(999_999, 1, 'Anna')).error?.code).toBe('NOT_FOUND')
  })

  it('of another company are not there', async () => {
    const { id } = await create('Anna')
    expect((await read(id, elsewhere.as('manager'))).error?.code).toBe('NOT_FOUND')
    const listed = outputOf(list${Many}, await app.http(list${Many}, {}, elsewhere.as('manager')))
    expect(listed.rows).toEqual([])
  })
})
`

const samples = ({ many, one, key }: Names) => `import type { SampleKit, Samples } from '../../../test/samples.ts'

export const samples = ({ app, fixture, rows, company }: SampleKit): Samples => {
  const of = (values: object) => async () => {
    const ${one} = await rows.insert('${many}', { company_id: company, name: 'A name', created_at: app.clock.now() })
    return { values: { ${key}: ${one}['${key}'], ...values }, as: fixture.as('manager') }
  }
  return {
    'GET /${many}/{${key}}': of({}),
    'PUT /${many}/{${key}}': of({ name: 'Another', is_active: true, version: 1 }),
  }
}
`

const migration = ({ many, key }: Names) => `create table ${many} (
  company_id int not null references companies,
  ${key} int not null generated always as identity,
  name text not null check (name <> ''),
  is_active boolean not null default true,
  -- grows at each change: a save is guarded by the version that the form saw
  version int not null default 1,
  created_at timestamptz not null,
  primary key (company_id, ${key})
);
create index ${many}_by_name on ${many} (company_id, name, ${key});
select protect('${many}');
`

/** The words of a language, before a person writes them. */
const words = {
  fr: [
    'Nom',
    'État',
    'Actif',
    'Inactif',
    'Tous',
    'affiché',
    'Ajouter',
    'Enregistré',
    'Général',
    'Rien pour le moment',
    'Ce que vous ajoutez apparaîtra ici.',
    'Rien ne correspond',
    'Tout voir',
    'Quelqu’un vient de le modifier. Vos saisies sont gardées : relisez, puis continuez.',
  ],
  en: [
    'Name',
    'State',
    'Active',
    'Inactive',
    'All',
    'shown',
    'Add',
    'Saved',
    'General',
    'Nothing yet',
    'What you add will appear here.',
    'Nothing matches',
    'View all',
    'Somebody has just changed this. What you typed is kept: read it again, then go on.',
  ],
  de: [
    'Name',
    'Status',
    'Aktiv',
    'Inaktiv',
    'Alle',
    'angezeigt',
    'Hinzufügen',
    'Gespeichert',
    'Allgemein',
    'Noch nichts',
    'Was Sie hinzufügen, erscheint hier.',
    'Nichts passt',
    'Alles zeigen',
    'Jemand hat das soeben geändert. Ihre Eingaben bleiben erhalten: Lesen Sie sie erneut, dann machen Sie weiter.',
  ],
} as const

function phrases({ many, Many }: Names, language: keyof typeof words): string {
  const [name, state, active, inactive, all, shown, add, saved, general, none, noneText, filtered, showAll, changed] = words[language]
  const isFrench = language === 'fr'
  const head = isFrench
    ? ''
    : `import type { ${many} as french } from '../../fr/pages/${many}.ts'\nimport type { Translated } from '../../translated.ts'\n\n`
  return `${head}export const title = '${Many}'
export const ${many}${isFrench ? '' : ': Translated<typeof french>'} = {
  title,
  add: '${add}',
  columns: { name: '${name}', state: '${state}' },
  filters: { state: { title: '${state}', all: '${all}', active: '${active}', inactive: '${inactive}' } },
  searchHint: '${name}',
  count_one: '{{count, number}} ${shown}',
  count_other: '{{count, number}} ${isFrench ? `${shown}s` : shown}',
  empty: { title: '${none}', text: '${noneText}', filtered: '${filtered}', showAll: '${showAll}' },
  edit: {
    title: '${Many}',
    saved: '${saved}',
    changed: '${changed}',
    groups: { main: '${general}' },
    fields: { name: '${name}', isActive: '${active}' },
  },
}${isFrench ? ' as const' : ''}
`
}

const listFile = ({ many, One, Many, one }: Names) => `import { list${Many} } from '@vigie/contract/${many}/${many}.ts'
import { useTranslation } from 'react-i18next'
import { defineList } from '../../lists/defineList.ts'
import { LinkCard } from '../../lists/LinkCard.tsx'
import { ofCall } from '../../lists/ofCall.ts'
import { ${one}Address } from '../../routing/addresses/${many}.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { Add${One} } from './${One}Form.tsx'

const linkOf = ({ id }: { readonly id: number }) => linkTo(${one}Address, { ${one}Id: id })

export const list = defineList({
  name: '${many}',
  ...ofCall(list${Many}, { path: '/${many}', chips: 'state' }),
  useContext: () => ({ t: useTranslation().t }),
  columns: [
    { key: 'name', sort: 'name', isLink: true, width: 'minmax(12rem, 1fr)', value: ({ name }) => name, cell: ({ name }) => name },
    {
      key: 'state',
      width: '10rem',
      value: ({ isActive }, { t }) => t(\`${many}.filters.state.\${isActive ? 'active' : 'inactive'}\`),
      cell: ({ isActive }, { t }) => (
        <Tag tone={isActive ? 'done' : 'wait'}>{t(\`${many}.filters.state.\${isActive ? 'active' : 'inactive'}\`)}</Tag>
      ),
    },
  ],
  card: (row, { t }) => (
    <LinkCard target={linkOf(row)} title={row.name} facts={[t(\`${many}.filters.state.\${row.isActive ? 'active' : 'inactive'}\`)]} height={64} />
  ),
  cardHeight: 72,
  open: linkOf,
  actions: () => <Add${One} />,
  empty: ({ context: { t } }) => <EmptyState title={t('${many}.empty.title')} text={t('${many}.empty.text')} />,
  hasRefresh: true,
})
`

const formFile = ({ many, one, One, Many }: Names) => `import Button from '@mui/material/Button'
import { change${One}, create${One}, list${Many}, read${One}, ${one}Fields, type ${One}, type ${One}Form as Filled } from '@vigie/contract/${many}/${many}.ts'
import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { invalidate } from '../../api/queries.ts'
import { RecordForm } from '../../records/RecordForm.tsx'
import { useRecordForm } from '../../records/useRecordForm.ts'

const empty: Filled = { ...emptyRecord(${one}Fields), isActive: true }

/** The form of a new one, or over one that stands. */
export function ${One}Form({ ${one}, onClose }: { ${one}?: ${One}; onClose: () => void }) {
  const form = useRecordForm({
    name: '${many}.edit',
    fields: ${one}Fields,
    values: ${one} ?? empty,
    version: ${one}?.version ?? null,
    send: (record, version) =>
      ${one} ? ask(change${One}, { ${one}Id: ${one}.id, ...record, version: version ?? ${one}.version }) : ask(create${One}, record),
    refresh: () => invalidate(list${Many}, read${One}),
    onDone: onClose,
  })
  return <RecordForm form={form} onClose={onClose} {...(${one} && { subtitle: ${one}.name })} />
}

export function Add${One}() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {t('${many}.add')}
      </Button>
      {isOpen && <${One}Form onClose={() => setOpen(false)} />}
    </>
  )
}
`

const sheetFile = ({ many, one, One }: Names) => `import { read${One}, ${one}Fields } from '@vigie/contract/${many}/${many}.ts'
import { useAsk } from '../../api/queries.ts'
import { RecordSheet } from '../../records/RecordSheet.tsx'
import { ${one}Address } from '../../routing/addresses/${many}.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { ${One}Form } from './${One}Form.tsx'

export default function ${One}Sheet() {
  const [{ ${one}Id }] = useAddress(${one}Address)
  const { data, isError, error, refetch } = useAsk(read${One}, { ${one}Id: ${one}Id ?? 0 })
  return (
    <RecordSheet
      name="${many}.edit"
      fields={${one}Fields}
      query={{ data: data?.${one}, isError, error, refetch }}
      titleOf={({ name }) => name}
      groups={[{ group: 'main', keys: ['name'] }]}
      renderForm={(${one}, onClose) => <${One}Form ${one}={${one}} onClose={onClose} />}
    />
  )
}
`

const addressFile = ({ one }: Names) => `import { named } from '../address.ts'
import { id } from '../parameters.ts'

/** The sheet of one. */
export const ${one}Address = named('/${one}', { ${one}Id: id('id') })
`

const rows = ({ many, one }: Names, at: number) => `  {
    path: '/${many}',
    query: keeps('state', 'search', 'sort'),
    who: mayOpen.administrators,
    frame: 'shell',
    words: '${many}',
    menu: [{ in: 'manage', at: ${at}, icon: 'document' }],
    hasOwnSearch: true,
    screen: () => import('../../features/${many}/${many}.tsx'),
  },
  {
    ...${one}Address,
    who: mayOpen.administrators,
    frame: 'shell',
    title: 'record',
    words: '${many}',
    crumbs: ['/${many}'],
    screen: () => import('../../features/${many}/${capital(one)}Sheet.tsx'),
  },
]
`

/** The files of a new domain by their paths. */
export const filesOf = (names: Names): Readonly<Record<string, string>> => {
  const { many, One } = names
  return {
    [`packages/contract/src/${many}/${many}.ts`]: contract(names),
    [`apps/server/migrations/${names.migration}-${names.many}.sql`]: migration(names),
    [`apps/server/src/domains/${many}/${many}.handlers.ts`]: handlers(names),
    [`apps/server/src/domains/${many}/${many}.handlers.test.ts`]: handlersTest(names),
    [`apps/server/src/domains/${many}/${many}.calls.testing.ts`]: samples(names),
    ...Object.fromEntries(
      (['fr', 'en', 'de'] as const).map((language) => [`packages/phrases/src/${language}/pages/${many}.ts`, phrases(names, language)]),
    ),
    [`apps/web/src/routing/addresses/${many}.ts`]: addressFile(names),
    [`apps/web/src/features/${many}/${many}.tsx`]: listFile(names),
    [`apps/web/src/features/${many}/${One}Form.tsx`]: formFile(names),
    [`apps/web/src/features/${many}/${One}Sheet.tsx`]: sheetFile(names),
  }
}

/** Puts a text before the one place that a pattern finds; a file in which it is not found has changed its form. */
function before(text: string, pattern: RegExp, added: string): string {
  const found = pattern.exec(text)
  if (!found) throw new Error(`${pattern.source} is not found: scripts/new/domain.ts knows another form of the file`)
  return text.slice(0, found.index) + added + text.slice(found.index)
}

/** What changes in files that stand: where phrases are typed, and the table of addresses. */
export const changesOf = (names: Names): Readonly<Record<string, (text: string) => string>> => {
  const { many, one } = names
  return {
    'packages/phrases/src/fr/all.ts': (text) => {
      const imported = before(text, /^import \{ screens \}/m, `import { ${many} } from './pages/${many}.ts'\n`)
      return imported.replace(/const pages = \{ (.+?),? \} as const/, `const pages = { $1, ${many} } as const`)
    },
    'apps/web/src/app/addresses/manager.ts': (text) => {
      const places = [...text.matchAll(/in: 'manage', at: (\d+)/g)].map(([, at]) => Number(at))
      const imported = before(text, /^import \{ keeps \}/m, `import { ${one}Address } from '../../routing/addresses/${many}.ts'\n`)
      return imported.replace(/\]\n$/, rows(names, Math.max(...places) + 10))
    },
  }
}
