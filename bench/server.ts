import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../apps/server/src/config.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { connect } from '../apps/server/src/platform/postgres/connect.ts'
import { startServer } from '../apps/server/src/server.ts'
import type { Ask } from './askers.ts'
import { benchData } from './dataset.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface BenchServer {
  readonly port: number
  readonly pid: number
  /** Milliseconds from the command to the first answer. */
  readonly startedIn: number
  /** Bytes of the server's process, without PostgreSQL. */
  memory(): number
  stop(): Promise<void>
}

/** The server as a customer starts it, in a process of its own. */
export async function startBenchServer(dataDir: string, port: number, demo: 'on' | 'off'): Promise<BenchServer> {
  const began = performance.now()
  // A handful of askers ask as much as a city: what one of them may ask is not what is measured.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: demo,
    CALL_BUDGET: '100000',
  }
  const child: ChildProcess = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
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
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

/** The pipeline in this very process, on the bench's database: calls go straight into dispatch. */
export async function startPipeline(): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const config = readConfig({ DATA_DIR: benchData, PORT: '0', HOST: '127.0.0.1', DEMO: 'off', CALL_BUDGET: '100000' })
  const postgres = await connect(config)
  const server = await startServer({ config, clock: systemClock, postgres })
  const ask: Ask = async ({ method, path, payload, token, company }) => {
    const answer = await server.dispatch({
      method,
      path,
      token,
      body: () => ({ payload: payload as Record<string, unknown>, files: [] }),
      companyCode: company,
      apiCode: undefined,
      host: undefined,
      basic: undefined,
      language: 'fr',
      address: '127.0.0.1',
    })
    if (!('data' in answer)) throw new Error(JSON.stringify(answer.error))
    return answer.data
  }
  return {
    ask,
    async close() {
      await server.close()
      await postgres.close()
    },
  }
}
