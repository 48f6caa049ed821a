import { httpAskers, socketAskers } from './askers.ts'
import { openFirstMorning } from './clock-in.fresh.ts'
import { askedFor, makeActs, makeDevice } from './clock-in.acts.ts'
import { company, makeFunction } from './clock-in.bare.ts'
import type { BenchDatabase } from './dataset.ts'
import { proofAt, receiptRate } from './receipts.ts'
import { alternate, rate, ratioOf, type Figure } from './rounds.ts'
import { startBenchServer, startPipeline } from './server.ts'

const acts = 1200
/** Of one client alone, who takes longest. */
const actsAlone = 300

export async function benchClockIn(database: BenchDatabase): Promise<Figure[]> {
  const device = await makeDevice(database)
  const baseline = await makeFunction(database, device)
  const server = await startBenchServer(3991)
  // The pipeline itself, without a transport: what the prototypes were measured by.
  const pipeline = await startPipeline()
  const http = httpAskers(server.port, 64)
  const socket = await socketAskers(server.port, 64, device.token, company.code)
  let freshDevice = device
  const morning = await openFirstMorning(async ({ database: fresh, ask }) => {
    freshDevice = await makeDevice(fresh)
    const made = await makeActs(fresh, freshDevice, 10, 100)
    await rate(made.length, 16, (at) => ask(askedFor(made[at]!, freshDevice)))
  })
  /** Of one pipeline on a new database and on the one of the bench, so many clients on so many sites. */
  const compared = (clients: number, sites: number, count = acts) => ({
    fresh: async () => {
      const made = await makeActs(morning.database, freshDevice, sites, count)
      return rate(made.length, clients, (at) => morning.ask(askedFor(made[at]!, freshDevice)))
    },
    pipeline: async () => {
      const made = await makeActs(database, device, sites, count)
      return rate(made.length, clients, (at) => pipeline.ask(askedFor(made[at]!, device)))
    },
  })
  const freshFigure = (where: string, fresh: readonly number[], old: readonly number[]) =>
    ratioOf(`clock-in on a fresh database / on an old one, ${where}`, fresh, old, { atLeast: 0.9 }, '/s')
  const { signer } = proofAt()
  const figures: Figure[] = []
  try {
    const alone = await alternate(compared(1, 100, actsAlone))
    figures.push(freshFigure('1 client on 100 sites', alone.fresh, alone.pipeline))
    for (const [clients, sites, atLeast] of [
      [16, 100, 0.65],
      [64, 100, 1],
      [30, 1, 2],
    ] as const) {
      const fresh = () => makeActs(database, device, sites, acts)
      const results = await alternate({
        sql: async () => {
          const made = await fresh()
          return rate(made.length, clients, baseline(made))
        },
        ...compared(clients, sites),
        http: async () => {
          const made = await fresh()
          return rate(made.length, clients, (at, client) => http.asks[client]!(askedFor(made[at]!, device)))
        },
        receipts: () => receiptRate(signer, acts, clients),
        socket: async () => {
          const made = await fresh()
          return rate(made.length, clients, (at, client) => socket.asks[client]!(askedFor(made[at]!, device)))
        },
      })
      const where = `${clients} clients on ${sites} site${sites > 1 ? 's' : ''}`
      figures.push(freshFigure(where, results.fresh, results.pipeline))
      figures.push(ratioOf(`clock-in whole / SQL function, ${where}`, results.pipeline, results.sql, { atLeast }, '/s'))
      figures.push(ratioOf(`clock-in over HTTP / SQL function, ${where}`, results.http, results.sql, { atLeast }, '/s'))
      figures.push(ratioOf(`clock-in over the socket / SQL function, ${where}`, results.socket, results.sql, {}, '/s'))
      figures.push(ratioOf(`clock-in, socket / HTTP, ${where}`, results.socket, results.http, { atLeast: 0.95 }, '/s'))
      // The time of one over the time of the other: so much of a clock-in is its receipt.
      figures.push(ratioOf(`a receipt / the clock-in whole, ${where}`, results.pipeline, results.receipts, { atMost: 0.05 }, '/s'))
    }
  } finally {
    socket.close()
    http.close()
    await morning.close()
    await pipeline.close()
    await server.stop()
  }
  return figures
}
