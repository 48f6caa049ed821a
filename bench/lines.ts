import { randomBytes } from 'node:crypto'
import net from 'node:net'

// The clients share the machine's few cores with the server: a client as dear as the server would halve each ratio to a
// baseline that has none. So these speak HTTP and WebSocket by hand over connections kept open, and read of an answer
// what they must: where it ends, whether it is good, and its text when it is not.

export interface Line {
  write(bytes: Buffer | string): void
  close(): void
}

/** Where a line leads; `from` is the client's own address, of which a loopback has many. */
interface Ends {
  readonly port: number
  readonly from?: string | undefined
}

/** A connection cut into messages: `sizeOf` answers how long the next one is, once its head is there, else undefined. */
export function openLine(
  { port, from }: Ends,
  sizeOf: (bytes: Buffer) => number | undefined,
  hear: (message: Buffer) => void,
  lost: (error: Error) => void,
): Line {
  const socket = net.connect({ host: '127.0.0.1', port, noDelay: true, ...(from && { localAddress: from }) })
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

/** Asks for a socket of Engine.IO. */
export function upgradeOf(port: number, more = ''): string {
  const key = randomBytes(16).toString('base64')
  const upgrade = `connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: ${key}\r\n${more}`
  return `GET /socket/?EIO=4&transport=websocket HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\n${upgrade}\r\n`
}

export function sizeOfAnswer(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1]
  if (length === undefined) throw new Error('an answer without its length')
  return end + 4 + Number(length)
}

export const sizeOfHead = (bytes: Buffer): number | undefined => {
  const end = bytes.indexOf('\r\n\r\n')
  return end < 0 ? undefined : end + 4
}

/** A text frame of a client: masked, as it must be, by a mask of nothing. */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const word = length > 65_535 ? 127 : length > 125 ? 126 : length
  const head = word === 127 ? 14 : word === 126 ? 8 : 6
  const frame = Buffer.alloc(head + length)
  frame[0] = 0x81
  frame[1] = 0x80 | word
  if (word === 126) frame.writeUInt16BE(length, 2)
  if (word === 127) frame.writeBigUInt64BE(BigInt(length), 2)
  frame.write(text, head)
  return frame
}

/** The head of a server's frame and its payload's length; undefined while it is not all there. */
function headOf(bytes: Buffer): { head: number; length: number } | undefined {
  const short = bytes.length < 2 ? undefined : bytes[1]! & 0x7f
  if (short === undefined || bytes.length < (short === 127 ? 10 : short === 126 ? 4 : 2)) return undefined
  if (short === 126) return { head: 4, length: bytes.readUInt16BE(2) }
  return short === 127 ? { head: 10, length: Number(bytes.readBigUInt64BE(2)) } : { head: 2, length: short }
}
export const sizeOfFrame = (bytes: Buffer): number | undefined => {
  const found = headOf(bytes)
  return found && found.head + found.length
}
export const payloadOf = (frame: Buffer): Buffer => frame.subarray(headOf(frame)!.head)
