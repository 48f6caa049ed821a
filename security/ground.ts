import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { demoTablets } from '../apps/server/demo/people/signins.ts'
import { dataRoot } from '../apps/server/test/data-root.ts'
import { startServerProcess } from '../bench/process.ts'
import { freePort } from '../apps/server/test/free-port.ts'
import { ask } from './kit/ask.ts'
import { signIn, tokenOf } from './kit/signin.ts'
import { bystander, proxy, type Tokens } from './kit/target.ts'
import type { Ground } from './run.ts'

export interface OpenGround extends Ground {
  /** Starts the server anew, with other settings when they are given. */
  restart(env?: Readonly<Record<string, string>>): Promise<void>
  close(): Promise<void>
}

/** A server as a customer starts it, with the demo company, on a data folder of its own. */
export async function openGround(isSmall: boolean): Promise<OpenGround> {
  const dataDir = mkdtempSync(path.join(dataRoot, `vigie-security-${process.pid}-`))
  // Its temporary files lie where they can be counted.
  const temporary = path.join(dataDir, 'tmp')
  mkdirSync(temporary, { mode: 0o777 })
  const logFile = path.join(dataDir, 'log')
  const log = openSync(logFile, 'a')
  let told = 0
  const port = await freePort()
  let settings: Readonly<Record<string, string>> = {}
  const start = () =>
    startServerProcess({ dataDir, port, demo: 'on', env: { TMPDIR: temporary, TRUSTED_PROXIES: proxy, ...settings }, log })
  // The first start makes the demo company, and takes more memory for it than most attacks: it is measured after that.
  await (await start()).stop()
  let server = await start()
  const { tokens, person } = await sessionsAt(port)
  return {
    server: () => server,
    dataDir,
    unforeseen: () => {
      const text = readFileSync(logFile, 'utf8')
      const lines = text.slice(told).split('\n')
      told = text.length
      const messages = lines.flatMap((line) => /"err":\{.*?"message":"([^"]{0,200})/.exec(line)?.[1] ?? [])
      return [...new Set(messages)].slice(0, 5)
    },
    tokens,
    person,
    isSmall,
    async restart(env = settings) {
      settings = env
      await server.stop()
      server = await start()
    },
    async close() {
      await server.stop()
      closeSync(log)
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Sessions that live in the database, and so longer than a server. */
async function sessionsAt(port: number): Promise<{ tokens: Tokens; person: string }> {
  const opened = async (email: string) => tokenOf(await signIn(port, email, { from: bystander }))
  const openedTablet = async ({ uuid, secret }: (typeof demoTablets)[number]) =>
    tokenOf(await ask(port, { path: '/api/clockings/devices/access', body: { uuid, secret }, from: bystander }))
  const [first, second] = demoTablets
  return {
    tokens: {
      manager: await opened('manager@demo.example'),
      agent: await opened('agent@demo.example'),
      tablet: await openedTablet(first),
      otherTablet: await openedTablet(second),
    },
    person: await opened('manager-lecture@demo.example'),
  }
}
