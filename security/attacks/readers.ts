import { readdirSync, statSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../kit/ask.ts'
import { faultsOf, tally, type Attack } from '../kit/attack.ts'
import { openRaw } from '../kit/raw.ts'
import { addressOf, attackerAt, sized, type Target } from '../kit/target.ts'

/** The largest file that the web app is served from. */
function largestAsset(): string {
  const folder = new URL('../../apps/web/dist/assets/', import.meta.url)
  const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))
  return `/assets/${files.toSorted((one, other) => statSync(new URL(other, folder)).size - statSync(new URL(one, folder)).size)[0]}`
}

const head = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: localhost\r\nx-client-code: DEMO\r\n${more}\r\n`

interface Asked {
  readonly request: string
  /** Of one address, or each of its own. */
  readonly isOneAddress: boolean
}

/** Connections that ask for a hundred answers each, or for one, and read none, or a byte a second. */
async function readSlowly(target: Target, { request, isOneAddress }: Asked) {
  const count = sized(target, 60, 300)
  const lines = Array.from({ length: count }, (_, at) => {
    const line = openRaw(target.port, attackerAt(target, isOneAddress ? 0 : at))
    line.socket.pause()
    line.socket.write(request.repeat(at % 4 < 2 ? 100 : 1))
    return line
  })
  const until = performance.now() + sized(target, 2_000, 25_000)
  while (performance.now() < until) {
    for (const [at, { socket }] of lines.entries()) if (at % 2) socket.read(1)
    await wait(1000)
  }
  const other = await ask(target.port, { path: '/api/init', from: addressOf(0, 3), waitMilliseconds: 20_000 })
  const { answers, add } = tally()
  for (const line of lines) add(line.endedAfter() === undefined ? 'open' : 'shut')
  lines.forEach((line) => line.close())
  return {
    tried: count * 50.5,
    answers,
    said: `another address was answered after ${Math.round(other.milliseconds)} ms`,
    faults: faultsOf([other.status !== 200, `another address was answered with ${other.status} ${other.code}`]),
  }
}

export const slowReaders: Attack = {
  name: 'slow-readers',
  what: 'big answers for a manager that nobody reads',
  run: (target) =>
    readSlowly(target, {
      request: head('/api/resources?limit=100', `authorization: Bearer ${target.tokens.manager}\r\n`),
      isOneAddress: false,
    }),
}
export const slowDocs: Attack = {
  name: 'slow-docs',
  what: 'the reference of the API, read by nobody',
  isLong: true,
  run: (target) => readSlowly(target, { request: head('/api/docs'), isOneAddress: true }),
}
export const slowFiles: Attack = {
  name: 'slow-files',
  what: 'files of the web app, read by nobody',
  run: (target) => readSlowly(target, { request: head(largestAsset()), isOneAddress: false }),
}
export const slowPackedFiles: Attack = {
  name: 'slow-packed',
  what: 'files packed anew for each, read by nobody',
  isLong: true,
  run: (target) => readSlowly(target, { request: head(largestAsset(), 'accept-encoding: br\r\n'), isOneAddress: false }),
}
