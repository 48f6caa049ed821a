import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from './platform/postgres/postmaster.ts'

export interface StartedServer {
  readonly pid: number
  readonly url: string
  /** All that it has said by now: for people, and in its log. */
  readonly said: { out: string; err: string }
  /** Ends it, and answers its code; null after SIGKILL. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  readonly ended: Promise<number | null>
}

/** A number that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  return port
}

/** The server as a customer starts it, in a process of its own, with an empty installation unless said. */
export function startServerOf(
  dataDir: string,
  port: number,
  more: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): StartedServer {
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', DEMO: 'off', ...more }
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts'), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = { out: '', err: '' }
  child.stdout.on('data', (text) => (said.out += String(text)))
  child.stderr.on('data', (text) => (said.err += String(text)))
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return {
    pid: child.pid!,
    url: `http://127.0.0.1:${port}`,
    said,
    ended,
    stop(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** The serving processes that a process has started. */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** When it serves, or a fault with what it said. */
export async function whenReady(server: StartedServer): Promise<void> {
  let hasEnded = false
  void server.ended.then(() => (hasEnded = true))
  while (!(await isReady(server.url))) {
    if (hasEnded) throw new Error(`the server has ended: ${server.said.err}`)
    await wait(20)
  }
}

/** The process of the folder's PostgreSQL; undefined where none runs. */
export function postmasterOf(dataDir: string): number | undefined {
  try {
    const pid = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    return isAlive(pid) ? pid : undefined
  } catch {
    return undefined
  }
}
