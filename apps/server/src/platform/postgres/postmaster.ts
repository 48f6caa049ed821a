import { execFileSync } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Content of the postmaster.pid of a running PostgreSQL. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** The folder of its socket. */
  readonly host: string
  /** The folder of its data, as configured: in a copy of that folder, still the original's. */
  readonly data: string
}

const fileOf = (folder: string): string => path.join(folder, 'postmaster.pid')

/** Reads the file of a database's folder; undefined when there is none, or while it is being written. */
export function readPostmaster(folder: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(fileOf(folder), 'utf8').split('\n')
  } catch {
    return undefined
  }
  const [pid, data, , port, host] = lines
  return pid && data && port && host ? { pid: Math.abs(Number(pid)), port: Number(port), host, data } : undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a process is a PostgreSQL: after a restart of the machine another process may have its number. */
export function isPostgres(pid: number): boolean {
  try {
    const line =
      process.platform === 'linux'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
        : execFileSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    return line.includes('postgres')
  } catch {
    return false
  }
}

/**
 * Whether a process is the PostgreSQL of this very folder. A copy of a folder holds the original's postmaster.pid: trusting
 * it would serve, and verify, the original. PostgreSQL's working directory is its folder; where the system does not show
 * the working directory, the file's own path counts.
 */
export const isPostgresOf = (folder: string, { pid, data }: Postmaster): boolean =>
  isPostgres(pid) && (isSameFolder(`/proc/${pid}/cwd`, folder) ?? isSameFolder(data, folder) ?? false)

/** Compares folders, not paths: one may be a link or a mount. Undefined: one of them cannot be read. */
function isSameFolder(one: string, other: string): boolean | undefined {
  try {
    const [a, b] = [statSync(one), statSync(other)]
    return a.dev === b.dev && a.ino === b.ino
  } catch {
    return undefined
  }
}

/** Above the process numbers of any system. */
const nobodysPid = 4_194_305

/**
 * Marks the process in the file as gone. Otherwise PostgreSQL would take the present process of that number for another
 * server, and refuse to start. The file stays, because PostgreSQL also checks the shared memory named there. A file that names
 * another process by now belongs to a server that was quicker.
 */
export function disown(folder: string, pid: number): void {
  let text: string
  try {
    text = readFileSync(fileOf(folder), 'utf8')
  } catch {
    // One that was just ending has taken it away itself.
    return
  }
  if (Math.abs(Number.parseInt(text, 10)) === pid) writeFileSync(fileOf(folder), text.replace(/^-?\d+/, String(nobodysPid)))
}
