import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface ServerProcess {
  readonly port: number
  readonly pid: number
  /** Milliseconds from the command to the first answer. */
  readonly startedIn: number
  /** Bytes of the server's process, without PostgreSQL. */
  memory(): number
  /** With SIGKILL it ends as in a power cut; PostgreSQL, which it has started, runs on. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

interface ServerSettings {
  readonly dataDir: string
  readonly port: number
  readonly demo?: 'on' | 'off'
  /** Settings of the environment beside these. */
  readonly env?: Readonly<Record<string, string>>
  /** Several serve on the port; the memory is that of the first. */
  readonly processes?: number
  /** An open file for what it logs; otherwise that is shown. */
  readonly log?: number
}

/** The server as a customer starts it, in a process of its own. */
export async function startServerProcess({
  dataDir,
  port,
  demo = 'off',
  env: more = {},
  processes = 1,
  log,
}: ServerSettings): Promise<ServerProcess> {
  const began = performance.now()
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', DEMO: demo, ...more }
  const child: ChildProcess = spawn(process.execPath, ['apps/server/src/main.ts', '--processes', String(processes)], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', log ?? 'inherit'],
  })
  for (;;) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    if (
      await fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    await wait(10)
  }
  return {
    port,
    pid: child.pid!,
    startedIn: performance.now() - began,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) * 1024,
    stop: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill(signal)
      }),
  }
}
