import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startServerProcess } from './process.ts'
import { median, percentile, type Figure } from './rounds.ts'

const dataDir = fileURLToPath(new URL('../data/bench-sockets', import.meta.url))
const port = 3992
const [sockets, holders, rounds] = [5000, 4, 9]
/** Milliseconds from the act until 99 of 100 sockets have heard of it. */
const limit = 250

const answerOf = async <T>(holder: ChildProcess, asked: object | string): Promise<T> => {
  const answered = once(holder, 'message')
  holder.send(asked)
  return (await answered)[0] as T
}

/** How long an act takes to be heard by 5,000 open sockets, which other processes hold. */
export async function benchSockets(): Promise<Figure[]> {
  rmSync(dataDir, { recursive: true, force: true })
  const server = await startServerProcess({ dataDir, port, demo: 'on', env: { CALL_BUDGET: '1000000' } })
  const url = `http://127.0.0.1:${port}`
  const send = (method: 'POST' | 'PUT', path: string, body: object, token = '') =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
  const processes = Array.from({ length: holders }, () => fork(new URL('./sockets.job.ts', import.meta.url), { serialization: 'advanced' }))
  const before = server.memory()
  const latest: number[] = []
  const middle: number[] = []
  try {
    const signedIn = await send('POST', '/login', { email: 'manager@demo.example', password: 'Bienvenue-2026' })
    const { accessToken: token } = (await signedIn.json()) as { accessToken: string }
    await Promise.all(processes.map((holder) => answerOf(holder, { url, token, count: sockets / holders })))
    for (let round = 0; round <= rounds; round++) {
      await wait(1000)
      await Promise.all(processes.map((holder) => answerOf(holder, 'heard')))
      const began = Number(process.hrtime.bigint()) / 1e6
      const acted = await send('PUT', '/notifications/read', {}, token)
      if (!acted.ok) throw new Error(`the act was refused: ${await acted.text()}`)
      await wait(2000)
      const heard = (await Promise.all(processes.map((holder) => answerOf<number[]>(holder, 'heard')))).flat()
      if (heard.length !== sockets) throw new Error(`${heard.length} of ${sockets} sockets have heard`)
      const waited = heard.map((at) => at - began)
      // The first one warms up.
      if (round === 0) continue
      latest.push(percentile(waited, 0.99))
      middle.push(median(waited))
    }
    const perSocket = (server.memory() - before) / sockets / 1024
    return [
      {
        what: `an act heard by 99 % of ${sockets} sockets / ${limit} ms`,
        ratio: median(latest) / limit,
        spread: [Math.min(...latest) / limit, Math.max(...latest) / limit],
        atMost: 1,
        note: `${Math.round(median(latest))} ms, half of them after ${Math.round(median(middle))} ms; ${Math.round(perSocket)} kB of the server for each`,
      },
    ]
  } finally {
    for (const holder of processes) holder.kill()
    await server.stop()
  }
}
