import type { Call, Output } from '@vigie/contract/kit/call.ts'
import type { AnyList } from '@vigie/contract/kit/list.ts'
import { isDay } from '@vigie/contract/kit/time.ts'
import { composed, type Db, type Query } from '../platform/postgres/asking.ts'
import { pageOf, readCursor, type Cursor } from './cursor.ts'
import { reading, type Handler, type RequestContext } from './handle.ts'
import { isTextKey, isTimestampKey, isWholeKey, orderOf, wayOf } from './order.rules.ts'

/** The types that a list can be sorted by, each with whether a cursor's key is one of it. */
const isKeyOf = { text: isTextKey, timestamptz: isTimestampKey, int: isWholeKey, date: isDay } as const
type KeyType = keyof typeof isKeyOf

/** Where the rows of a list come from, in SQL. `$1` is the company; everything else the query numbers itself. */
export interface ListQuery<C extends AnyList> {
  /** The table with its alias, and the joins that filters and sorts need: `outbox o`. */
  readonly from: string
  /** The number of a row: `o.message_id`. Selected as `id`, and the last key of every order. */
  readonly id: string
  /** The other fields of a row, under our names: `o.way, o.sent_at as "sentAt"`. */
  readonly columns: string
  /** Joins that the columns alone need: they are made for the rows of the page. */
  readonly joins?: string
  /** What each filter compares with its value; of an id also a condition, which is given the parameter that holds it. */
  readonly filters: Readonly<Record<keyof C['list']['filters'], string | ((given: string) => string)>>
  /** What each order goes by, never null, and its type. */
  readonly sorts: Readonly<Record<C['list']['sortKeys'][number], readonly [expression: string, type: KeyType]>>
  /** What every row of it meets: `not r.is_draft`. */
  readonly only?: string
  /** The text in which every word asked for must stand, without accents and in small letters. */
  readonly words?: string
}

/** How a list is asked for, whatever its call. */
interface Asked {
  readonly sort: string
  readonly limit: number
  readonly cursor?: string | undefined
  readonly search?: string | undefined
}
type RowWithKey = { readonly id: number; readonly sortKey: string }

/** The statements of a list: a page in an order, and the counts. Their texts are made once for each order. */
interface ListStatements {
  readonly page: (db: Db, asked: Asked & Readonly<Record<string, unknown>>, after: Cursor | undefined) => Query<RowWithKey>
  readonly counts: (db: Db, asked: Readonly<Record<string, unknown>>) => Query<Readonly<Record<string, number>>>
}

/** Every word stands somewhere in the text; what is typed is no pattern. */
const holdsWords = (words: string, given: string) => String.raw`(${given} = '' or ${words} like all (array(
  select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' from regexp_split_to_table(lower(unaccent(${given})), '\s+') word)))`

const comparedWith = (filter: string | ((given: string) => string), given: string) =>
  typeof filter === 'string' ? `${filter} = ${given}` : filter(given)

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const named = (name: string) => `"${name}"`

