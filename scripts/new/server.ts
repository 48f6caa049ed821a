import type { Names } from './names.ts'

// Templates of the contract and of the server. What stands in escaped braces is the new file's own.

export const contract = ({ many, one, Many, One, key }: Names) => `import * as z from 'zod/mini'
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

export const handlers = ({ many, one, Many, One, key }: Names) => `import {
  change${One},
  create${One},
  list${Many},
  read${One},
  ${one}Fields,
} from '@vigie/contract/${many}/${many}.ts'
import { fieldProblems } from '@vigie/contract/kit/fields.rules.ts'
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

export const handlersTest = ({
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

export const samples = ({ many, one, key }: Names) => `import type { SampleKit, Samples } from '../../../test/samples.ts'

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

export const migration = ({ many, key }: Names) => `create table ${many} (
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
