import { isEmail } from '@vigie/contract/kit/email.ts'
import { createTransport, type NodemailerError } from 'nodemailer'
import { onOneLine } from '@vigie/contract/kit/lines.ts'
import { TryLater } from '../queue/task.ts'
import { RefusedForGood, reasonOf } from '../undeliverable.ts'

interface Mail {
  /** Stands for this message and no other, however often it is tried: receivers know by it one that they have. */
  readonly id: string
  readonly to: string
  /** Who writes: the company. */
  readonly from: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** A PNG that travels within it, shown as `cid:logo`. */
  readonly logo?: Buffer | null
  /** Milliseconds after which it is given up as not answered; undefined: a minute. */
  readonly mostMs?: number | undefined
}
export interface Mailer {
  /** The address that messages come from. */
  readonly sender: string
  /** Answers when the mail server has taken it over; throws RefusedForGood, or TryLater. */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Milliseconds: to be connected and greeted, without a word, and for one message in all, however slowly it trickles. */
const times = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 }
const longest = 60_000

/** The address that messages come from: `?from=` of SMTP_URL, or its user where that is one, or one at the portal's host. */
export function senderOf(smtpUrl: string, publicUrl: string): string {
  const { searchParams, username, hostname } = new URL(smtpUrl)
  const said = [searchParams.get('from') ?? '', decodeURIComponent(username)].find(isEmail)
  return said ?? `portail@${publicUrl ? new URL(publicUrl).hostname : hostname}`
}

/** Sends over a few kept connections to the server of SMTP_URL; other values of its query are nodemailer's. */
export function openMailer(smtpUrl: string, publicUrl: string): Mailer {
  const url = new URL(smtpUrl)
  const address = senderOf(smtpUrl, publicUrl)
  const { hostname } = new URL(`smtp://${address.split('@')[1]!}`)
  url.searchParams.delete('from')
  // A connection that breaks in the middle of a message is not for nodemailer to try again: whether it was taken over is
  // not known, and the queue's pause gives the receiver time to say that it has it.
  const transport = createTransport({ url: url.href, pool: true, maxConnections: 5, maxRequeues: 0, ...times })
  return {
    sender: address,
    async send({ id, to, from, subject, text, html, logo = null, mostMs = longest }) {
      if (!isEmail(to)) throw new RefusedForGood('not an address')
      try {
        await transport.sendMail({
          messageId: `<${id}@${hostname}>`,
          from: { name: onOneLine(from), address },
          to: { name: '', address: to },
          subject: onOneLine(subject),
          text,
          html,
          ...(logo && {
            attachments: [{ cid: 'logo', filename: 'logo.png', contentType: 'image/png', contentDisposition: 'inline', content: logo }],
          }),
          // Prevents out-of-office answers.
          headers: { 'Auto-Submitted': 'auto-generated' },
          disableFileAccess: true,
          disableUrlAccess: true,
          signal: AbortSignal.timeout(mostMs),
        })
      } catch (error) {
        const { response, responseCode = 0, command = '', message } = error as NodemailerError
        const reason = reasonOf(response ?? message)
        // A final answer about this recipient or message; any other error is retried.
        const isOfMessage = command === 'RCPT TO' || command === 'DATA' || (error as NodemailerError).code === 'EMESSAGE'
        if (isOfMessage && responseCode >= 500) throw new RefusedForGood(reason, { cause: error })
        throw new TryLater(reason, { cause: error })
      }
    },
    close: () => transport.close({ force: true }),
  }
}
