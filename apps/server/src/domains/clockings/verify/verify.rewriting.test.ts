import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { openTestApp } from '../../../../test/app.ts'
import { lineColumns, lineTypes, textOf, type ClockingLine } from '../clockings.line.ts'
import { isSame } from './verify.rewriting.ts'

const app = await openTestApp()

/** Values of each type, as a line has them in Node. */
const values: Readonly<Record<(typeof lineTypes)[keyof typeof lineTypes], fc.Arbitrary<unknown>>> = {
  int: fc.integer({ min: -2_147_483_648, max: 2_147_483_647 }),
  smallint: fc.integer({ min: -32_768, max: 32_767 }),
  boolean: fc.boolean(),
  text: fc.stringMatching(/^[a-z_]{1,12}$/),
  uuid: fc.uuid(),
  timestamptz: fc.integer({ min: 0, max: 4_000_000_000 }).map((second) => `${new Date(second * 1000).toISOString().slice(0, 19)}Z`),
  bytea: fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex')),
}
/** What only somebody with the database in hand writes in place of a value. */
const odd: Partial<Record<keyof typeof values, (value: string) => fc.Arbitrary<unknown>>> = {
  text: (value) => fc.constantFrom('', `${value}"`, `${value}\n`, `${value}","doubt":"`, `\\${value}`, 'é'),
  timestamptz: (value) =>
    // Leap years were others then.
    fc.constantFrom(
      `${value.replace('02-29', '02-28').replace('T', ' ').replace('Z', '+00')} BC`,
      'infinity',
      '-infinity',
      '12026-10-12T05:00:00Z',
    ),
}
const { rows: columnsOfTable } = await app.database.superuser.query<{ name: string }>(
  `select attname as name from pg_attribute where attrelid = 'clockings'::regclass and attnum > 0 and not attnotnull`,
)
const mayBeEmpty: ReadonlySet<string> = new Set(columnsOfTable.map(({ name }) => name))

const drawn = (column: keyof typeof lineTypes, emptyIn: number) =>
  mayBeEmpty.has(column) ? fc.option(values[lineTypes[column]], { freq: emptyIn }) : values[lineTypes[column]]
const lineOf = (emptyIn: number) =>
  fc
    .record(Object.fromEntries(lineColumns.map((column) => [column, drawn(column, emptyIn)])))
    .map((line) => line as unknown as ClockingLine)
// All filled, some empty, and most of all nothing: what columns beside each other say of nothing together is a case of its own.
const empty = lineOf(2).map((line) => ({ ...line, ...Object.fromEntries([...mayBeEmpty].map((column) => [column, null])) }))
const told = fc.oneof(lineOf(50), lineOf(2), empty)

/** Whether PostgreSQL finds that the columns of each line say what its text says. */
async function answers(lines: readonly (readonly [columns: ClockingLine, text: string])[]): Promise<readonly (boolean | null)[]> {
  const { rows } = await app.database.superuser.query<{ same: boolean | null }>(
    `select ${isSame} as same
       from rows from (jsonb_to_recordset($1::jsonb) as (${lineColumns.map((column) => `${column} ${lineTypes[column]}`).join(', ')}, line text, hash bytea)) with ordinality c
      order by c.ordinality`,
    [
      JSON.stringify(
        lines.map(([columns, line]) => ({
          ...columns,
          private_digest: columns.private_digest === null ? null : `\\x${columns.private_digest}`,
          line,
          hash: `\\x${'00'.repeat(32)}`,
        })),
      ),
    ],
  )
  return rows.map(({ same }) => same)
}

test('the database writes the text of any line as it was hashed', async () => {
  const lines = fc.sample(told, 3000)
  const same = await answers(lines.map((line) => [line, textOf(line)]))
  expect(lines.filter((_, at) => same[at] !== true)).toEqual([])
})

test.each(lineColumns)('a line whose %s says something else is told from its text', async (column) => {
  const type = lineTypes[column]
  const other = (value: unknown) =>
    fc
      .oneof(values[type], fc.constant(null), (typeof value === 'string' && odd[type]?.(value)) || values[type])
      .filter((one) => one !== value)
  const changed = fc.sample(
    told.chain((line) => fc.tuple(fc.constant(line), other(line[column]))),
    300,
  )
  const same = await answers(changed.map(([line, value]) => [{ ...line, [column]: value }, textOf(line)]))
  expect(changed.filter((_, at) => same[at] !== false)).toEqual([])
})

test('a word that says what another column should is told from the text of both', async () => {
  const [line] = fc.sample(told, 1)
  const anchored = { ...line!, doubt: 'clock' as const, anchor_at: '2026-10-12T05:00:00Z' as Instant }
  const said = { ...anchored, doubt: 'clock","anchor_at":"2026-10-12T05:00:00Z', anchor_at: null } as unknown as ClockingLine
  expect(await answers([[said, textOf(anchored)]])).toEqual([false])
})
