import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { benchData } from './dataset.ts'

/** Milliseconds of processor: what others do on the machine makes them longer by little, where what a clock on the wall shows grows many times. */
export interface Spent {
  readonly server: number
  readonly postgres: number
}

/** The processes whose processor time is counted: a server, and the PostgreSQL of the bench with all that it has started. */
export function processorOf(serverPid: number): () => Spent {
  const postmaster = Number(readFileSync(path.join(benchData, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  // A connection that has ended keeps what it had spent.
  const known = new Map<number, number>()
  return () => {
    for (const pid of processes()) {
      const { parent, spent } = statOf(pid)
      if (parent === postmaster) known.set(pid, spent)
    }
    return { server: statOf(serverPid).spent, postgres: [...known.values()].reduce((sum, spent) => sum + spent, 0) }
  }
}

const processes = (): number[] => readdirSync('/proc').map(Number).filter(Number.isInteger)

/** Ticks of Linux are hundredths of a second. */
const millisecondsOfTick = 10
function statOf(pid: number): { readonly parent: number; readonly spent: number } {
  try {
    // What stands before the bracket is the program's name, which may hold anything.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return { parent: Number(fields[1]), spent: (Number(fields[11]) + Number(fields[12])) * millisecondsOfTick }
  } catch {
    return { parent: 0, spent: 0 }
  }
}
