import pg from 'pg'
import { locks } from './locks.ts'
import { withClient, type DatabaseLocation } from './pool.ts'

/** The three roles: owner of the schema, server, owner of the queue. None bypasses row-level security. */
export const roles = { owner: 'vigie_owner', app: 'vigie_app', jobs: 'vigie_jobs' } as const

/** Makes what is missing of the roles and of a database; needs a superuser (the embedded PostgreSQL's). */
export async function makeRolesAndDatabase(superuser: DatabaseLocation, database?: string): Promise<void> {
  await withClient(superuser, async (client) => {
    await client.query('select pg_advisory_lock($1)', [locks.roles])
    for (const role of Object.values(roles)) {
      const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
      if (!rowCount) await client.query(`create role ${role} login nosuperuser nocreatedb nocreaterole noinherit nobypassrls`)
    }
    if (!database) return
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database])
    const name = pg.escapeIdentifier(database)
    if (!rowCount) await client.query(`create database ${name} owner ${roles.owner}`)
    // The queue has its own schemas, which its role creates and owns (platform/queue/schema.ts).
    const { rows } = await client.query<{ may: boolean }>(`select has_database_privilege($1, $2, 'create') as may`, [roles.jobs, database])
    if (!rows[0]!.may) await client.query(`grant create on database ${name} to ${roles.jobs}`)
  })
}

/**
 * The application's role may not be able to see past row-level security: not superuser, no BYPASSRLS, and owning no
 * table (nor belonging to a role that does). Otherwise the start ends with a sentence.
 */
export async function checkAppRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; is_superuser: boolean | null; bypasses: boolean | null; owned: string | null }>(`
    select r.rolname as name, r.rolsuper as is_superuser, r.rolbypassrls as bypasses,
           (select min(c.relname::text) from pg_class c
             where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
               and pg_has_role(r.oid, c.relowner, 'MEMBER')) as owned
      from pg_roles r where r.rolname = current_user`)
  const role = rows[0]!
  const fault = role.is_superuser
    ? 'est superutilisateur'
    : role.bypasses
      ? 'contourne la sécurité par ligne (BYPASSRLS)'
      : role.owned !== null
        ? `possède la table « ${role.owned} »`
        : undefined
  if (fault)
    throw new Error(
      `DATABASE_URL : le rôle « ${role.name} » ${fault}. L’application doit se connecter avec un rôle simple, comme « ${roles.app} ».`,
    )
}
