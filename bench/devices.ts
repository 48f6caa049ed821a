import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { httpAskers } from './askers.ts'
import type { BenchDatabase } from './dataset.ts'
import { company, makeShifts, makeTablets } from './devices.data.ts'
import { processorOf } from './processor.ts'
import { percentile, type Figure } from './rounds.ts'
import { startBenchServer } from './server.ts'

const count = 200
const rounds = 7
/** Milliseconds from the last digit to the answer, at the 95th percentile of all devices (issue of the clock). */
const most = 300
/** Milliseconds after which the server remembers no session: at the start of a shift it has heard of no device for hours. */
const forgottenAfter = 2100

const ticketIn = (answer: unknown): string => /"ticket":"([^"]+)"/.exec((answer as Buffer).toString('latin1'))![1]!

/** From the last digit to what the screen shows in green: who it is, then what is clocked. Both at a device's own connection. */
export async function benchDevices(database: BenchDatabase): Promise<Figure[]> {
  const tablets = await makeTablets(database, count)
  const server = await startBenchServer(3992)
  const http = httpAskers(server.port, tablets.length)
  const clock = async (at: number, shifts: ReadonlyMap<number, number>): Promise<number> => {
    const { token, code, agentId } = tablets[at]!
    const ask = http.asks[at]!
    const began = performance.now()
    const asked = { token, company: company.code }
    const ticket = ticketIn(await ask({ method: 'POST', path: '/clockings/login', payload: { password: code }, ...asked }))
    const payload = { vacation_id: shifts.get(agentId), isPds: true, ticket, clocking_uuid: randomUUID() }
    await ask({ method: 'PUT', path: '/services', payload, ...asked })
    return performance.now() - began
  }
  const [alone, together]: [number[], number[]] = [[], []]
  const worst: number[] = []
  const spent = processorOf(server.pid)
  const spending = { server: 0, postgres: 0 }
  try {
    // Round 0 warms up and is not counted.
    for (let round = 0; round <= rounds; round++) {
      const shifts = await makeShifts(database, tablets)
      const single = await clock(round % tablets.length, shifts)
      const others = tablets.flatMap((_, at) => (at === round % tablets.length ? [] : [at]))
      await wait(forgottenAfter)
      const before = spent()
      const times = await Promise.all(others.map((at) => clock(at, shifts)))
      if (round === 0) continue
      const after = spent()
      spending.server += after.server - before.server
      spending.postgres += after.postgres - before.postgres
      alone.push(single)
      together.push(...times)
      worst.push(percentile(times, 0.95))
    }
  } finally {
    http.close()
    await server.stop()
  }
  const p95 = percentile(together, 0.95)
  const one = percentile(alone, 0.5)
  const each = (milliseconds: number) => (milliseconds / together.length).toFixed(2)
  const processor = `of processor each ${each(spending.server)} ms server, ${each(spending.postgres)} ms PostgreSQL`
  const note = `p50 ${Math.round(percentile(together, 0.5))} ms, p95 ${Math.round(p95)} ms; one alone ${Math.round(one)} ms; ${processor}`
  return [
    {
      what: `last digit to recorded, ${count} devices at once / ${most} ms (p95)`,
      ratio: p95 / most,
      spread: [Math.min(...worst) / most, Math.max(...worst) / most],
      atMost: 1,
      note,
    },
    {
      what: `last digit to recorded, ${count} devices at once / one alone (p95 / p50)`,
      ratio: p95 / one,
      spread: [Math.min(...worst) / one, Math.max(...worst) / one],
      note,
    },
  ]
}
