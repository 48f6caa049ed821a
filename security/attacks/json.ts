import { ask, wordOf } from '../kit/ask.ts'
import { faultsOf, tally, type Attack } from '../kit/attack.ts'
import { openRaw, pour } from '../kit/raw.ts'
import { openCall, openSocket } from '../kit/socket.ts'
import { swellingJson } from '../kit/swelling.ts'
import { attackerAt, sized } from '../kit/target.ts'

const size = 1_000_000
const times = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

/** A megabyte of JSON of each kind that is dear to read. */
const dearJson: Readonly<Record<string, () => string>> = {
  'deep lists': () => `{"email":${'['.repeat(size / 2)}${']'.repeat(size / 2)}}`,
  'deep tables': () => `${times('{"a":', size)}1${'}'.repeat(size / 5)}`,
  'keys without number': () => `{${Array.from({ length: 100_000 }, (_, at) => `"k${at}":1`).join()}}`,
  'a long list': () => `{"email":[${times('1,', size - 20)}1]}`,
  'a list of tables': () => `{"email":[${times('{},', size - 2)}{}]}`,
  'a long text': () => `{"email":"${'x'.repeat(size)}","password":"${'y'.repeat(1000)}"}`,
  'escaped letters': () => `{"email":"${times('\\u0000', 6 * 160_000)}"}`,
  'a long number': () => `{"email":1${'0'.repeat(size)}}`,
  'a fraction': () => `{"userId":0.${'1'.repeat(size)}}`,
  prototypes: () =>
    `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"a":1}},"email":[${times('{"__proto__":{}},', 17 * 50_000)}1]}`,
}
/** What may come of a body that is too large, or of values that are none. */
const refusals = new Set(['400', '401', '404', '413', '415', '422', '429', '503'])
const isRefusal = (word: string) => refusals.has(word) || word.startsWith('shut')
const others = (answers: Readonly<Record<string, number>>) => Object.keys(answers).filter((word) => !isRefusal(word))

export const json: Attack = {
  name: 'json',
  what: 'a megabyte of dear JSON to /login',
  async run(target) {
    const { answers, add } = tally()
    let slowest = 0
    let dearest = ''
    const faults = new Set<string>()
    for (const [kind, make] of Object.entries(dearJson)) {
      const body = make()
      const asked = await Promise.all(
        Array.from({ length: sized(target, 4, 20) }, (_, at) =>
          ask(target.port, { path: '/api/login', body, from: attackerAt(target, at) }),
        ),
      )
      for (const answer of asked) {
        add(wordOf(answer))
        if (!isRefusal(wordOf(answer))) faults.add(`${kind}: ${wordOf(answer)}`)
        if (answer.milliseconds <= slowest) continue
        slowest = answer.milliseconds
        dearest = kind
      }
    }
    return {
      tried: Object.keys(dearJson).length * sized(target, 4, 20),
      answers,
      said: `the slowest, ${dearest}, took ${Math.round(slowest)} ms`,
      faults: [...faults],
    }
  },
}

export const chunkedJson: Attack = {
  name: 'chunked-json',
  what: 'JSON of 100 MB that does not say its length',
  isLong: true,
  async run(target) {
    const lines = Array.from({ length: sized(target, 4, 20) }, (_, at) => openRaw(target.port, attackerAt(target, at)))
    const bytes = Buffer.alloc(64 * 1024, 'x')
    const chunk = Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
    await Promise.all(
      lines.map((line) => {
        line.socket.write('POST /api/login HTTP/1.1\r\nhost: localhost\r\nx-client-code: DEMO\r\n')
        line.socket.write('content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n')
        return pour(
          line,
          Array.from({ length: 1600 }, () => chunk),
          sized(target, 5_000, 15_000),
        )
      }),
    )
    const { answers, add } = tally()
    for (const line of lines) add(line.statuses[0] ?? (line.endedAfter() === undefined ? 'open' : 'shut'))
    const sent = Math.max(...lines.map(({ socket }) => socket.bytesWritten)) / 1_000_000
    const wrong = others(answers)
    lines.forEach((line) => line.close())
    return {
      tried: lines.length,
      answers,
      said: `at most ${sent.toFixed(1)} MB were taken of one`,
      faults: faultsOf([wrong.length > 0, `ended with ${wrong.join(', ')}`], [sent > 24, `${Math.round(sent)} MB of one were read`]),
    }
  },
}

