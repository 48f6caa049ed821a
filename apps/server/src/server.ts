import { serverLog, type Log } from './platform/log.ts'
import type { Config } from './config.ts'
import { openBackups } from './backups.keep.ts'
import { installationOf } from './installation.ts'
import { appTable } from './app.ts'
import { carrierOf } from './carrier.ts'
import { sessionAuthenticator } from './domains/auth/sessions/auth.authenticator.ts'
import { openSessions } from './domains/auth/rights/auth.open.ts'
import { rightsWatch } from './domains/auth/rights/auth.rights.ts'
import { sentCalls } from './domains/withdrawals/sent-calls.ts'
import { companyTiles } from './domains/companies/companies.tiles.ts'
import { companyAuthenticator } from './domains/companies/companies.authenticator.ts'
import { socketEntries } from './domains/auth/rights/auth.rooms.ts'
import { calendarFeeds } from './domains/schedules/feed/feed.ts'
import { pictureByKey } from './domains/files/pictures/pictures.store.ts'
import { openLookers, openCounters, openPreviewers, openPrinters, openWorkers, type OpenWorkers } from './platform/worker.ts'
import { openQueue, type OpenQueue } from './platform/queue/queue.ts'
import type { Lane } from './platform/queue/task.ts'
import type { Clock } from './platform/clock.ts'
import type { Connected } from './platform/connect.ts'
import { listenTo, serversOn } from './platform/postgres/listen.ts'
import { locationOf } from './platform/postgres/pool.ts'
import { storedFiles } from './stored.ts'
import { nightsOf, tasks } from './tasks.ts'
import { secretKeyOf } from './secret-key.ts'
import { addressesBehind } from './transport/address.ts'
import { calendarReadings, callBudgetsTimes, callQueues, messageLimitOf } from './transport/limits.ts'
import { guardConnections } from './transport/connections/connections.ts'
import { openUploads } from './transport/http/uploads.ts'
import { budgets } from './kit/rate-limit.ts'
import { priorityQueue } from './kit/priority-queue.ts'
import { afterAnswers } from './transport/after.ts'
import { openBus, type Bus } from './transport/bus/bus.ts'
import { dispatcher, type Pipeline, type Dispatch, type Emission } from './transport/dispatch.ts'
import { mountHttp, openHttp } from './transport/http/http.ts'
import { idleWatch } from './transport/idle.ts'
import { mountPhotos } from './transport/http/photos.ts'
import { mountCalendar } from './transport/http/calendar.ts'
import { mountTiles } from './transport/http/tiles.ts'
import { openTiles } from './platform/tiles.ts'
import { mountStored } from './transport/http/stored.ts'
import { mountProbes } from './transport/http/probes.ts'
import { describeContract } from './transport/openapi/contract.ts'
import { mountReference } from './transport/reference.ts'
import { mountSocket } from './transport/socket/socket.ts'
import { mountWebApp } from './transport/http/web.ts'

export interface RunningServer {
  readonly port: number
  readonly dispatch: Dispatch
  /** When all that is done after answers is done. */
  settled(): Promise<void>
  close(): Promise<void>
}
export interface ServerParts {
  readonly config: Config
  readonly clock: Clock
  /** Without `jobs` another process runs the queue. */
  readonly postgres: Pick<Connected, 'database' | 'pool'> & Partial<Pick<Connected, 'jobs' | 'replica'>>
  readonly log?: Log
  /** How long what another process changed of companies and sessions may stay unseen, in milliseconds. */
  readonly staleMilliseconds?: number
  /** How often open sessions are looked at for their idle end, in milliseconds. */
  readonly idleMilliseconds?: number
  /** How often the queue looks for jobs whose pause is over, in milliseconds. */
  readonly pollMilliseconds?: number
  /** The lanes of the queue that run in this process; unset: all. */
  readonly lanes?: readonly Lane[] | undefined
  /** What inspects the files in this folder; unset: processes of their own. */
  readonly lookersOf?: (folder: string) => OpenWorkers
}

const graceMilliseconds = 3000
const unnamedProxy = 'X-Forwarded-For comes from an address that TRUSTED_PROXIES does not name: all its callers count as one'

