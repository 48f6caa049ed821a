import { readFileSync } from 'node:fs'

/** Megabytes that a process takes of the machine's memory, as Linux reports them; 0 on other systems, or when it has ended. */
export function megabytesOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}