export const gzip: Attack = {
  name: 'gzip',
  what: 'JSON packed as gzip that swells',
  isLong: true,
  async run(target) {
    const { answers, add } = tally()
    const bomb = await swellingJson(sized(target, 100, 1000) * 1024 * 1024)
    // Small enough to be read where a form is expected, and before a sign-in.
    const smaller = [await swellingJson(10 * 1024 * 1024), await swellingJson(2 * 1024 * 1024)]
    const { manager } = target.tokens
    for (const body of [bomb, ...smaller]) {
      for (const token of [undefined, manager]) {
        const asked = Array.from({ length: sized(target, 2, 10) }, (_, at) =>
          ask(target.port, {
            method: 'PUT',
            path: '/api/preferences/columns',
            ...(token && { token }),
            body,
            from: attackerAt(target, at),
            headers: { 'content-encoding': 'gzip' },
          }),
        )
        for (const answer of await Promise.all(asked)) add(wordOf(answer))
      }
    }
    const wrong = others(answers)
    return {
      tried: 6 * sized(target, 2, 10),
      answers,
      said: `${[bomb, ...smaller].map(({ length }) => Math.round(length / 1000)).join(', ')} kB, at most ${sized(target, 100, 1000)} MB unpacked`,
      faults: faultsOf([wrong.length > 0, `answered with ${wrong.join(', ')}`]),
    }
  },
}

const isSettled = <T>(promise: Promise<T>, milliseconds: number): Promise<T | 'silent'> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('silent'), milliseconds)
    promise.then((value) => {
      clearTimeout(timer)
      resolve(value)
    }, reject)
  })

export const frames: Attack = {
  name: 'frames',
  what: 'frames of 1 and 10 MB on sockets',
  async run(target) {
    const { answers, add } = tally()
    const patience = sized(target, 5_000, 15_000)
    let tried = 0
    const sendOne = async (packet: string, from: string, token: string | undefined) => {
      tried++
      const socket = await openSocket({ port: target.port, from, ...(token && { token }) })
      if (!socket) return add('not let in')
      socket.send(packet)
      // Whoever is not shut out must still be answered; sooner or later, for its budget may be spent.
      const first = await isSettled(Promise.race([socket.shut.then(() => 'shut' as const), socket.call(openCall)]), patience)
      add(first === undefined || first === 'shut' ? 'shut' : first === 'silent' ? 'silent' : first.status)
      socket.close()
    }
    const packets = [
      ...Object.values(dearJson).map((make) => `420["request",{"method":"POST","path":"/login","payload":${make()}}]`),
      `420["request",{"method":"PUT","path":"/preferences/columns","payload":{"value":"${'x'.repeat(900_000)}"}}]`,
      ...Array.from({ length: sized(target, 1, 5) }, () => `420["request","${'x'.repeat(10_000_000)}"]`),
      `45${'9'.repeat(300)}-["request",{"_placeholder":true,"num":0}]`,
      '459999999-["request",{"_placeholder":true,"num":0}]',
    ]
    for (const [at, packet] of packets.entries())
      await Promise.all([
        sendOne(packet, attackerAt(target, at), undefined),
        sendOne(packet, attackerAt(target, at), target.tokens.manager),
      ])
    return {
      tried,
      answers,
      faults: faultsOf([(answers['silent'] ?? 0) > 0, `${answers['silent']} sockets were left open without an answer`]),
    }
  },
}
