import { frameOf, openLine, payloadOf, sizeOfAnswer, sizeOfFrame, sizeOfHead, upgradeOf, type Line } from './lines.ts'

interface Asking {
  readonly method: string
  readonly path: string
  readonly payload: object
  readonly token: string
  readonly company: string
}
/** Answers, over HTTP, the whole message; over a socket nothing. */
export type Ask = (asking: Asking) => Promise<unknown>
export interface Askers {
  /** One a client, each with a connection of its own; one call at a time on each. */
  readonly asks: readonly Ask[]
  close(): void
}

/** What is being waited for on a line. */
function waiting() {
  let now: { resolve: (answer: Buffer | undefined) => void; reject: (error: Error) => void } | undefined
  return {
    start: (send: () => void) =>
      new Promise<Buffer | undefined>((resolve, reject) => {
        now = { resolve, reject }
        send()
      }),
    end: (error?: Error, answer?: Buffer) => {
      const ended = now
      now = undefined
      if (error) ended?.reject(error)
      else ended?.resolve(answer)
    },
  }
}

/** A list repeats its key. */
const queryOf = (payload: object): string =>
  new URLSearchParams(
    Object.entries(payload).flatMap(([key, value]) => [value].flat().map((one): [string, string] => [key, String(one)])),
  ).toString()

/** Asks over HTTP, as an app does that sends no more headers than it needs. */
export function httpAskers(port: number, clients: number): Askers {
  const lines = new Set<Line>()
  const asks = Array.from({ length: clients }, (): Ask => {
    const { start, end } = waiting()
    // Opened with the first question, and anew once it was shut: the server ends a line on which nothing comes for long.
    let line: Line | undefined
    const lost = (error: Error): void => {
      lines.delete(line!)
      line = undefined
      end(error)
    }
    const hear = (message: Buffer): void => {
      const isGood = message.toString('latin1', 9, 12) === '200'
      end(isGood ? undefined : new Error(message.toString()), message)
    }
    return ({ method, path, payload, token, company }) => {
      lines.add((line ??= openLine({ port }, sizeOfAnswer, hear, lost)))
      const own = line
      const isRead = method === 'GET'
      const query = isRead ? `?${queryOf(payload)}` : ''
      const body = isRead ? '' : JSON.stringify(payload)
      const about = isRead ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
      const head = `${method} /api${path}${query} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${token}\r\nx-client-code: ${company}\r\n`
      return start(() => own.write(`${head}${about}\r\n${body}`))
    }
  })
  return { asks, close: () => lines.forEach((line) => line.close()) }
}

/** Asks over sockets, by the event `request` and its acknowledgement; what else is told is passed over. */
export async function socketAskers(port: number, clients: number, token: string, company: string): Promise<Askers> {
  const lines: Line[] = []
  const open = async (): Promise<Ask> => {
    const { start, end } = waiting()
    let isOpen = false
    const hear = (message: Buffer): void => {
      if (!isOpen) {
        isOpen = true
        if (message.toString('latin1', 9, 12) !== '101') end(new Error(message.toString()))
        return
      }
      const text = payloadOf(message)
      // Engine.IO: `0` opens, `2` is a ping; Socket.IO: `40` lets in, `44` refuses, `43` acknowledges.
      const [kind, more] = [text[0], text[1]].map((byte) => String.fromCharCode(byte ?? 0))
      if (kind === '0') line.write(frameOf(`40${JSON.stringify({ token, clientCode: company })}`))
      else if (kind === '2') line.write(frameOf('3'))
      else if (kind === '4' && more === '0') end()
      else if (kind === '4' && more === '3') end(text.includes('"status":200') ? undefined : new Error(text.toString()))
      else if (kind === '4' && more === '4') end(new Error(text.toString()))
    }
    const line = openLine({ port }, (bytes) => (isOpen ? sizeOfFrame(bytes) : sizeOfHead(bytes)), hear, end)
    lines.push(line)
    await start(() => line.write(upgradeOf(port)))
    return ({ method, path, payload, token: accessToken, company: code }) => {
      const envelope = { method, path, payload, apiVersion: '1.8.0', clientCode: code, apiCode: code, accessToken, isClockingApp: true }
      return start(() => line.write(frameOf(`420${JSON.stringify(['request', envelope])}`)))
    }
  }
  const asks: Ask[] = []
  for (let at = 0; at < clients; at++) asks.push(await open())
  return { asks, close: () => lines.forEach((line) => line.close()) }
}
