import { setTimeout as wait } from 'node:timers/promises'
import { ask } from '../kit/ask.ts'
import { faultsOf, tally, type Attack } from '../kit/attack.ts'
import { endlessForm, formRequest } from '../kit/forms.ts'
import { mostBuffered, openRaw, pour, type Raw } from '../kit/raw.ts'
import { addressOf, attackerAt, sized, type Target } from '../kit/target.ts'

const megabyte = 1024 * 1024
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)

/** How lines ended: their statuses, shut without one, or still open. */
function countLines(lines: readonly Raw[]) {
  const { answers, add } = tally()
  for (const line of lines) {
    for (const status of line.statuses) add(status)
    if (line.statuses.length === 0) add(line.endedAfter() === undefined ? 'open' : 'shut')
  }
  return answers
}
const isOver = (line: Raw) => line.endedAfter() !== undefined
/** When the last of them was refused or shut. */
const lastOf = (lines: readonly Raw[]) => Math.max(0, ...lines.map((line) => line.answeredAfter() ?? line.endedAfter() ?? Infinity))

/** Files from whoever is not signed in: refused by the head of the request alone. */
export const forms: Attack = {
  name: 'forms',
  what: 'forms of 20 × 25 MB from nobody',
  async run(target) {
    const patience = sized(target, 8_000, 20_000)
    const lines = Array.from({ length: sized(target, 12, 100) }, (_, at) => openRaw(target.port, attackerAt(target, at)))
    await Promise.all(
      lines.map(async (line) => {
        line.socket.write(formRequest('/api/imports', { 'transfer-encoding': 'chunked' }))
        await pour(line, endlessForm(20, 25 * megabyte), patience)
      }),
    )
    const took = lastOf(lines)
    const sent = Math.max(...lines.map(({ socket }) => socket.bytesWritten))
    const answers = countLines(lines)
    lines.forEach((line) => line.close())
    return {
      tried: lines.length,
      answers,
      said: `the last was refused after ${seconds(took)} s; at most ${(sent / megabyte).toFixed(1)} MB were taken of one`,
      faults: faultsOf(
        [lines.some((line) => line.statuses.includes(200)), 'a form of nobody was accepted'],
        [took > patience, `not every form was refused or shut within ${seconds(patience)} s`],
        // What lies in the buffers of both ends of a connection is not yet read.
        [sent > 12 * megabyte + mostBuffered(), `${Math.round(sent / megabyte)} MB of a refused form were taken`],
      ),
    }
  },
}

