import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface Letter {
  readonly id: string
  readonly from: string
  readonly to: readonly string[]
  /** As it came: headers and parts, in the encodings of the wire. */
  readonly source: string
}
export interface Mailbox {
  readonly url: string
  readonly port: number
  /** Every transaction that was taken over, in their order. */
  readonly letters: readonly Letter[]
  /** Addresses that are told once that they are not there, by what is answered (`550 …`). */
  readonly refused: Map<string, number>
  close(): Promise<void>
}

const unfolded = (source: string): string => source.replace(/\r?\n[ \t]+/g, ' ')
/** A header of a letter, decoded from its encoded words. */
export function headerOf({ source }: Pick<Letter, 'source'>, name: string): string {
  const head = unfolded(source.slice(0, source.search(/\r?\n\r?\n/)))
  const line = head.split(/\r?\n/).find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`)) ?? ''
  return line
    .slice(name.length + 1)
    .trim()
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, value: string) =>
      how.toLowerCase() === 'b' ? Buffer.from(value, 'base64').toString() : quoted(value.replaceAll('_', ' ')),
    )
}
const quoted = (value: string): string => {
  const bytes = value.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
/** The decoded part of a type. */
export function partOf({ source }: Pick<Letter, 'source'>, type: 'text/plain' | 'text/html'): string {
  const part = source.split(/\r?\n--[^\r\n]+\r?\n/).find((one) => one.toLowerCase().startsWith(`content-type: ${type}`)) ?? ''
  const [head = '', ...rest] = part.split(/\r?\n\r?\n/)
  const body = rest.join('\n\n')
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString()
  return /quoted-printable/i.test(head) ? quoted(Buffer.from(body, 'utf8').toString('latin1')) : body
}

/** A real mail server on this machine, which keeps what it takes over. */
export async function openMailbox(options: SMTPServerOptions & { readonly port?: number } = {}): Promise<Mailbox> {
  const letters: Letter[] = []
  const refused = new Map<string, number>()
  const server = new SMTPServer({
    authOptional: true,
    // Milliseconds that those who keep a line open are waited for.
    closeTimeout: 100,
    // Its own certificate is nobody's.
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      const code = refused.get(address)
      done(code === undefined ? null : Object.assign(new Error(`<${address}> is not here`), { responseCode: code }))
    },
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        letters.push({ id: headerOf({ source }, 'message-id'), from, to: envelope.rcptTo.map(({ address }) => address), source })
        done()
      }, done)
    },
    ...options,
  })
  server.on('error', () => {})
  const listening = server.listen(options.port ?? 0, '127.0.0.1')
  await once(listening, 'listening')
  const address = listening.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, port, letters, refused, close: () => new Promise((resolve) => server.close(() => resolve())) }
}
