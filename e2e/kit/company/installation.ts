import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { dataRoot } from '../../../apps/server/test/data-root.ts'
import { freePort } from '../../../apps/server/test/free-port.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
export const planning = path.join(root, 'e2e/data/planning-2026')
/** The files of the planning, in the order in which one may be imported after the other. */
export const planningFiles = ['sites.csv', 'agents.csv', 'contrats.csv', 'vacations.csv'].map((file) => path.join(planning, file))

interface CommandResult {
  readonly code: number
  readonly output: string
}

/** A server of an installation, in a process of its own. */
export interface Server {
  readonly url: string
  /** The server's process is killed, and nothing has time to end well. */
  crash(): Promise<void>
  /** Starts the server that crashed, on the same data and at the same address. */
  again(): Promise<void>
}

/** An installation of its own, as a customer has it: a data folder, a port, a server and the commands. */
export interface Installation extends Server {
  readonly dataDir: string
  /** Starts one more server on the same data, at a port of its own. */
  beside(): Promise<Server>
  /** Sets the platform's clock, for the server and through it for the browsers. */
  setClock(instant: string): void
  /** Runs the program of a command of package.json. */
  command(name: string, ...args: string[]): Promise<CommandResult>
  /** Runs a command as one types it: by npm, which first makes sure that the sources are ready. */
  npm(name: string, ...args: string[]): Promise<CommandResult>
  /** Ends its servers; its data folder is removed, or kept under another name. */
  stop(keptAs?: string): Promise<void>
}

export interface InstallationSettings {
  readonly now?: string
  readonly demo?: 'on' | 'off'
  /** A data folder at rest: begins on a copy of it, instead of an empty one. */
  readonly from?: string | undefined
  /** Settings of the environment more, of its servers and commands. */
  readonly env?: Readonly<Record<string, string>>
}

type Environment = Readonly<Record<string, string | undefined>>

/** Runs a program from the project's folder to its end. */
const ran = (program: string, args: readonly string[], env: Environment): Promise<CommandResult> =>
  new Promise((resolve) => {
    execFile(program, [...args], { cwd: root, env: { ...env }, maxBuffer: 64 * 1024 * 1024 }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: `${out}${err}` }),
    )
  })

/** The file that a script of package.json runs by Node. */
function programOf(name: string): string {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const file = /^node (\S+)$/.exec(scripts[name] ?? '')?.[1]
  if (!file) throw new Error(`package.json runs no file under the name ${name}`)
  return file
}

/** Set by global-setup.ts for a run of the journeys: a folder for what they share (prepared.ts). */
export const preparedVariable = 'VIGIE_E2E_PREPARED'

/** Data folders of installations, where tests lay their data; after it comes the number of the process that runs them. */
export const dataPrefix = 'vigie-e2e-'

/** Starts the product from its sources, on an empty data folder or on a copy of one. */
export async function startInstallation({ now, demo = 'off', from, env: more = {} }: InstallationSettings): Promise<Installation> {
  const dataDir = mkdtempSync(path.join(dataRoot, `${dataPrefix}${process.pid}-`))
  // With owners and modes, which PostgreSQL looks at; blocks are shared where the file system can.
  if (from) execFileSync('cp', ['-a', `${from}/.`, dataDir])
  const clockFile = path.join(dataDir, 'clock')
  if (now) writeFileSync(clockFile, now)
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    HOST: '127.0.0.1',
    DEMO: demo,
    ...(now && { TEST_CLOCK: clockFile }),
    // What Node has made of the sources once serves every server and command of the run.
    ...more,
    ...(process.env[preparedVariable] && { NODE_COMPILE_CACHE: path.join(process.env[preparedVariable], 'compiled') }),
  }
  const first = await openServer(env)
  const servers = [first]
  return {
    url: first.url,
    crash: () => first.crash(),
    again: () => first.again(),
    dataDir,
    async beside() {
      const server = await openServer(env)
      servers.push(server)
      return server
    },
    setClock: (instant) => writeFileSync(clockFile, instant),
    command: (name, ...args) => ran(process.execPath, [programOf(name), ...args], env),
    npm: (name, ...args) => ran('npm', ['run', '--silent', name, '--', ...args], env),
    async stop(keptAs) {
      for (const server of servers.toReversed()) await server.stop()
      if (keptAs) renameSync(dataDir, keptAs)
      else rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function openServer(shared: Environment): Promise<Server & { stop(): Promise<void> }> {
  const port = await freePort()
  const [env, url] = [{ ...shared, PORT: String(port) }, `http://localhost:${port}`]
  let server = await startServer(env, url)
  const ended = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve()
      server.once('exit', () => resolve())
      server.kill(signal)
    })
  return {
    url,
    crash: () => ended('SIGKILL'),
    async again() {
      server = await startServer(env, url)
    },
    stop: () => ended('SIGTERM'),
  }
}

/** Starts the server, and answers its process once it is ready. */
async function startServer(env: Environment, url: string): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['apps/server/src/main.ts'], { cwd: root, env: { ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  server.stdout.on('data', (piece) => (output += piece))
  server.stderr.on('data', (piece) => (output += piece))
  for (
    let tries = 0;
    !(await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ));
    tries++
  ) {
    if (server.exitCode !== null || tries > 2400) {
      server.kill('SIGKILL')
      throw new Error(`the server does not start:\n${output}`)
    }
    await wait(50)
  }
  return server
}
