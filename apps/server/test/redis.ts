import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { isAlive } from '../src/platform/postgres/postmaster.ts'
import { freePort } from './free-port.ts'
import { redisMissing } from './redis.missing.ts'

/** A Redis of a test's own: of this machine alone, with nothing on the disk. */
export interface TestRedis {
  readonly url: string
  readonly port: number
  /** Asks it something: `ask('FLUSHALL')`. */
  ask(command: string, ...args: (string | number)[]): Promise<unknown>
  /** Kills it: all that it held is gone. */
  kill(): Promise<void>
  /** Starts it anew after that, empty, at the same port. */
  again(): Promise<void>
  /** It stands still, and does not answer, until it goes on. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

/** Each bears the number of the process that has started it. */
const title = 'vigie-test-redis-of-'

/** Ends those that runs which were killed have left behind. */
function sweepRedis(): void {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const starter = new RegExp(`^${title}(\\d+)`).exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.[1]
      if (starter !== undefined && !isAlive(Number(starter))) process.kill(Number(pid), 'SIGKILL')
    } catch {
      // It has just ended.
    }
  }
}

export interface TestRedisSettings {
  readonly port?: number
  readonly password?: string
}

/** Started; whoever starts it stops it. */
export async function startRedis({ port: wanted, password }: TestRedisSettings = {}): Promise<TestRedis> {
  sweepRedis()
  const port = wanted ?? (await freePort())
  const secret = password === undefined ? {} : { password }
  const open = () => new Redis({ host: '127.0.0.1', port, ...secret, protocol: 2, lazyConnect: true, retryStrategy: null })
  const ask = async (command: string, ...args: (string | number)[]): Promise<unknown> => {
    const client = open()
    client.on('error', () => {})
    try {
      await client.connect()
      return await client.call(command, ...args)
    } finally {
      client.disconnect()
    }
  }
  let server: ChildProcess
  const start = async () => {
    const settings = {
      port,
      bind: '127.0.0.1',
      save: '',
      appendonly: 'no',
      dir: '/',
      loglevel: 'warning',
      'proc-title-template': `${title}${process.pid}`,
    }
    const args = Object.entries({ ...settings, ...(password && { requirepass: password }) }).flatMap(([name, value]) => [
      `--${name}`,
      String(value),
    ])
    server = spawn('redis-server', args, { stdio: 'ignore' })
    let fault: NodeJS.ErrnoException | undefined
    server.once('error', (error) => (fault = error))
    const isUp = () =>
      ask('PING').then(
        () => true,
        () => false,
      )
    while (!(await isUp())) {
      if (fault) throw fault.code === 'ENOENT' ? new Error(redisMissing) : fault
      if (server.exitCode !== null) throw new Error(`redis-server has ended with ${server.exitCode}`)
      await wait(20)
    }
  }
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  await start()
  return {
    url: `redis://${password === undefined ? '' : `:${encodeURIComponent(password)}@`}127.0.0.1:${port}`,
    port,
    ask,
    kill,
    again: start,
    freeze: () => void server.kill('SIGSTOP'),
    thaw: () => void server.kill('SIGCONT'),
    stop: kill,
  }
}
