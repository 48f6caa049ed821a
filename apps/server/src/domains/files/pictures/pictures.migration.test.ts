import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { dataRoot } from '../../../../test/data-root.ts'
import { migrate, migrationsFolder } from '../../../platform/postgres/migrate.ts'
import { testDatabase } from '../../../platform/postgres/testing.ts'

const folder = mkdtempSync(path.join(dataRoot, 'vigie-migrations-'))
const copy = (isMeant: (name: string) => boolean) => {
  for (const name of readdirSync(migrationsFolder).filter(isMeant)) copyFileSync(path.join(migrationsFolder, name), path.join(folder, name))
}
copy((name) => name < '0018')
const database = await testDatabase({ migrations: folder })
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

it('a database in use keeps its pictures: of users as theirs, of agents as those of their sheets', async () => {
  const sql = (text: string, ...values: unknown[]) => database.superuser.query<Record<string, string | number>>(text, values)
  const at = '2026-10-12T08:00:00Z'
  const [company] = (await sql(`insert into companies (code, name, created_at) values ('OLD', 'Old', $1) returning company_id as id`, at))
    .rows
  const agent = async (number: string) =>
    (
      await sql(
        `insert into agents (company_id, employee_number, last_name, first_name, created_at) values ($1, $2, 'N', 'P', $3) returning agent_id as id`,
        company!['id'],
        number,
        at,
      )
    ).rows[0]!['id']
  const [pictured, plain] = [await agent('1'), await agent('2')]
  const user = async (role: string, agentId: unknown, key: string | null, when = at) => {
    const [made] = (
      await sql(
        `insert into users (company_id, role, username, email, agent_id, photo_url, created_at) values ($1, $2, 'u', 'u@example.test', $3, $4, $5) returning user_id as id`,
        company!['id'],
        role,
        agentId,
        key && `/photos/${company!['id']}.${key}`,
        at,
      )
    ).rows
    if (key) await sql(`insert into user_photos values ($1, $2, $3, 'image/png', '\\x01', $4)`, company!['id'], made!['id'], key, when)
    return made!['id']
  }
  const [own, ofAgent, older] = ['O', 'A', 'B'].map((letter) => letter.repeat(22))
  const manager = await user('manager', null, own!)
  await user('resource', pictured, older!, '2026-01-01T00:00:00Z')
  await user('resource', pictured, ofAgent!)
  await user('resource', plain, null)
  copy((name) => name.startsWith('0018'))
  await migrate({ url: database.databaseOwnerUrl }, folder)
  const { rows } = await sql('select picture_key, agent_id, user_id from pictures order by picture_key')
  expect(rows).toEqual([
    { picture_key: ofAgent, agent_id: pictured, user_id: null },
    { picture_key: own, agent_id: null, user_id: manager },
  ])
  const url = `/photos/${company!['id']}.${ofAgent}`
  const shown = await sql(`select photo_url from agents order by agent_id`)
  expect(shown.rows).toEqual([{ photo_url: url }, { photo_url: null }])
  const accounts = await sql(`select photo_url from users order by user_id`)
  expect(accounts.rows.map((row) => row['photo_url'])).toEqual([`/photos/${company!['id']}.${own}`, url, url, null])
})
