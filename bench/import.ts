import { alternate, median, type Figure } from './rounds.ts'
import type { BenchDatabase } from './dataset.ts'
import { fillLists, lists, listsToken } from './lists.data.ts'
import { startBenchServer } from './server.ts'

const shifts = 100_000
/** Calls of a round, one after the other. */
const calls = 200

/** A month of so many shifts without an agent, as a back office exports them. */
export function importFile(count: number, sites: number): File {
  const two = (value: number) => String(value).padStart(2, '0')
  const rows = Array.from({ length: count }, (_, at) => {
    const day = `${two(1 + (at % 28))}/12/2026`
    return `L${at};S${1 + (at % sites)};${day};08:00;${day};16:00`
  })
  return new File([['N° vacation;Code site;Date début;Heure début;Date fin;Heure fin', ...rows].join('\n')], 'vacations.csv')
}

/** Tries a file without saving anything; answers the milliseconds that it took. */
export async function tryFile(port: number, headers: Readonly<Record<string, string>>, file: File): Promise<number> {
  const form = new FormData()
  form.append('files', file)
  const began = performance.now()
  const answer = await fetch(`http://127.0.0.1:${port}/api/imports`, { method: 'POST', headers, body: form })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.arrayBuffer()
  return performance.now() - began
}

export const headersOf = (token: string, company: string) => ({ authorization: `Bearer ${token}`, 'x-client-code': company })

/** How long the other calls take while 100,000 shifts are tried by a manager, against the same calls with nothing going on. */
export async function benchImport(database: BenchDatabase): Promise<Figure[]> {
  const companyId = await fillLists(database)
  const token = await listsToken(database, companyId)
  const server = await startBenchServer(3997)
  const headers = headersOf(token, lists.code)
  const file = importFile(shifts, lists.sites)
  const took: number[] = []
  const slow = async (until?: () => boolean): Promise<number> => {
    const times: number[] = []
    do {
      const began = performance.now()
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/getUser`, { headers })
      await answer.arrayBuffer()
      times.push(performance.now() - began)
    } while (until ? until() : times.length < calls)
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!
  }
  try {
    const results = await alternate({
      idle: () => slow(),
      during: async () => {
        const state = { isRunning: true }
        const trial = tryFile(server.port, headers, file).finally(() => void (state.isRunning = false))
        const p95 = await slow(() => state.isRunning)
        took.push(await trial)
        return p95
      },
    })
    const ratios = results.during.map((milliseconds, round) => milliseconds / results.idle[round]!)
    const [during, idle] = [median(results.during).toFixed(1), median(results.idle).toFixed(1)]
    return [
      {
        what: 'a call during an import of 100,000 shifts / idle, p95',
        ratio: median(ratios),
        spread: [Math.min(...ratios), Math.max(...ratios)],
        note: `${during} ms against ${idle} ms; the dry run takes ${(median(took) / 1000).toFixed(1)} s`,
      },
    ]
  } finally {
    await server.stop()
  }
}