/** Writes the statements of a list. Values that are not asked are null: each plan is made for its values, so that they cost nothing. */
function listStatements<C extends AnyList>({ list }: C, query: ListQuery<C>): ListStatements {
  const { from, id, columns, joins = '', only, words } = query
  const alias = from.trim().split(/\s+/)[1]!
  const filters = Object.entries(list.filters).map(([name, filter], at) => ({
    name,
    words: filter.words,
    condition: (given: number) =>
      `($${given}::${filter.words ? 'text' : 'int'} is null or ${comparedWith(query.filters[name]!, `$${given}`)})`,
    at: at + 3,
  }))
  const isFound = words === undefined ? `$2 = ''` : holdsWords(words, '$2')
  const valuesOf = (db: Db, asked: Readonly<Record<string, unknown>>): unknown[] => [
    db.companyId,
    typeof asked['search'] === 'string' ? asked['search'].trim() : '',
    ...filters.map(({ name }) => asked[name] ?? null),
  ]
  const base = [`${alias}.company_id = $1`, ...(only === undefined ? [] : [only]), isFound].join(' and ')
  const next = filters.length + 3

  const texts = new Map<string, string>(
    list.sorts.map((sort) => {
      const order = orderOf<string>(sort)
      const [expression, type] = query.sorts[order.key as C['list']['sortKeys'][number]]
      const [way, beyond] = wayOf(order)
      const sql = `with page as materialized (
   select ${id} as id, ${expression} as key from ${from}
    where ${[base, ...filters.map(({ condition, at }) => condition(at))].join(' and ')}
      and ($${next}::${type} is null or (${expression}, ${id}) ${beyond} ($${next}, $${next + 1}::bigint))
    order by 2 ${way}, 1 ${way} limit $${next + 2})
 select page.id, ${columns}, page.key::text as "sortKey"
   from page join ${from} on ${alias}.company_id = $1 and ${id} = page.id ${joins}
  order by page.key ${way}, page.id ${way}`
      return [sort, sql] as const
    }),
  )

  // Of each filter its words are counted under all the others.
  const fits = (but?: string) =>
    ['true', ...filters.filter(({ name }) => name !== but).map(({ name }) => named(`is_${name}`))].join(' and ')
  const counted = filters.flatMap(({ name, words: options }) =>
    (options ? ['all', ...options] : []).map((word) => {
      const isWord = word === 'all' ? '' : ` and ${named(`of_${name}`)} = ${quoted(word)}`
      return `(count(*) filter (where ${fits(name)}${isWord}))::int as ${named(`${name}.${word}`)}`
    }),
  )
  const looked = filters.flatMap(({ name, words: options, condition, at }) => [
    `${condition(at)} as ${named(`is_${name}`)}`,
    ...(options ? [`${String(query.filters[name])} as ${named(`of_${name}`)}`] : []),
  ])
  const countsText = `select ${[`(count(*) filter (where ${fits()}))::int as total`, ...counted].join(',\n        ')}
   from (select ${['1', ...looked].join(',\n        ')} from ${from} where ${base}) found`

  return {
    page: (db, asked, after) =>
      composed(texts.get(asked.sort)!, [...valuesOf(db, asked), after?.key ?? null, after?.id ?? 0, asked.limit + 1]),
    counts: (db, asked) => composed(countsText, valuesOf(db, asked)),
  }
}

/** What a list's answer holds beside rows, total, counts and cursor. */
type AlsoOf<C extends Call> = Omit<Output<C>, 'rows' | 'total' | 'counts' | 'nextCursor'>
type Beside<C extends Call> = keyof AlsoOf<C> extends never
  ? { readonly also?: undefined }
  : { readonly also: (context: RequestContext<C>) => AlsoOf<C> | Promise<AlsoOf<C>> }

/** A handler of a list, with the statements that it sends: tests describe and plan them. */
export interface ListHandler extends Handler {
  readonly statements: ListStatements
}

/**
 * Answers a list from its query: a page by key and id, and with the first page the total and the counts, in one trip.
 * `before` refuses who may not read it.
 */
export function answerList<C extends AnyList>(
  call: C,
  query: ListQuery<C> & Beside<C> & { readonly before?: (context: RequestContext<C>) => void },
): ListHandler {
  const statements = listStatements(call, query)
  const names = Object.entries(call.list.filters).flatMap(([name, { words }]) => (words ? [[name, ['all', ...words]] as const] : []))
  const countsOf = (row: Readonly<Record<string, number>>) =>
    Object.fromEntries(names.map(([name, words]) => [name, Object.fromEntries(words.map((word) => [word, row[`${name}.${word}`] ?? 0]))]))
  const handler = reading<C>(call, async (context) => {
    query.before?.(context)
    const { db } = context
    const input = context.input as unknown as Asked & Readonly<Record<string, unknown>>
    const { sort, limit, cursor } = input
    const [, type] = query.sorts[orderOf<string>(sort).key as C['list']['sortKeys'][number]]
    const after = readCursor(sort, cursor, isKeyOf[type])
    const page = statements.page(db, input, after)
    const [rows, [counts]] = after ? [await db.read(page), [undefined]] : await db.batch(page, statements.counts(db, input))
    const { page: shown, nextCursor } = pageOf(rows, limit, sort, ({ sortKey, id }) => ({ key: sortKey, id }))
    const answer = { rows: shown, total: counts?.['total'] ?? null, counts: counts ? countsOf(counts) : null, nextCursor }
    return { ...answer, ...(await query.also?.(context)) } as unknown as Output<C>
  })
  return { ...handler, statements }
}
