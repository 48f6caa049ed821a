import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'
import { locks } from './locks.ts'
import { withClient, type DatabaseLocation } from './pool.ts'

export interface Migration {
  readonly name: string
  readonly sql: string
  /** SHA-256 of the file, in hexadecimal. */
  readonly hash: string
}

export const migrationsFolder = path.resolve(import.meta.dirname, '../../../migrations')

/** The files `NNNN-name.sql` of a folder, in order. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).toSorted()
  const twice = names.find((name, at) => at > 0 && name.slice(0, 4) === names[at - 1]!.slice(0, 4))
  if (twice) throw new Error(`Deux migrations portent le numéro ${twice.slice(0, 4)}.`)
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function appliedOn(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migrations')
  return new Map(rows.map((row) => [row.name, row.hash]))
}

/** What is still to be applied; a file changed after it was applied, or gone, stops with a sentence. */
export function pendingOf(files: readonly Migration[], applied: ReadonlyMap<string, string>): Migration[] {
  for (const [name, hash] of applied) {
    const file = files.find((one) => one.name === name)
    if (!file)
      throw new Error(`La base a reçu la migration ${name}, que cette version ne connaît pas : installez une version plus récente.`)
    if (file.hash !== hash) {
      throw new Error(`La migration ${name} a changé depuis son application : rétablissez ce fichier et ajoutez-en un nouveau.`)
    }
  }
  return files.filter((file) => !applied.has(file.name))
}

async function applyOne(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw new Error(`La migration ${name} a échoué : ${(error as Error).message}${lineOf(sql, error)}`, { cause: error })
  }
}

/** ` (ligne 12)`: where in the file PostgreSQL stopped. */
function lineOf(sql: string, error: unknown): string {
  const position = Number((error as { position?: string }).position)
  return position ? ` (ligne ${sql.slice(0, position).split('\n').length})` : ''
}

/**
 * Applies what is missing, in order, each file in a transaction, as the owner of the schema. Two processes at once do
 * not race. Answers the names applied.
 */
export async function migrate(owner: DatabaseLocation, folder = migrationsFolder): Promise<string[]> {
  const files = await readMigrations(folder)
  return withClient(owner, async (client) => {
    await client.query('select pg_advisory_lock($1)', [locks.schema])
    // clock_timestamp, since no rule reads when a file was applied: it is for the operator.
    await client.query(`create table if not exists migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default clock_timestamp())`)
    // The application checks at its start that nothing is missing. Granted again it would be written again, at every start.
    const { rowCount } = await client.query(
      `select from information_schema.table_privileges where table_name = 'migrations' and grantee = 'PUBLIC' and privilege_type = 'SELECT'`,
    )
    if (!rowCount) await client.query('grant select on migrations to public')
    const pending = pendingOf(files, await appliedOn(client))
    for (const migration of pending) await applyOne(client, migration)
    return pending.map((migration) => migration.name)
  })
}
