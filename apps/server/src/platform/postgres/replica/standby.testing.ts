import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { foreignUser } from '../binaries.ts'
import { clusterOf } from '../cluster.ts'
import type { Embedded } from '../launcher.ts'

/** Copies a database that is stopped, so that what is launched on the copy follows it. Both are folders of data. */
export function copyAsStandby(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  const cluster = clusterOf(to)
  cpSync(clusterOf(from), cluster, { recursive: true })
  writeFileSync(path.join(cluster, 'standby.signal'), '')
  chmodSync(cluster, 0o700)
  const user = foreignUser()
  if (user) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, cluster])
}

/** What a standby is launched with: whom it follows, and that it soon looks again after it lost it. */
export function following(primary: Embedded): Readonly<Record<string, string>> {
  const { host, port } = primary.location('postgres', 'postgres') as { host: string; port: number }
  return { primary_conninfo: `host=${host} port=${port} user=postgres`, wal_retrieve_retry_interval: '100ms' }
}

/** The address of a database behind a socket, as DATABASE_URL is written. */
export function urlOn(embedded: Embedded, role: string, database: string): string {
  const { host, port } = embedded.location(role, database) as { host: string; port: number }
  return `postgresql://${role}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
