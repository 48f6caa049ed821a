import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import type { Log } from './log.ts'

/** Where ClamAV's daemon listens. */
export interface ScannerAddress {
  readonly host: string
  readonly port: number
}

/** What looks for viruses. */
export interface Scanner {
  /** The name of the virus; null: none. Throws when the file could not be scanned. */
  scan(path: string): Promise<string | null>
}

/** Timeouts in milliseconds: silence of clamd, and the scan of one file. */
const usualPatience = { idle: 30_000, whole: 120_000 }

/** ClamAV's daemon (`CLAMAV_HOST`), with its failures logged; without one, files are not scanned. */
export const openScanner = (clamav: ScannerAddress | undefined, log: Pick<Log, 'error'>, patience = usualPatience): Scanner => ({
  async scan(path) {
    if (!clamav) return null
    return scanBy(clamav, path, patience).catch((err: unknown) => {
      log.error({ err }, 'a file could not be scanned for viruses')
      throw err
    })
  },
})

/** Sends a file over TCP as clamd wants it (INSTREAM). */
async function scanBy({ host, port }: ScannerAddress, path: string, { idle, whole }: typeof usualPatience) {
  const line = connect({ host: host.replace(/^\[(.*)\]$/, '$1'), port, timeout: idle })
  line.on('timeout', () => line.destroy(new Error('clamd does not answer')))
  const cut = setTimeout(() => line.destroy(new Error('clamd takes too long')), whole)
  const answered = answerOn(line)
  // A scanner that has enough of a file answers before it has all of it: its answer counts, not the line that breaks then.
  const sent = send(path, line).catch(() => {})
  try {
    return verdictOf(await answered)
  } finally {
    clearTimeout(cut)
    line.destroy()
    await sent
  }
}

/** Until the connection accepts no more. Not by `pipeline`, which waits for ever on a connection that was closed before. */
async function send(path: string, line: Socket): Promise<void> {
  for await (const bytes of framed(path)) {
    if (!line.writable) return
    if (!line.write(bytes)) await roomIn(line)
  }
}

const roomIn = (line: Socket): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      line.off('drain', go).off('close', go)
      resolve()
    }
    line.on('drain', go).on('close', go)
  })

/** Chunks after their length, and one of no length. */
async function* framed(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of createReadStream(path)) {
    const bytes = chunk as Buffer
    yield lengthOf(bytes.length)
    yield bytes
  }
  yield lengthOf(0)
}
const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

const answerOn = (line: Socket): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = ''
    line.on('data', (bytes: Buffer) => {
      text += bytes.toString('utf8')
      if (text.includes('\0') || text.length > 4096) resolve(text)
    })
    line.once('error', reject)
    // Its end alone does not close the line, where it takes nothing of what is still to be sent.
    for (const end of ['end', 'close']) line.once(end, () => reject(new Error('clamd closed the line')))
  })

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`; anything else is no verdict. */
function verdictOf(answer: string): string | null {
  const said = answer.split('\0')[0]!.trim()
  if (said === 'stream: OK') return null
  const [, virus] = /^stream: (.+) FOUND$/.exec(said) ?? []
  if (virus) return virus
  throw new Error(`clamd did not look at a file: ${said}`)
}