interface Half {
  readonly path: string
  readonly headers: string
  readonly count: number
  readonly patience: number
  readonly isDone: (line: Raw) => boolean
}
/** Heads that promise a body which never comes whole: every other one goes on by a byte a second. */
async function halfBodies(target: Target, { path, headers: own, count, patience, isDone }: Half): Promise<Raw[]> {
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nx-client-code: DEMO\r\n${own}\r\n\r\n`
  const lines = Array.from({ length: count }, (_, at) => {
    const line = openRaw(target.port, attackerAt(target, at))
    line.socket.write(`${head}{"email":`)
    return line
  })
  const began = performance.now()
  for (let tick = 1; performance.now() - began < patience && !lines.every(isDone); tick++) {
    await wait(200)
    if (tick % 5 > 0) continue
    for (const [at, line] of lines.entries()) if (at % 2 && !isOver(line) && line.socket.writable) line.socket.write(' ')
  }
  return lines
}
const isRefused = (line: Raw) => line.statuses.length > 0 || isOver(line)
const json = 'content-type: application/json\r\ncontent-length: 10000'

export const halfBodiesRefused: Attack = {
  name: 'half-bodies-refused',
  what: 'halves of bodies where nobody may enter',
  async run(target) {
    const patience = 5_000
    const form = 'content-type: multipart/form-data; boundary=x\r\ncontent-length: 99999999'
    const half = { count: sized(target, 10, 100), patience, isDone: isRefused }
    const lines = (
      await Promise.all([
        halfBodies(target, { ...half, path: '/api/imports', headers: form }),
        halfBodies(target, { ...half, path: '/api/session/prolong', headers: json }),
      ])
    ).flat()
    const answers = countLines(lines)
    const open = lines.filter((line) => !isRefused(line)).length
    lines.forEach((line) => line.close())
    return {
      tried: lines.length,
      answers,
      said: `the last was refused after ${seconds(lastOf(lines))} s`,
      faults: faultsOf([open > 0, `${open} were waited for, though their head alone is refused`]),
    }
  },
}

export const halfBodiesOpen: Attack = {
  name: 'half-bodies',
  what: 'halves of bodies, or a byte a second',
  isLong: true,
  async run(target) {
    const patience = 90_000
    const half = { patience, isDone: isOver }
    const signedIn = `${json}\r\nauthorization: Bearer ${target.tokens.manager}`
    const chunked = 'content-type: application/json\r\ntransfer-encoding: chunked'
    const lines = (
      await Promise.all([
        halfBodies(target, { ...half, path: '/api/login', headers: json, count: 200 }),
        halfBodies(target, { ...half, path: '/api/session/prolong', headers: signedIn, count: 50 }),
        halfBodies(target, { ...half, path: '/api/login', headers: chunked, count: 50 }),
      ])
    ).flat()
    const answers = countLines(lines)
    const open = lines.filter((line) => !isOver(line)).length
    const longest = Math.max(...lines.map((line) => line.endedAfter() ?? patience))
    lines.forEach((line) => line.close())
    return {
      tried: lines.length,
      answers,
      said: `the last was ended after ${seconds(longest)} s`,
      faults: faultsOf([open > 0, `${open} were still open after 90 s`]),
    }
  },
}

export const headers: Attack = {
  name: 'headers',
  what: 'headers without end, at full speed',
  async run(target) {
    const lines = Array.from({ length: sized(target, 20, 300) }, (_, at) => openRaw(target.port, attackerAt(target, at)))
    const header = `${'a'.repeat(50)}: ${'b'.repeat(1000)}\r\n`
    await Promise.all(
      lines.map((line) => {
        line.socket.write('GET /api/init HTTP/1.1\r\nhost: localhost\r\n')
        return pour(
          line,
          Array.from({ length: 2000 }, () => header),
          8_000,
        )
      }),
    )
    const took = lastOf(lines)
    const answers = countLines(lines)
    lines.forEach((line) => line.close())
    return {
      tried: lines.length,
      answers,
      said: `the last was refused after ${seconds(took)} s`,
      faults: faultsOf([took > 8_000, 'headers without end were read on']),
    }
  },
}

export const slowHeaders: Attack = {
  name: 'slow-headers',
  what: 'headers that come a letter a second',
  isLong: true,
  async run(target) {
    const patience = 95_000
    const lines = Array.from({ length: 200 }, (_, at) => openRaw(target.port, attackerAt(target, at)))
    lines.forEach((line) => line.socket.write('GET /api/init HTTP/1.1\r\nhost: localhost\r\nx-slow: '))
    const until = performance.now() + patience
    while (performance.now() < until && !lines.every(isOver)) {
      for (const line of lines) if (!isOver(line) && line.socket.writable) line.socket.write('a')
      await wait(1000)
    }
    const open = lines.filter((line) => !isOver(line)).length
    const longest = Math.max(...lines.map((line) => line.endedAfter() ?? patience))
    const answers = countLines(lines)
    lines.forEach((line) => line.close())
    return {
      tried: lines.length,
      answers,
      said: `the last was ended after ${seconds(longest)} s`,
      faults: faultsOf([open > 0, `${open} were still open after 95 s`]),
    }
  },
}

/** Connections of one address: they are bounded, and nobody else waits behind them. */
export const connections: Attack = {
  name: 'connections',
  what: 'connections of one address, idle or asking',
  async run(target) {
    const count = sized(target, 1000, 2000)
    const lines: Raw[] = []
    for (let at = 0; at < count; at++) {
      const line = openRaw(target.port, attackerAt(target, 0))
      if (at % 2) line.socket.write('GET /api/init HTTP/1.1\r\nhost: localhost\r\nx-client-code: DEMO\r\n\r\n')
      lines.push(line)
      if (at % 100 === 99) await wait(20)
    }
    await wait(sized(target, 500, 1500))
    const open = lines.filter((line) => !isOver(line)).length
    const others = await Promise.all(
      Array.from({ length: 20 }, (_, at) => ask(target.port, { path: '/api/init', from: addressOf(at, 3), waitMilliseconds: 10_000 })),
    )
    const slowest = Math.max(...others.map(({ milliseconds }) => milliseconds))
    const answers = countLines(lines)
    lines.forEach((line) => line.close())
    return {
      tried: count,
      answers,
      said: `${open} stayed open; others came in after at most ${Math.round(slowest)} ms`,
      faults: faultsOf(
        [open > 900, `${open} connections of one address are open at once`],
        [others.some(({ status }) => status !== 200), 'others did not come in'],
      ),
    }
  },
}
