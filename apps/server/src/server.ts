import { callsByDomain } from '@vigie/contract/calls.ts'
import { serverLog, type Log } from './platform/log.ts'
import type { Config } from './config.ts'
import { appTable } from './app.ts'
import { sessionDoor } from './domains/auth/auth.door.ts'
import { companyDoor } from './domains/companies/companies.door.ts'
import { socketRooms } from './domains/auth/auth.rooms.ts'
import type { Installation } from './kit/installation.ts'
import { openAside } from './platform/aside.ts'
import type { Clock } from './platform/clock.ts'
import type { Connected } from './platform/postgres/connect.ts'
import { placeOf } from './platform/postgres/pool.ts'
import { secretsOf } from './secrets.ts'
import { secretKeyOf } from './secret-key.ts'
import { dispatcher, type Corridor, type Dispatch, type Said } from './transport/dispatch.ts'
import { hangHttpDoor, openHttp } from './transport/http.ts'
import { idleWatch } from './transport/idle.ts'
import { hangProbes } from './transport/probes.ts'
import { hangReference } from './transport/reference.ts'
import { hangSocketDoor } from './transport/socket.ts'
import { hangWebApp } from './transport/web.ts'

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

/** Puts the parts together: the corridor, its two doors, the web app, the reference, the probes. */
export async function startServer({
  config,
  clock,
  postgres,
  log = serverLog,
  staleMilliseconds = 2000,
  idleMilliseconds = 1000,
}: ServerParts): Promise<RunningServer> {
  const table = appTable()
  const companies = companyDoor(postgres.database, staleMilliseconds)
  const sessions = sessionDoor({ app: config.app, staleMilliseconds })
  const publicUrl = config.publicUrl ?? ''
  const secretKey = secretKeyOf(config)
  const aside = openAside({ place: placeOf(postgres.pool), secretKey })
  const installation: Installation = {
    isDemo: config.hasDemo,
    addresses: { publicUrl, linkUrl: publicUrl || `http://localhost:${config.port}` },
    secrets: secretsOf(secretKey),
    aside,
  }
  // What is told before the socket stands has nobody to hear it.
  let pass: (said: Said) => void = () => {}
  const corridor: Corridor = {
    table,
    installation,
    clock,
    log,
    doorkeeper: {
      ...sessions,
      companyOf: companies.companyOf,
      changed: ({ id }) => {
        companies.forget(id)
        sessions.forget()
      },
    },
    pass: (said) => pass(said),
  }
  const dispatch = dispatcher(corridor)
  const isHttps = publicUrl.startsWith('https:')
  const isBehindProxy = config.publicUrl !== undefined
  const http = await openHttp({ isBehindProxy, isHttps, log })
  hangHttpDoor(http, table, dispatch, { log })
  hangProbes(http, { pool: postgres.pool, metricsToken: config.metricsToken })
  hangReference(http, callsByDomain)
  await hangWebApp(http)
  const rooms = socketRooms(companies, sessions, clock)
  const socket = hangSocketDoor(http.server, dispatch, {
    roomsFor: (handshake) => rooms.roomsFor(handshake),
    onRooms: (given) => rooms.watch(given, idle.watch),
    isBehindProxy,
    log,
  })
  const idle = idleWatch({ clock, pass: socket.pass, isAnyoneIn: socket.isAnyoneIn, everyMilliseconds: idleMilliseconds })
  pass = socket.pass
  await http.listen({ port: config.port, host: config.host })
  const address = http.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    dispatch,
    async close() {
      idle.stop()
      // Whoever is in the middle of something may end it; then the line is cut, or one slow client would hold the stop for ever.
      await aside.close()
      const cut = setTimeout(() => http.server.closeAllConnections(), graceMilliseconds)
      await socket.close()
      await http.close()
      clearTimeout(cut)
    },
  }
}
