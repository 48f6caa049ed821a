import { readFileSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { median } from '../bench/rounds.ts'
import { ask } from './kit/ask.ts'
import { bystander } from './kit/target.ts'

/** What a probe is started with. */
export interface Probing {
  readonly port: number
  readonly pid: number
  /** Of an ordinary person who goes on working meanwhile. */
  readonly token: string
}
/** What the server looked like to a bystander. Bytes and milliseconds; the probe's own lateness is taken off. */
export interface Seen {
  /** Of the server with its jobs, and of the server alone. */
  readonly memory: number
  readonly ownMemory: number
  readonly wait: number
  /** Answers of /healthz that did not come, or were none. */
  readonly lost: number
  readonly person: {
    readonly asked: number
    readonly median: number
    readonly worst: number
    readonly refused: Readonly<Record<string, number>>
  }
  /** The greatest lateness of the probe itself. */
  readonly lag: number
}

// Looks at the server from a process of its own that does nothing else: told of it before an attack, it says `ready` once its
// connection is open, and when it is told anything more it ends with what it has seen.
const beat = 20
try {
  // It must not wait behind the attackers for a processor; only an administrator may ask for that.
  os.setPriority(-10)
} catch {}

const { port, pid, token } = await new Promise<Probing>((resolve) => process.once('message', resolve))
const over = new AbortController()
process.once('message', () => over.abort())

/** Milliseconds by which this process was late so far: what it could not have seen in time. */
let late = 0
let greatestLag = 0
let lastBeat = performance.now()
setInterval(() => {
  const lag = Math.max(0, performance.now() - lastBeat - 5)
  late += lag
  greatestLag = Math.max(greatestLag, lag)
  lastBeat = performance.now()
}, 5)

const greatestOf = (id: number | string) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0) * 1024
/** The processes in which the server has its jobs done (platform/worker.ts). */
const jobsOf = () =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((id) => id !== '' && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('.job.ts'))
/** The server's greatest memory, and that of its jobs beside it. */
const readMemory = () => greatestOf(pid) + jobsOf().reduce((sum, id) => sum + greatestOf(id), 0)
const agentOf = () => new http.Agent({ keepAlive: true, maxSockets: 1 })

let memory = 0
let ownMemory = 0
let worstWait = 0
let lost = 0
async function watchHealth(): Promise<void> {
  const agent = agentOf()
  while (!over.signal.aborted) {
    const before = late
    const { status, milliseconds } = await ask(port, { path: '/healthz', agent, from: bystander, waitMilliseconds: 30_000 })
    worstWait = Math.max(worstWait, milliseconds - (late - before))
    if (status !== 200) lost++
    try {
      memory = Math.max(memory, readMemory())
      ownMemory = Math.max(ownMemory, greatestOf(pid))
    } catch {
      // The server is gone; that is counted by its silence.
    }
    await wait(Math.max(1, beat - milliseconds))
  }
}

const waits: number[] = []
const refused: Record<string, number> = {}
async function workOn(): Promise<void> {
  const agent = agentOf()
  while (!over.signal.aborted) {
    const before = late
    const { status, code, milliseconds } = await ask(port, {
      path: '/api/dashboard/steps',
      agent,
      token,
      from: bystander,
      waitMilliseconds: 30_000,
    })
    if (status === 200) waits.push(milliseconds - (late - before))
    else refused[`${status} ${code}`] = (refused[`${status} ${code}`] ?? 0) + 1
    await wait(150)
  }
}

try {
  // The greatest memory from now on counts, not that of the start. Where that cannot be asked for, the whole life's does.
  writeFileSync(`/proc/${pid}/clear_refs`, '5')
} catch {}
const working = Promise.all([watchHealth(), workOn()])
await wait(3 * beat)
process.send!('ready')
await working
const seen: Seen = {
  memory,
  ownMemory,
  wait: worstWait,
  lost,
  person: { asked: waits.length, median: waits.length > 0 ? median(waits) : 0, worst: Math.max(0, ...waits), refused },
  lag: greatestLag,
}
process.send!(seen, () => process.exit(0))