/** Puts the parts together: the pipeline, its two transports, the web app, the reference, the probes. */
export async function startServer({
  config,
  clock,
  postgres,
  log = serverLog,
  staleMilliseconds = 2000,
  idleMilliseconds = 1000,
  pollMilliseconds = 5000,
  lanes,
  lookersOf = openLookers,
}: ServerParts): Promise<RunningServer> {
  const table = appTable()
  const companies = companyAuthenticator(postgres.database, staleMilliseconds)
  const sessions = sessionAuthenticator({ app: config.app, staleMilliseconds })
  const publicUrl = config.publicUrl ?? ''
  const secretKey = secretKeyOf(config)
  const shared = { database: locationOf(postgres.pool), secretKey }
  const workers = openWorkers(shared)
  const [printers, previewers, counters] = [openPrinters(shared), openPreviewers(shared), openCounters(shared)]
  const uploads = openUploads(config.dataDir)
  const inspectionPool = lookersOf(uploads.folder)
  const backups = openBackups(config, postgres.pool, clock, log)
  const processes = { workers, inspectionPool, printers, previewers, counters, scratch: uploads.folder, backups }
  const installation = await installationOf(config, processes, log)
  const { mailer, push } = installation
  const limits = callBudgetsTimes(config.callBudget)
  // Replaced by the socket's own below: before it is mounted there is no socket to send an event to.
  let publish: (emission: Emission) => void = () => {}
  const after = afterAnswers(log)
  const pipeline: Pipeline = {
    table,
    after,
    installation,
    clock,
    log,
    budgets: { session: budgets(limits.session), open: budgets(limits.open) },
    queues: { session: priorityQueue(callQueues.session), open: priorityQueue(callQueues.open) },
    authenticator: {
      ...sessions,
      companyOf: companies.companyOf,
      changed: ({ id }) => {
        companies.forget(id)
        sessions.forget(id)
      },
    },
    sentCalls,
    publish: (emission) => publish(emission),
  }
  const dispatch = dispatcher(pipeline)
  const isHttps = publicUrl.startsWith('https:')
  const addresses = addressesBehind(config.trustedProxies, (address) => log.warn({ address }, unnamedProxy))
  const origins = publicUrl ? [publicUrl] : ['localhost', '127.0.0.1'].map((host) => `http://${host}:${config.port}`)
  const http = await openHttp({ trustedProxies: config.trustedProxies, isHttps, origins, log })
  const budget = budgets(limits.address)
  mountHttp(http, { table, dispatch, addresses, uploads, budget, log })
  const read = (companyId: number, key: string) => pictureByKey(postgres.database.forCompany(companyId), key)
  const asked = { addresses, budget, queue: pipeline.queues.open }
  mountPhotos(http, { read, ...asked })
  const { secrets, storage } = installation
  mountStored(http, { secrets, storage, now: () => clock.now(), find: storedFiles(companies), ...asked })
  mountCalendar(http, { now: () => clock.now(), read: calendarFeeds(companies), readings: calendarReadings, ...asked })
  let isStarted = false
  const spoolBytes = backups && (() => backups.spoolBytes())
  mountProbes(http, {
    pool: postgres.pool,
    replica: postgres.replica,
    metricsToken: config.metricsToken,
    isStarted: () => isStarted,
    spoolBytes,
    carrier: () => carrier,
  })
  mountReference(http, describeContract)
  const tiles = openTiles({ publicUrl, testCa: config.testPushCa })
  mountTiles(http, { find: companyTiles(companies, secrets), tiles, ...asked })
  await mountWebApp(http)
  const open = openSessions({ isAnyoneIn: (room) => socket.isAnyoneIn(room), missed: (...who) => rights.missed(...who) })
  const entries = socketEntries({ companies, sessions, open, clock })
  const listening = await listenTo({ location: locationOf(postgres.pool), log })
  const carrier = await carrierOf({ config, pool: postgres.pool, listening, log })
  const bus: Bus = openBus({
    carrier,
    servers: () => serversOn(postgres.pool),
    deliver: (event) => socket.deliver(event),
    resync: () => void socket.resync(),
    budgets: { ...pipeline.budgets, address: budget, managersMessages: installation.managersMessages },
    log,
  })
  const socket = mountSocket(http.server, dispatch, {
    entryOf: (handshake) => entries.entryOf(handshake),
    onEntered: (entry) => entries.watch(entry, idle.watch),
    addresses,
    budget,
    budgets: limits,
    bus,
    messageLimit: messageLimitOf(table.entries.map(({ call }) => call)),
    log,
  })
  const idle = idleWatch({ clock, publish: socket.publishLocally, isAnyoneIn: socket.isAnyoneIn, everyMilliseconds: idleMilliseconds, log })
  publish = socket.publish
  const lines = guardConnections(http.server, addresses)
  const { move } = socket
  const rights = rightsWatch({ companies, sessions, open, clock, publish: socket.publishLocally, move, log })
  await listening.subscribe('rights', { receive: (told) => rights.heard(told), resumed: () => rights.everything() })
  const closeCarriers = () => {
    tiles.close()
    mailer?.close()
    push?.close()
  }
  let queue: OpenQueue | undefined
  const close = async () => {
    isStarted = false
    idle.stop()
    lines.close()
    const queueClosed = queue?.close()
    // Requests under way may end; after the grace their connections are closed, or one slow client would delay the stop without end.
    await Promise.all([workers, inspectionPool, printers, previewers, counters].map((open) => open.close()))
    const cut = setTimeout(() => http.server.closeAllConnections(), graceMilliseconds)
    await socket.close()
    await http.close()
    clearTimeout(cut)
    await after.settled()
    // What still waits for a stranger's answer goes back into the queue.
    const waited = setTimeout(closeCarriers, graceMilliseconds)
    await queueClosed
    clearTimeout(waited)
    closeCarriers()
    // Last: the other servers hear of whatever was answered until now.
    await bus.close()
    await carrier.close()
    await listening.close()
    await Promise.all([rights.stop(), backups?.close()])
  }
  try {
    // Known to the others before the first socket comes: from then on none misses an event.
    await bus.open()
    await http.listen({ port: config.port, host: config.host })
    queue =
      postgres.jobs &&
      openQueue({
        location: postgres.jobs,
        database: postgres.database,
        tasks,
        nights: nightsOf(config, backups),
        lanes,
        clock,
        given: { installation, emit: (event, payload, to) => publish({ event, payload, to }) },
        log,
        pollMilliseconds,
      })
    if (queue) backups?.keepShipping()
  } catch (error) {
    // Nothing that was opened on the way here stays behind a start that did not come about.
    await close()
    throw unheard(error, config)
  }
  isStarted = true
  const address = http.server.address()
  return {
    port: typeof address === 'object' && address ? address.port : config.port,
    dispatch,
    settled: after.settled,
    close,
  }
}

/** Why a server cannot listen, in a sentence that names the setting. */
function unheard(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return new Error(`Le port ${port} est déjà pris sur ${host} : arrêtez le programme qui l’occupe, ou indiquez un autre PORT.`)
  if (code === 'EACCES')
    return new Error(`Le port ${port} ne peut pas être ouvert par cet utilisateur : indiquez un PORT à partir de 1024.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new Error(`HOST : « ${host} » n’est pas une adresse de cette machine.`)
  return error
}
