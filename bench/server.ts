import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { io, type Socket } from 'socket.io-client'
import { readConfig } from '../apps/server/src/config.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { connect } from '../apps/server/src/platform/postgres/connect.ts'
import { startServer } from '../apps/server/src/server.ts'
import { benchData } from './dataset.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface BenchServer {
  readonly port: number
  /** Milliseconds from the command to the first answer. */
  readonly startedIn: number
  /** Bytes of the server's process, without PostgreSQL. */
  memory(): number
  stop(): Promise<void>
}

/** The server as a customer starts it, in a process of its own. */
export async function startBenchServer(dataDir: string, port: number, demo: 'on' | 'off'): Promise<BenchServer> {
  const began = performance.now()
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', DEMO: demo }
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
    startedIn: performance.now() - began,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) * 1024,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

export interface Asking {
  readonly method: string
  readonly path: string
  readonly payload: object
  readonly token: string
  readonly company: string
}
export type Ask = (asking: Asking) => Promise<unknown>

/** The corridor in this very process, on the bench's database: calls go straight into dispatch. */
export async function startCorridor(): Promise<{ ask: Ask; close: () => Promise<void> }> {
  const config = readConfig({ DATA_DIR: benchData, PORT: '0', HOST: '127.0.0.1', DEMO: 'off' })
  const postgres = await connect(config)
  const server = await startServer({ config, clock: systemClock, postgres })
  const ask: Ask = async ({ method, path, payload, token, company }) => {
    const answer = await server.dispatch({
      method,
      path,
      token,
      payload: payload as Record<string, unknown>,
      companyCode: company,
      apiCode: undefined,
      host: undefined,
      basic: undefined,
      language: 'fr',
      address: '127.0.0.1',
      files: [],
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

/** Asks over HTTP, connections kept open. */
export function httpAsker(port: number, connections: number): { ask: Ask; close: () => void } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
  const ask: Ask = ({ method, path, payload, token, company }) =>
    new Promise((resolve, reject) => {
      const isRead = method === 'GET'
      const query = isRead ? `?${new URLSearchParams(payload as Record<string, string>)}` : ''
      const body = isRead ? undefined : JSON.stringify(payload)
      const headers = {
        authorization: `Bearer ${token}`,
        'x-client-code': company,
        ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      }
      const request = http.request({ host: '127.0.0.1', port, method, path: `/api${path}${query}`, agent, headers }, (answer) => {
        const pieces: Buffer[] = []
        answer.on('data', (piece: Buffer) => pieces.push(piece))
        answer.on('end', () => {
          const text = Buffer.concat(pieces).toString()
          if (answer.statusCode === 200) resolve(JSON.parse(text))
          else reject(new Error(`${answer.statusCode} ${text}`))
        })
      })
      request.on('error', reject)
      request.end(body)
    })
  return { ask, close: () => agent.destroy() }
}

/** Asks over sockets, one a client. */
export async function socketAsker(
  port: number,
  clients: number,
  token: string,
  company: string,
): Promise<{ asks: Ask[]; close: () => void }> {
  const sockets: Socket[] = []
  for (let at = 0; at < clients; at++) {
    const socket = io(`http://127.0.0.1:${port}`, {
      path: '/socket',
      transports: ['websocket'],
      forceNew: true,
      auth: { token, clientCode: company },
    })
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve)
      socket.once('connect_error', reject)
    })
    // What others clock is told to this socket too; the bench only asks.
    sockets.push(socket)
  }
  const asks = sockets.map((socket): Ask => async ({ method, path, payload, token: accessToken, company: code }) => {
    const envelope = { method, path, payload, apiVersion: '1.8.0', clientCode: code, apiCode: code, accessToken, isClockingApp: true }
    const answer = (await socket.emitWithAck('request', envelope)) as { status: number; data?: unknown; error?: unknown }
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.error))
    return answer.data
  })
  return { asks, close: () => sockets.forEach((socket) => socket.close()) }
}
