import { timingSafeEqual, createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Carrier } from '../../platform/carrier.ts'
import { outReasons } from '../../platform/postgres/replica/proof.ts'
import type { ReplicaPool } from '../../platform/postgres/replica/replica.ts'
import { queueFigures, queueStates, type QueueState } from '../../platform/queue/figures.ts'

export interface ProbeParts {
  readonly pool: pg.Pool
  readonly replica?: ReplicaPool | undefined
  readonly metricsToken: string | undefined
  /** Whether all of the server is open: its port is, a moment before the queue. */
  readonly isStarted: () => boolean
  /** Bytes of the database's log that wait to be shipped; unset: it is not archived. */
  readonly spoolBytes?: (() => Promise<number>) | undefined
  /** What carries between this server and others. */
  readonly carrier: () => Pick<Carrier, 'name' | 'isConnected'>
}

/** /healthz: the process runs. /readyz: it can serve. /metrics: with a token unless asked from the machine itself. */
export function mountProbes(server: FastifyInstance, parts: ProbeParts): void {
  const { pool, replica, metricsToken, isStarted, spoolBytes, carrier } = parts
  // Nothing here is for search engines: everything lies behind a sign-in.
  server.get('/robots.txt', (_, reply) => reply.type('text/plain; charset=utf-8').send('User-agent: *\nDisallow: /\n'))
  server.get('/healthz', (_, reply) => reply.send({ status: 'ok' }))
  // However many ask at once, the database is asked once: nobody bounds the probes.
  let asking: Promise<boolean> | undefined
  const isAnswering = () =>
    (asking ??= pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = undefined)))
  server.get('/readyz', async (_, reply) => {
    const isReady = isStarted() && (await isAnswering())
    // It serves without the others, too: a balancer that took them all out would make an outage of a loss.
    if (isReady) return reply.send({ status: 'ready', ...(!carrier().isConnected() && { carrier: `${carrier().name} is away` }) })
    return reply
      .code(503)
      .header('retry-after', '1')
      .send({ status: isStarted() ? 'no database' : 'starting' })
  })
  let counting: Promise<readonly Figure[]> | undefined
  const queueOnce = () => (counting ??= figuresOfQueue(pool).finally(() => (counting = undefined)))
  server.get('/metrics', async (asked, reply) => {
    if (!mayMeasure(asked, metricsToken)) return reply.code(403).send('')
    const figures = [
      ...figuresOfProcess(pool),
      ...figuresOfReplica(replica),
      ...(await queueOnce()),
      ...(await figuresOfSpool(spoolBytes)),
      figureOfCarrier(carrier()),
    ]
    return reply.type('text/plain; version=0.0.4').send(figures.map(written).join(''))
  })
}

/** Of these a proxy sets at least one. */
const proxyHeaders = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'] as const

function mayMeasure(asked: FastifyRequest, token: string | undefined): boolean {
  const given = asked.headers.authorization?.replace(/^Bearer /i, '')
  if (token !== undefined && given !== undefined) return isSame(given, token)
  // Behind a proxy every call seems to come from the machine itself: then only the token gives access.
  const isForwarded = proxyHeaders.some((name) => asked.headers[name] !== undefined)
  return !isForwarded && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(asked.socket.remoteAddress ?? '')
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

/** One value, or one for each of some labels, whose values need no escaping: names of the code. */
type Figure = readonly [name: string, type: 'gauge' | 'counter', value: number | readonly Labelled[]]
type Labelled = readonly [labels: Readonly<Record<string, string>>, value: number]

const writtenLabels = (labels: Labelled[0]): string =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${value}"`)
    .join()
const written = ([name, type, value]: Figure): string => {
  const lines = typeof value === 'number' ? [`${name} ${value}`] : value.map(([labels, one]) => `${name}{${writtenLabels(labels)}} ${one}`)
  return `# TYPE ${name} ${type}\n${lines.map((line) => `${line}\n`).join('')}`
}

function figuresOfProcess(pool: pg.Pool): readonly Figure[] {
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    ['process_resident_memory_bytes', 'gauge', rss],
    ['nodejs_heap_used_bytes', 'gauge', heapUsed],
    ['process_cpu_seconds_total', 'counter', (user + system) / 1e6],
    ['process_uptime_seconds', 'gauge', process.uptime()],
    ['vigie_database_connections', 'gauge', pool.totalCount],
    ['vigie_database_connections_idle', 'gauge', pool.idleCount],
    ['vigie_database_waiting', 'gauge', pool.waitingCount],
  ]
}

const figureOfCarrier = ({ name, isConnected }: Pick<Carrier, 'name' | 'isConnected'>): Figure => [
  'vigie_carrier_connected',
  'gauge',
  [[{ carrier: name }, Number(isConnected())]],
]

/** Trips of calls that only read, by who answered and why not the replica; and why it is left out now. */
function figuresOfReplica(replica: ReplicaPool | undefined): readonly Figure[] {
  if (!replica) return []
  const { answered, declined, out } = replica.figures()
  const toPrimary = Object.entries(declined).map(([reason, trips]): Labelled => [{ by: 'primary', reason }, trips])
  return [
    ['vigie_replica_trips_total', 'counter', [[{ by: 'replica' }, answered], ...toPrimary]],
    ['vigie_replica_out', 'gauge', outReasons.map((reason): Labelled => [{ reason }, reason === out ? 1 : 0])],
  ]
}

const figuresOfSpool = async (spoolBytes: ProbeParts['spoolBytes']): Promise<readonly Figure[]> =>
  spoolBytes ? [['vigie_backup_spool_bytes', 'gauge', await spoolBytes()]] : []

/** Of all processes, as the database counts them: in all, and of each kind that has any; nothing where it does not answer. */
async function figuresOfQueue(pool: pg.Pool): Promise<readonly Figure[]> {
  const rows = await queueFigures(pool).catch(() => undefined)
  if (!rows) return []
  const sumOf = (...names: readonly QueueState[]) =>
    rows.reduce((sum, row) => sum + names.reduce((all, name) => all + (row[name] ?? 0), 0), 0)
  return [
    ['vigie_jobs_waiting', 'gauge', sumOf('waiting', 'retried')],
    ['vigie_jobs_running', 'gauge', sumOf('running')],
    ['vigie_jobs_failed', 'gauge', sumOf('failed')],
    ['vigie_jobs_oldest_seconds', 'gauge', Math.max(0, ...rows.map((row) => row.waited ?? 0))],
    ['vigie_jobs', 'gauge', rows.flatMap((row) => queueStates.map((state) => [{ kind: row.kind ?? '', state }, row[state] ?? 0] as const))],
  ]
}
