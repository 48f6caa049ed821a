import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const planning = path.join(root, 'e2e/data/planning-2026')

export interface CommandResult {
  readonly code: number
  readonly output: string
}

/** An installation of its own, as a customer has it: a data folder, a port, a server and the commands. */
export interface Installation {
  readonly url: string
  readonly dataDir: string
  /** Sets the platform's clock, for the server and through it for the browsers. */
  setClock(instant: string): void
  /** Runs a command of package.json as one types it. */
  command(name: string, ...args: string[]): Promise<CommandResult>
  stop(): Promise<void>
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Starts the product from its sources on an empty data folder. */
export async function startInstallation({ now, demo = 'off' }: { now?: string; demo?: 'on' | 'off' }): Promise<Installation> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'vigie-e2e-'))
  const clockFile = path.join(dataDir, 'clock')
  if (now) writeFileSync(clockFile, now)
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: demo,
    ...(now && { TEST_CLOCK: clockFile }),
  }
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  server.stdout.on('data', (piece) => (output += piece))
  server.stderr.on('data', (piece) => (output += piece))
  const url = `http://localhost:${port}`
  for (
    let tries = 0;
    !(await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ));
    tries++
  ) {
    if (server.exitCode !== null || tries > 600) throw new Error(`the server does not start:\n${output}`)
    await wait(50)
  }
  return {
    url,
    dataDir,
    setClock: (instant) => writeFileSync(clockFile, instant),
    command: (name, ...args) =>
      new Promise((resolve) => {
        execFile('npm', ['run', '--silent', name, '--', ...args], { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }, (error, out, err) =>
          resolve({ code: Number(error?.code ?? 0), output: `${out}${err}` }),
        )
      }),
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => {
          rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
          resolve()
        })
        server.kill('SIGTERM')
      }),
  }
}
