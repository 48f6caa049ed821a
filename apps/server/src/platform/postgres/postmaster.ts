import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** What a running PostgreSQL says of itself in its postmaster.pid. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** The folder of its socket. */
  readonly host: string
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
  const [pid, , , port, host] = lines
  return pid && port && host ? { pid: Math.abs(Number(pid)), port: Number(port), host } : undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a process is a PostgreSQL: after a restart of the machine its number may be somebody else's. */
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

/** Above what any system gives out. */
const nobodysPid = 4_194_305

/**
 * Says in the file that its process is gone. PostgreSQL would otherwise take whoever bears that number now for another
 * server, and refuse to start; the file itself stays, because it also checks the shared memory named there.
 */
export function disown(folder: string): void {
  const text = readFileSync(fileOf(folder), 'utf8')
  writeFileSync(fileOf(folder), text.replace(/^-?\d+/, String(nobodysPid)))
}
