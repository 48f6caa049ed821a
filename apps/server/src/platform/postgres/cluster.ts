import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { asPlainUser, findBinaries, foreignUser } from './binaries.ts'
import type { DatabaseLocation } from './pool.ts'
import { readPostmaster } from './postmaster.ts'

/** The superuser of the embedded PostgreSQL; access to the socket's folder protects it. */
export const superuser = 'postgres'
const version = '18'

/** The database's files under DATA_DIR. */
export const clusterOf = (dataDir: string): string => path.join(dataDir, 'postgres')

/** Where the superuser of the PostgreSQL that runs on a folder enters; without one, an error. */
export function superuserOf(dataDir: string): DatabaseLocation {
  const postmaster = readPostmaster(clusterOf(dataDir))
  if (!postmaster) throw new Error(`La base de données de ${dataDir} ne tourne pas.`)
  return { host: postmaster.host, port: postmaster.port, user: superuser, database: superuser }
}

/** Makes a folder of PostgreSQL's own user. */
export function ownFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const user = foreignUser()
  if (user) chownSync(folder, user.uid, user.gid)
}

/**
 * Makes the files of an empty database, once. They are made beside and moved into place, so that a start cut off in the
 * middle, or two at once, leave no half of one.
 */
export function makeCluster(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // A system user must be able to reach its own folder, and nothing else.
  if (foreignUser()) chmodSync(dataDir, 0o711)
  const folder = clusterOf(dataDir)
  const versionFile = path.join(folder, 'PG_VERSION')
  if (existsSync(versionFile)) {
    const found = readFileSync(versionFile, 'utf8').trim()
    if (found !== version) throw new Error(`Les données de ${folder} sont celles de PostgreSQL ${found} ; cette version attend ${version}.`)
    return
  }
  const draft = `${folder}.draft-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  ownFolder(draft)
  const options = [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    // French sorting by ICU, the same on every machine; messages and the rest in C.
    '--locale-provider=icu',
    '--icu-locale=fr',
    '--locale=C',
    // Who may enter the socket's folder (0700) is trusted; there is no other way to connect.
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
  ]
  const made = run(findBinaries().initdb, options)
  if (made.status !== 0) {
    rmSync(draft, { recursive: true, force: true })
    throw new Error(`La base de données n’a pas pu être créée dans ${folder} :\n${tail(`${made.stdout}\n${made.stderr}`)}`)
  }
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(versionFile)) throw error
  }
}

function run(program: string, args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  const { command, args: line, uid, gid } = asPlainUser(program, args)
  const done = spawnSync(command, line, { encoding: 'utf8', cwd: os.tmpdir(), env: { ...process.env, LC_ALL: 'C' }, uid, gid })
  return { status: done.status, stdout: done.stdout ?? '', stderr: done.stderr ?? String(done.error ?? '') }
}

/** The last lines of an output. */
export const tail = (text: string, lines = 15): string => text.trim().split('\n').slice(-lines).join('\n')

/** A socket's whole path fits in 107 characters, or the system refuses it. */
const longestSocket = 107 - '/.s.PGSQL.5432'.length - 1

/** The folder of the socket: under DATA_DIR, or where that path is too long, a folder of ours among the temporary ones. */
export function socketFolder(dataDir: string): string {
  const near = path.join(dataDir, 'socket')
  const folder =
    Buffer.byteLength(near) <= longestSocket
      ? near
      : path.join(os.tmpdir(), `vigie-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}`)
  ownFolder(folder)
  // Another user could have created it first among the temporary files, to listen.
  const { uid, mode } = lstatSync(folder)
  const owner = foreignUser()?.uid ?? process.getuid?.()
  if (uid !== owner) throw new Error(`Le dossier ${folder} appartient à un autre utilisateur : supprimez-le.`)
  if ((mode & 0o777) !== 0o700) chmodSync(folder, 0o700)
  return folder
}
