import { domains } from '@vigie/contract/calls.ts'
import { namedShapes } from '@vigie/contract/shapes.ts'
import { serverLog, type Log } from './platform/log.ts'
import type { Config } from './config.ts'
import { appTable } from './app.ts'
import { sessionAuthenticator } from './domains/auth/auth.authenticator.ts'
import { companyAuthenticator } from './domains/companies/companies.authenticator.ts'
import { socketRooms } from './domains/auth/auth.rooms.ts'
import type { Installation } from './kit/installation.ts'
import { openWorkers } from './platform/worker.ts'
import type { Clock } from './platform/clock.ts'
import type { Connected } from './platform/postgres/connect.ts'
import { locationOf } from './platform/postgres/pool.ts'
import { secretsOf } from './secrets.ts'
import { secretKeyOf } from './secret-key.ts'
import { dispatcher, type Pipeline, type Dispatch, type Emission } from './transport/dispatch.ts'
import { mountHttp, openHttp } from './transport/http.ts'
import { idleWatch } from './transport/idle.ts'
import { mountProbes } from './transport/probes.ts'
import { mountReference } from './transport/reference.ts'
import { mountSocket } from './transport/socket.ts'
import { mountWebApp } from './transport/web.ts'

export interface RunningServer {
  readonly port: number
  readonly dispatch: Dispatch
  close(): Promise<void>
}
export interface ServerParts {
  readonly config: Config
  readonly clock: Clock
  readonly postgres: Pick<Connected, 'database' | 'pool'>
  readonly log?: Log
  /** How long what another process changed of companies and sessions may stay unseen, in milliseconds. */
  readonly staleMilliseconds?: number
  /** How often open sessions are looked at for their idle end, in milliseconds. */
  readonly idleMilliseconds?: number
}

const graceMilliseconds = 3000

/** Puts the parts together: the pipeline, its two transports, the web app, the reference, the probes. */
export async function startServer({
  config,
  clock,
  postgres,
  log = serverLog,
  staleMilliseconds = 2000,
  idleMilliseconds = 1000,
}: ServerParts): Promise<RunningServer> {
  const table = appTable()
  const companies = companyAuthenticator(postgres.database, staleMilliseconds)
  const sessions = sessionAuthenticator({ app: config.app, staleMilliseconds })
  const publicUrl = config.publicUrl ?? ''
  const secretKey = secretKeyOf(config)
  const workers = openWorkers({ database: locationOf(postgres.pool), secretKey })
  const installation: Installation = {
    isDemo: config.hasDemo,
    addresses: { publicUrl, linkUrl: publicUrl || `http://localhost:${config.port}` },
    secrets: secretsOf(secretKey),
    workers,
  }
  // Replaced by the socket's own below: before it is mounted there is no socket to send an event to.
  let publish: (emission: Emission) => void = () => {}
  const pipeline: Pipeline = {
    table,
    installation,
    clock,
    log,
    authenticator: {
      ...sessions,
      companyOf: companies.companyOf,
      changed: ({ id }) => {
        companies.forget(id)
        sessions.forget(id)
      },
    },
    publish: (emission) => publish(emission),
  }
  const dispatch = dispatcher(pipeline)
  const isHttps = publicUrl.startsWith('https:')
  const isBehindProxy = config.publicUrl !== undefined
  const http = await openHttp({ isBehindProxy, isHttps, log })
  mountHttp(http, table, dispatch, { log })
  mountProbes(http, { pool: postgres.pool, metricsToken: config.metricsToken })
  mountReference(http, domains, namedShapes)
  await mountWebApp(http)
  const rooms = socketRooms(companies, sessions, clock)
  const socket = mountSocket(http.server, dispatch, {
    roomsFor: (handshake) => rooms.roomsFor(handshake),
    onRooms: (given) => rooms.watch(given, idle.watch),
    isBehindProxy,
    log,
  })
  const idle = idleWatch({ clock, publish: socket.publish, isAnyoneIn: socket.isAnyoneIn, everyMilliseconds: idleMilliseconds, log })
  publish = socket.publish
  await http.listen({ port: config.port, host: config.host })
  const address = http.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    dispatch,
    async close() {
      idle.stop()
      // Requests under way may end; after the grace their connections are closed, or one slow client would delay the stop without end.
      await workers.close()
      const cut = setTimeout(() => http.server.closeAllConnections(), graceMilliseconds)
      await socket.close()
      await http.close()
      clearTimeout(cut)
    },
  }
}
