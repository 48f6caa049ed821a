import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase, type Database } from './db.ts'
import { launch, type Embedded } from './launcher.ts'
import { locks } from './locks.ts'
import { migrate, migrationsFolder, readMigrations } from './migrate.ts'
import { connectionOf, openPool, type DatabaseLocation } from './pool.ts'
import type { ReplicaPool } from './replica/replica.ts'
import { makeRolesAndDatabase, roles } from './roles.ts'
import { migrateQueue, queueState } from '../queue/schema.ts'

/** Set by test/global-setup.ts: the folder of the run's one PostgreSQL, started by the first test that needs it. */
export const testDataVariable = 'VIGIE_TEST_DATA'

export interface TestDatabase extends Database {
  readonly name: string
  /** As the application: under row-level security. */
  readonly appPool: pg.Pool
  /** As the owner of the schema. */
  readonly ownerPool: pg.Pool
  /** Sees everything: to make rows across companies, and to look at what was stored. */
  readonly superuser: pg.Pool
  /** For a whole server under test: DATABASE_URL and DATABASE_OWNER_URL. */
  readonly databaseUrl: string
  readonly databaseOwnerUrl: string
  readonly databaseJobsUrl: string
  /** Where the database has one (`on`). */
  readonly replica: ReplicaPool | undefined
  /** As the queue's role. */
  readonly jobs: DatabaseLocation
}

let server: Promise<Embedded> | undefined

/** The run's PostgreSQL, with its roles; started by the first that asks. */
function testServer(): Promise<Embedded> {
  const dataDir = process.env[testDataVariable]
  if (!dataDir) throw new Error(`${testDataVariable} is unset: run the tests by vitest with test/global-setup.ts`)
  server ??= launch(dataDir, { isThrowaway: true }).then(async (embedded) => {
    await makeRolesAndDatabase(embedded.location('postgres', 'postgres'))
    return embedded
  })
  return server
}

/** Makes the migrated template once for a state of the migrations; answers its name. */
async function templateOf(embedded: Embedded, folder: string): Promise<string> {
  const hash = createHash('sha256').update(queueState)
  for (const migration of await readMigrations(folder)) hash.update(migration.name).update(migration.hash)
  const name = `template_${hash.digest('hex').slice(0, 16)}`
  await asSuperuser(embedded, async (client) => {
    await client.query('select pg_advisory_lock($1)', [locks.testTemplate])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    await client.query(`drop database if exists ${name}_draft with (force)`)
    await client.query(`create database ${name}_draft owner ${roles.owner}`)
    await migrate(embedded.location(roles.owner, `${name}_draft`), folder)
    await client.query(`grant create on database ${name}_draft to ${roles.jobs}`)
    await migrateQueue(embedded.location(roles.jobs, `${name}_draft`))
    await client.query(`alter database ${name}_draft rename to ${name}`)
  })
  return name
}

async function asSuperuser(embedded: Embedded, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(connectionOf(embedded.location('postgres', 'postgres')))
  client.on('error', () => {})
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** The address of a database behind a socket, as DATABASE_URL is written. */
function urlOf(location: DatabaseLocation): string {
  if ('url' in location) return location.url
  return `postgresql://${location.user}@localhost:${location.port}/${location.database}?host=${encodeURIComponent(location.host)}`
}

/** A PostgreSQL of a test's own, with a standby (test/replica.cluster.ts). */
interface Replicated {
  readonly primary: Embedded
  openReplica(primary: pg.Pool, database: string): Promise<ReplicaPool>
}
interface TestDatabaseSettings {
  readonly migrations?: string
  /** The application's connections. */
  readonly max?: number
  /** Unset: the run's one PostgreSQL, which has no replica. */
  readonly on?: Replicated | undefined
}

/** A fresh, migrated, empty database for one test file. */
export async function testDatabase({ migrations = migrationsFolder, max = 5, on }: TestDatabaseSettings = {}): Promise<TestDatabase> {
  const embedded = on?.primary ?? (await testServer())
  const template = await templateOf(embedded, migrations)
  const name = `test_${randomBytes(8).toString('hex')}`
  await asSuperuser(embedded, async (client) => {
    // Copying the files takes 30 ms less than logging each block.
    await client.query(`create database ${name} template ${template} strategy file_copy owner ${roles.owner}`)
  })
  const app = embedded.location(roles.app, name)
  const owner = embedded.location(roles.owner, name)
  const jobs = embedded.location(roles.jobs, name)
  const appPool = openPool(app, { max })
  const ownerPool = openPool(owner, { max: 2 })
  const superuser = openPool(embedded.location('postgres', name), { max: 2 })
  const replica = await on?.openReplica(appPool, name)
  return {
    ...openDatabase(appPool, replica),
    name,
    replica,
    appPool,
    ownerPool,
    superuser,
    databaseUrl: urlOf(app),
    databaseOwnerUrl: urlOf(owner),
    databaseJobsUrl: urlOf(jobs),
    jobs,
    async close() {
      await replica?.close()
      await Promise.all([appPool.end(), ownerPool.end(), superuser.end()])
      await asSuperuser(embedded, async (client) => void (await client.query(`drop database ${name} with (force)`)))
    },
  }
}
