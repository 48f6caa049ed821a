import { randomBytes } from 'node:crypto'
import net from 'node:net'

interface Asking {
  readonly method: string
  readonly path: string
  readonly payload: object
  readonly token: string
  readonly company: string
}
export type Ask = (asking: Asking) => Promise<unknown>
export interface Askers {
  /** One a client, each with a connection of its own; one call at a time on each. */
  readonly asks: readonly Ask[]
  close(): void
}

// The clients share the machine's few cores with the server: a client as dear as the server would halve each ratio to a
// baseline that has none. So these speak HTTP and WebSocket by hand over connections kept open, and read of an answer
// what they must: where it ends, whether it is good, and its text when it is not.

interface Line {
  write(bytes: Buffer | string): void
  close(): void
}

/** A connection cut into messages: `sizeOf` answers how long the next one is, once its head is there, else undefined. */
function openLine(
  port: number,
  sizeOf: (bytes: Buffer) => number | undefined,
  hear: (message: Buffer) => void,
  lost: (error: Error) => void,
): Line {
  const socket = net.connect({ host: '127.0.0.1', port, noDelay: true })
  let pieces: Buffer[] = []
  let length = 0
  let size: number | undefined
  const gather = (): Buffer => (pieces.length === 1 ? pieces[0]! : (pieces = [Buffer.concat(pieces)])[0]!)
  socket.on('data', (piece) => {
    pieces.push(piece)
    length += piece.length
    while (length > 0) {
      size ??= sizeOf(gather())
      if (size === undefined || length < size) return
      const bytes = gather()
      const message = bytes.subarray(0, size)
      pieces = length > size ? [bytes.subarray(size)] : []
      length -= size
      size = undefined
      hear(message)
    }
  })
  socket.on('error', lost)
  socket.on('close', () => lost(new Error('the server has hung up')))
  return { write: (bytes) => void socket.write(bytes), close: () => void socket.destroy() }
}

/** What is being waited for on a line. */
function waiting() {
  let now: { resolve: (value: undefined) => void; reject: (error: Error) => void } | undefined
  return {
    start: (send: () => void) =>
      new Promise((resolve, reject) => {
        now = { resolve, reject }
        send()
      }),
    end: (error?: Error) => {
      const ended = now
      now = undefined
      if (error) ended?.reject(error)
      else ended?.resolve(undefined)
    },
  }
}

/** Asks over HTTP, as an app does that sends no more headers than it needs. */
export function httpAskers(port: number, clients: number): Askers {
  const lines: Line[] = []
  const asks = Array.from({ length: clients }, (): Ask => {
    const { start, end } = waiting()
    const hear = (message: Buffer): void => {
      const isGood = message.toString('latin1', 9, 12) === '200'
      end(isGood ? undefined : new Error(message.toString()))
    }
    const line = openLine(port, sizeOfAnswer, hear, end)
    lines.push(line)
    return ({ method, path, payload, token, company }) => {
      const isRead = method === 'GET'
      const query = isRead ? `?${new URLSearchParams(payload as Record<string, string>).toString()}` : ''
      const body = isRead ? '' : JSON.stringify(payload)
      const about = isRead ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
      const head = `${method} /api${path}${query} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nauthorization: Bearer ${token}\r\nx-client-code: ${company}\r\n`
      return start(() => line.write(`${head}${about}\r\n${body}`))
    }
  })
  return { asks, close: () => lines.forEach((line) => line.close()) }
}

function sizeOfAnswer(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1]
  if (length === undefined) throw new Error('an answer without its length')
  return end + 4 + Number(length)
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
    const line = openLine(port, (bytes) => (isOpen ? sizeOfFrame(bytes) : sizeOfHead(bytes)), hear, end)
    lines.push(line)
    const key = randomBytes(16).toString('base64')
    const upgrade = `connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n`
    await start(() => line.write(`GET /socket/?EIO=4&transport=websocket HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${upgrade}\r\n`))
    return ({ method, path, payload, token: accessToken, company: code }) => {
      const envelope = { method, path, payload, apiVersion: '1.8.0', clientCode: code, apiCode: code, accessToken, isClockingApp: true }
      return start(() => line.write(frameOf(`420${JSON.stringify(['request', envelope])}`)))
    }
  }
  const asks: Ask[] = []
  for (let at = 0; at < clients; at++) asks.push(await open())
  return { asks, close: () => lines.forEach((line) => line.close()) }
}

const sizeOfHead = (bytes: Buffer): number | undefined => {
  const end = bytes.indexOf('\r\n\r\n')
  return end < 0 ? undefined : end + 4
}

/** A text frame of a client: masked, as it must be, by a mask of nothing. */
function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const isLong = length > 125
  const frame = Buffer.alloc((isLong ? 8 : 6) + length)
  frame[0] = 0x81
  frame[1] = 0x80 | (isLong ? 126 : length)
  if (isLong) frame.writeUInt16BE(length, 2)
  frame.write(text, isLong ? 8 : 6)
  return frame
}

/** The head of a server's frame and its payload's length; undefined while it is not all there. */
function headOf(bytes: Buffer): { head: number; length: number } | undefined {
  const short = bytes.length < 2 ? undefined : bytes[1]! & 0x7f
  if (short === undefined || bytes.length < (short === 127 ? 10 : short === 126 ? 4 : 2)) return undefined
  if (short === 126) return { head: 4, length: bytes.readUInt16BE(2) }
  return short === 127 ? { head: 10, length: Number(bytes.readBigUInt64BE(2)) } : { head: 2, length: short }
}
const sizeOfFrame = (bytes: Buffer): number | undefined => {
  const found = headOf(bytes)
  return found && found.head + found.length
}
const payloadOf = (frame: Buffer): Buffer => frame.subarray(headOf(frame)!.head)
