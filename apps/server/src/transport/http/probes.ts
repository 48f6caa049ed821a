import { timingSafeEqual, createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'

export interface ProbeParts {
  readonly pool: pg.Pool
  readonly metricsToken: string | undefined
  /** Whether all of the server is open: its port is, a moment before the queue. */
  readonly isStarted: () => boolean
  /** Bytes of the database's log that wait to be shipped; unset: it is not archived. */
  readonly spoolBytes?: (() => Promise<number>) | undefined
}

/** /healthz: the process runs. /readyz: it can serve. /metrics: with a token unless asked from the machine itself. */
export function mountProbes(server: FastifyInstance, { pool, metricsToken, isStarted, spoolBytes }: ProbeParts): void {
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
    if (isReady) return reply.send({ status: 'ready' })
    return reply
      .code(503)
      .header('retry-after', '1')
      .send({ status: isStarted() ? 'no database' : 'starting' })
  })
  let counting: Promise<readonly Figure[]> | undefined
  const queueFigures = () => (counting ??= figuresOfQueue(pool).finally(() => (counting = undefined)))
  server.get('/metrics', async (asked, reply) => {
    if (!mayMeasure(asked, metricsToken)) return reply.code(403).send('')
    const figures = [...figuresOfProcess(pool), ...(await queueFigures()), ...(await figuresOfSpool(spoolBytes))]
    const text = figures.map(([name, type, value]) => `# TYPE ${name} ${type}\n${name} ${value}\n`).join('')
    return reply.type('text/plain; version=0.0.4').send(text)
  })
}

function mayMeasure(asked: FastifyRequest, token: string | undefined): boolean {
  const given = asked.headers.authorization?.replace(/^Bearer /i, '')
  if (token !== undefined && given !== undefined) return isSame(given, token)
  // Behind a proxy every call seems to come from the machine itself: then only the token gives access.
  return (
    asked.headers['x-forwarded-for'] === undefined && ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(asked.socket.remoteAddress ?? '')
  )
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))

type Figure = readonly [name: string, type: 'gauge' | 'counter', value: number]

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

const figuresOfSpool = async (spoolBytes: ProbeParts['spoolBytes']): Promise<readonly Figure[]> =>
  spoolBytes ? [['vigie_backup_spool_bytes', 'gauge', await spoolBytes()]] : []

interface QueueFigures {
  readonly waiting: number | null
  readonly running: number | null
  /** Given up after the last try. */
  readonly failed: number | null
  /** How long the job that is due longest has waited. */
  readonly oldest_seconds: number | null
}

/** Of all processes, as the database counts them; nothing where it does not answer. */
async function figuresOfQueue(pool: pg.Pool): Promise<readonly Figure[]> {
  const counted = await pool.query<QueueFigures>('select * from jobs.figures()').catch(() => undefined)
  const row = counted?.rows[0]
  if (!row) return []
  return [
    ['vigie_jobs_waiting', 'gauge', row.waiting ?? 0],
    ['vigie_jobs_running', 'gauge', row.running ?? 0],
    ['vigie_jobs_failed', 'gauge', row.failed ?? 0],
    ['vigie_jobs_oldest_seconds', 'gauge', row.oldest_seconds ?? 0],
  ]
}
