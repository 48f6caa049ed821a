import { readFileSync } from 'node:fs'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** A connection on which an attacker writes what it likes; of what comes back only the statuses are kept. */
export interface Raw {
  readonly socket: net.Socket
  readonly statuses: number[]
  /** Milliseconds from its opening until it was over, answered or not; undefined while it is open. */
  endedAfter(): number | undefined
  /** Milliseconds until the first answer. */
  answeredAfter(): number | undefined
  /** Resolves when it is over. */
  readonly ended: Promise<void>
  close(): void
}

const statusLine = /HTTP\/1\.1 (\d{3}) /g

export function openRaw(port: number, from?: string): Raw {
  const socket = net.connect({ host: '127.0.0.1', port, noDelay: true, ...(from && { localAddress: from }) })
  const began = performance.now()
  const statuses: number[] = []
  let endedAfter: number | undefined
  let answeredAfter: number | undefined
  let rest = ''
  socket.on('data', (piece) => {
    // A status line may lie across two pieces.
    const text = rest + piece.toString('latin1')
    for (const [, status] of text.matchAll(statusLine)) statuses.push(Number(status))
    if (statuses.length > 0) answeredAfter ??= performance.now() - began
    rest = /(?:HTTP\/1\.1 \d{0,3}|HTTP\/1?\.?|HTT?P?|H)$/.exec(text)?.[0] ?? ''
  })
  socket.on('error', () => {})
  const ended = new Promise<void>((resolve) => {
    const over = () => {
      endedAfter ??= performance.now() - began
      resolve()
    }
    socket.once('end', over)
    socket.once('close', over)
  })
  return {
    socket,
    statuses,
    endedAfter: () => endedAfter,
    answeredAfter: () => answeredAfter,
    ended,
    close: () => void socket.destroy(),
  }
}

/** Writes pieces as fast as they are taken, and then waits for an answer: until the line is over, or the time is. */
export async function pour({ socket, ended }: Raw, pieces: Iterable<Buffer | string>, milliseconds: number): Promise<void> {
  const until = performance.now() + milliseconds
  let isOver = false
  const over = ended.then(() => (isOver = true))
  for (const piece of pieces) {
    if (isOver || socket.destroyed || performance.now() > until) return
    if (socket.write(piece)) continue
    let timer: NodeJS.Timeout | undefined
    const late = new Promise((resolve) => (timer = setTimeout(resolve, Math.max(0, until - performance.now()))))
    await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), over, late])
    clearTimeout(timer)
  }
  // All is sent: what is left of the time is for the answer.
  await Promise.race([ended, wait(Math.max(0, until - performance.now()), undefined, { ref: false })])
}

/**
 * The most bytes that may lie unread in the two ends of a connection on this machine. Linux lets a buffer grow to the
 * last figure of its line (tcp(7)); its own usual ones are taken where they cannot be read.
 */
export function mostBuffered(): number {
  const most = (line: string, usual: number) => {
    try {
      return Number(readFileSync(`/proc/sys/net/ipv4/${line}`, 'utf8').trim().split(/\s+/).at(-1)) || usual
    } catch {
      return usual
    }
  }
  return most('tcp_rmem', 6_291_456) + most('tcp_wmem', 4_194_304)
}
