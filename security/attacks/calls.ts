import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, wordOf } from '../kit/ask.ts'
import { faultsOf, tally, type Attack } from '../kit/attack.ts'
import { openCall, openSocket, type AttackSocket } from '../kit/socket.ts'
import { addressOf, attackerAt, sized, type Target } from '../kit/target.ts'

const howMany = (target: Target) => sized(target, 1_500, 20_000)

/** What a budget leaves through: what is kept, and what comes anew in the time that it took. With room to spare. */
const allowed = (kept: number, aSecond: number, milliseconds: number) => 1.5 * (kept + (aSecond * milliseconds) / 1000) + 20

interface Flood {
  readonly answers: Readonly<Record<string, number>>
  readonly withoutSeconds: number
  readonly milliseconds: number
}

function faultsOfFlood({ answers, withoutSeconds, milliseconds }: Flood, kept: number, aSecond: number): string[] {
  const answered = answers['200'] ?? 0
  const most = Math.round(allowed(kept, aSecond, milliseconds))
  return faultsOf(
    [answered > most, `${answered} were answered, of at most ${most}`],
    [answered === 0, 'not one was answered'],
    [withoutSeconds > 0, `${withoutSeconds} were refused without saying for how long`],
  )
}

/** Calls on one socket, as many at once as it takes. */
async function floodSocket(target: Target, socket: AttackSocket, envelope: object): Promise<Flood> {
  const { answers, add } = tally()
  let withoutSeconds = 0
  const began = performance.now()
  const calls: Promise<void>[] = []
  for (let at = 0; at < howMany(target); at++) {
    calls.push(
      socket.call(envelope).then((answer) => {
        add(answer?.status ?? 'shut')
        if (answer?.status === 429 && answer.seconds === undefined) withoutSeconds++
      }),
    )
    if (at % 500 === 499) await wait(1)
  }
  const late = setTimeout(() => socket.close(), sized(target, 15_000, 120_000))
  await Promise.all(calls)
  clearTimeout(late)
  return { answers, withoutSeconds, milliseconds: performance.now() - began }
}

const said = ({ milliseconds }: Flood) => `in ${(milliseconds / 1000).toFixed(1)} s`

export const anonymousSocket: Attack = {
  name: 'anonymous-socket',
  what: 'calls on one socket of nobody',
  async run(target) {
    const socket = await openSocket({ port: target.port, from: attackerAt(target, 0) })
    if (!socket) return { tried: 1, answers: {}, faults: ['a socket of nobody was not let in'] }
    const flood = await floodSocket(target, socket, openCall)
    socket.close()
    return { tried: howMany(target), answers: flood.answers, said: said(flood), faults: faultsOfFlood(flood, 60, 5) }
  },
}

export const signedInSocket: Attack = {
  name: 'signed-in-socket',
  what: 'calls on one socket that is signed in',
  async run(target) {
    const { agent } = target.tokens
    const socket = await openSocket({ port: target.port, from: attackerAt(target, 0), token: agent })
    if (!socket) return { tried: 1, answers: {}, faults: ['an agent was not let in'] }
    const flood = await floodSocket(target, socket, {
      method: 'GET',
      path: '/getUser',
      payload: {},
      accessToken: agent,
      clientCode: 'DEMO',
      apiCode: 'DEMO',
    })
    socket.close()
    return { tried: howMany(target), answers: flood.answers, said: said(flood), faults: faultsOfFlood(flood, 400, 20) }
  },
}

/** Calls over connections that are kept open, from one address. */
async function floodHttp(target: Target, path: string, token?: string): Promise<Flood> {
  const { answers, add } = tally()
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 })
  let withoutSeconds = 0
  let left = howMany(target)
  const began = performance.now()
  const until = began + sized(target, 15_000, 120_000)
  const work = async () => {
    while (left-- > 0 && performance.now() < until) {
      const answer = await ask(target.port, { path, agent, from: attackerAt(target, 0), ...(token && { token }) })
      add(wordOf(answer))
      if (answer.status === 429 && !(answer.retryAfter! >= 1)) withoutSeconds++
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  agent.destroy()
  return { answers, withoutSeconds, milliseconds: performance.now() - began }
}

export const anonymousCalls: Attack = {
  name: 'anonymous-calls',
  what: 'calls of nobody over HTTP, of one address',
  async run(target) {
    const flood = await floodHttp(target, '/api/init')
    return { tried: howMany(target), answers: flood.answers, said: said(flood), faults: faultsOfFlood(flood, 600, 30) }
  },
}

export const signedInCalls: Attack = {
  name: 'signed-in-calls',
  what: 'calls of one session over HTTP',
  isLong: true,
  async run(target) {
    const flood = await floodHttp(target, '/api/getUser', target.tokens.agent)
    return { tried: howMany(target), answers: flood.answers, said: said(flood), faults: faultsOfFlood(flood, 400, 20) }
  },
}

/** Sockets that are opened and left alone. */
export const idleSockets: Attack = {
  name: 'idle-sockets',
  what: 'sockets of one address that are left alone',
  isLong: true,
  async run(target) {
    const { answers, add } = tally()
    const count = sized(target, 200, 1000)
    const opened: AttackSocket[] = []
    for (let at = 0; at < count; at += 50) {
      const some = await Promise.all(
        Array.from({ length: 50 }, () =>
          Promise.race([openSocket({ port: target.port, from: attackerAt(target, 0) }), wait(10_000).then(() => 'silent' as const)]),
        ),
      )
      for (const socket of some) {
        add(socket === undefined ? 'not let in' : socket === 'silent' ? 'silent' : 'let in')
        if (typeof socket === 'object') opened.push(socket)
      }
    }
    await wait(sized(target, 500, 10_000))
    const other = await openSocket({ port: target.port, from: addressOf(0, 3) })
    const answer = await other?.call(openCall)
    other?.close()
    opened.forEach((socket) => socket.close())
    return {
      tried: count,
      answers,
      faults: faultsOf(
        [answer?.status !== 200, 'a socket of another address was not answered'],
        [opened.length === 0, 'not one was let in'],
      ),
    }
  },
}
