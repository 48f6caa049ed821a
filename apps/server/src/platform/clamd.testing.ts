import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** What everybody's scanner takes for a virus, and is none (eicar.org). */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join('')

export interface Clamd {
  readonly host: string
  readonly port: number
  /** Bytes of each file that it was sent. */
  readonly seen: readonly number[]
  close(): Promise<void>
}
/** `silent`: takes all and says nothing. `deaf`: closes the line at once. `odd`: says what no scanner says. */
export type Mood = 'well' | 'silent' | 'deaf' | 'odd'

/** A small clamd: speaks INSTREAM over TCP as the daemon does, with its greatest length, and knows one virus. */
export async function openClamd({ mood = 'well', most = 26 * 1024 * 1024 }: { mood?: Mood; most?: number } = {}): Promise<Clamd> {
  const seen: number[] = []
  const open = new Set<Socket>()
  const server = createServer((line) => {
    open.add(line.on('error', () => {}).once('close', () => open.delete(line)))
    if (mood === 'deaf') line.destroy()
    let held = Buffer.alloc(0)
    const file: Buffer[] = []
    const size = () => file.reduce((sum, part) => sum + part.length, 0)
    const answer = (text: string) => {
      seen.push(size())
      if (mood !== 'silent') line.end(`${mood === 'odd' ? 'PONG' : text}\0`)
    }
    line.on('data', (chunk: Buffer) => {
      held = Buffer.concat([held, chunk])
      if (held.subarray(0, 10).toString() === 'zINSTREAM\0') held = held.subarray(10)
      for (let length = lengthAt(held); length !== undefined && held.length >= 4 + length; length = lengthAt(held)) {
        if (length === 0) return answer(Buffer.concat(file).includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK')
        file.push(held.subarray(4, 4 + length))
        held = held.subarray(4 + length)
        if (size() > most) return answer('INSTREAM size limit exceeded. ERROR')
      }
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    host: '127.0.0.1',
    port: (server.address() as { port: number }).port,
    seen,
    async close() {
      for (const line of open) line.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

const lengthAt = (held: Buffer): number | undefined => (held.length < 4 ? undefined : held.readUInt32BE(0))
