import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { readCatalogue, typeScriptOf, type Column } from './catalogue.ts'
import { withClient } from './pool.ts'
import { launch, type Embedded } from './launcher.ts'
import { migrate } from './migrate.ts'
import { makeRolesAndDatabase, roles } from './roles.ts'

// `npm run tables` writes tables.ts from the catalogue of a freshly migrated database; with --check it says whether
// the file is up to date (exit code 1 when it is not).

const lineOf = (column: Column): string => `  ${column.name}: ${typeScriptOf(column)}${column.isNullable ? ' | null' : ''}\n`

const interfaceOf = (table: string): string =>
  `${table.replace(/(^|_)([a-z0-9])/g, (_, _gap: string, letter: string) => letter.toUpperCase())}Table`

/** The text of tables.ts. */
export function tablesText(columns: readonly Column[]): string {
  const tables = Map.groupBy(
    columns.filter((column) => column.table !== 'migrations'),
    (column) => column.table,
  )
  const bodies = [...tables].map(([table, own]) => `export interface ${interfaceOf(table)} {\n${own.map(lineOf).join('')}}\n`)
  const index = `export interface Tables {\n${[...tables.keys()].map((table) => `  ${table}: ${interfaceOf(table)}\n`).join('')}}\n`
  const body = [...bodies, index].join('\n')
  const used = (names: string[]) => names.filter((name) => new RegExp(`\\b${name}\\b`).test(body)).join(', ')
  const imported = (names: string[], from: string) => (used(names) ? `import type { ${used(names)} } from '${from}'\n` : '')
  return [
    `// Made from the database's catalogue by make-tables.ts (\`npm run tables\`): do not edit.\n`,
    imported(['Day', 'Instant', 'LocalDateTime'], '@vigie/contract/kit/time.ts'),
    '\n',
    body,
  ].join('')
}

/** The catalogue after all migrations, read in a database made for it and thrown away. */
export async function freshCatalogue(migrations?: string): Promise<Column[]> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vigie-tables-'))
  let embedded: Embedded | undefined
  try {
    embedded = await launch(dataDir, { isThrowaway: true })
    await makeRolesAndDatabase(embedded.location('postgres', 'postgres'), 'vigie')
    const owner = embedded.location(roles.owner, 'vigie')
    await migrate(owner, migrations)
    return await withClient(owner, readCatalogue)
  } finally {
    await embedded?.stop({ evenIfUsed: true })
    rmSync(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const file = path.join(import.meta.dirname, 'tables.ts')
  const text = tablesText(await freshCatalogue())
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8') !== text) {
    console.error('tables.ts ne correspond plus aux migrations : lancez « npm run tables ».')
    process.exitCode = 1
  }
}
