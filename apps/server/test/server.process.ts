import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { clusterOf } from '../src/platform/postgres/cluster.ts'
import { isAlive, readPostmaster } from '../src/platform/postgres/postmaster.ts'
import { processEnv } from './process.env.ts'

export interface StartedServer {
  readonly pid: number
  readonly url: string
  /** All that it has said by now: for people, and in its log. */
  readonly said: { out: string; err: string }
  /** Ends it, and answers its code; null after SIGKILL. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
  readonly ended: Promise<number | null>
}

/** The server as a customer starts it, in a process of its own, with an empty installation unless said. */
export function startServerOf(
  dataDir: string,
  port: number,
  more: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): StartedServer {
  const env = { ...processEnv, DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', DEMO: 'off', ...more }
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../src/main.ts'), ...args], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
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

/** Milliseconds: one that says nothing for so long is not ready. A connection that comes as processes stop may be answered by none. */
const longestSilence = 1000

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(longestSilence) }).then(
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
  const pid = readPostmaster(clusterOf(dataDir))?.pid
  return pid !== undefined && isAlive(pid) ? pid : undefined
}
