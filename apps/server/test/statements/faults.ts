import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import type { Collected } from './collect.ts'
import { compareDeclared, faultAt, type Described } from './declared.ts'
import { describe, readFacts, type Column } from './describe.ts'

const repository = path.join(import.meta.dirname, '../../../..')

/** The statements of a folder's modules. In a process of its own: there the modules are run in another way. */
async function collected(root: string, folders: readonly string[]): Promise<Collected[]> {
  const args = [path.join(import.meta.dirname, 'collect.ts'), root, ...folders]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 64 << 20, timeout: 100_000 })
  return JSON.parse(stdout) as Collected[]
}

/** Not read by whoever sends the statement: whose a row is, and what a function answers that answers nothing. */
const isUnread = ({ kind }: Collected, { name, type }: Column) => type === 'void' || (kind === 'shared' && name === 'request_no')

/** All that is wrong with the statements below some folders, as `file:line what`, and how many there are. */
export async function statementFaults(
  client: pg.ClientBase,
  root: string,
  folders: readonly string[],
): Promise<{ count: number; faults: string[] }> {
  const sites = await collected(root, folders)
  const catalogue = await readFacts(client)
  const faults: string[] = []
  const described: Described[] = []
  for (const site of sites) {
    const tell = (what: string) => faults.push(faultAt(site, what))
    site.faults.forEach(tell)
    const texts: Column[][] = []
    for (const sql of site.texts) {
      const said = await describe(client, sql, catalogue)
      if ('refused' in said) tell(`PostgreSQL refuses it: ${said.refused}`)
      else texts.push(said.columns.filter((column) => !isUnread(site, column)))
    }
    if (site.row !== undefined && texts.length > 0) described.push({ site, texts })
    else if (texts.flat().length > 0) tell(`answers ${[...new Set(texts.flat().map(({ name }) => name))].join(', ')}, and declares no rows`)
  }
  faults.push(...(await compareDeclared(root, repository, described)))
  return { count: sites.length, faults: [...new Set(faults)].toSorted() }
}
