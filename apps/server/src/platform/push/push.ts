import { Agent, request } from 'node:https'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import webPush from 'web-push'
import { TryLater } from '../queue/task.ts'
import { AddressGone, NoAnswer, RefusedForGood, reasonOf } from '../undeliverable.ts'
import { NotPublic, isPublic, publicLookup } from '../public.hosts.ts'

interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}
export interface Push {
  /** By which a browser subscribes; the same for every company of the installation. */
  readonly publicKey: string
  /** Whether endpoints of this machine are let in: in tests alone. */
  readonly isLocalAllowed: boolean
  /** Answers when the push service has taken it over; throws AddressGone, RefusedForGood, or TryLater. */
  send(to: Subscription, message: { readonly id: string; readonly payload: object }): Promise<void>
  close(): void
}
export interface PushSettings {
  readonly vapid: { readonly publicKey: string; readonly privateKey: string; readonly subject: string }
  /** A PEM file: endpoints of this machine whose certificate it signed are let in. For tests. */
  readonly testCa?: string | undefined
}

/** Milliseconds for one message in all, however slowly an answer trickles. */
const longest = 6_000
/** Bytes of an answer that are read: enough for a reason. */
const mostAnswer = 4_096
/** Seconds for which a push service keeps it for a browser that is off: after that it is in the list alone. */
const timeToLive = 3 * 24 * 3600

interface Answer {
  readonly status: number
  readonly text: string
}

/** Web push (RFC 8030): to https and public hosts alone, no redirect followed, nothing of the answer kept but its reason. */
export function openPush({ vapid, testCa }: PushSettings): Push {
  const isLocalAllowed = testCa !== undefined
  const agent = new Agent({
    keepAlive: true,
    maxSockets: 16,
    ...(testCa === undefined ? { lookup: publicLookup } : { ca: readFileSync(testCa) }),
  })
  const post = (endpoint: string, headers: Record<string, string | number>, body: Buffer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request(endpoint, { method: 'POST', headers, agent, signal: AbortSignal.timeout(longest) }, (answer) => {
        let text = ''
        const done = () => resolve({ status: answer.statusCode ?? 0, text })
        answer.setEncoding('utf8').on('data', (part: string) => {
          text += part
          if (text.length < mostAnswer) return
          text = text.slice(0, mostAnswer)
          answer.destroy()
          done()
        })
        answer.on('end', done).on('error', reject)
      })
      let isSent = false
      sent.once('finish', () => (isSent = true))
      sent.on('error', (error) => reject(isSent && error.name === 'AbortError' ? new NoAnswer('no answer') : error))
      sent.end(body)
    })
  return {
    publicKey: vapid.publicKey,
    isLocalAllowed,
    async send({ endpoint, p256dh, auth }, { id, payload }) {
      // A name is resolved and checked at the connection; an address is checked here.
      const host = new URL(endpoint).hostname.replace(/^\[|\]$/g, '')
      if (!isLocalAllowed && isIP(host) > 0 && !isPublic(host)) throw new AddressGone('not a public address')
      const { headers, body } = sealed({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), id, vapid)
      const answer = await post(endpoint, headers, body).catch((error: unknown) => {
        if (error instanceof NotPublic || (error as { cause?: unknown }).cause instanceof NotPublic)
          throw new AddressGone('not a public address')
        if (error instanceof NoAnswer) throw error
        throw new TryLater(reasonOf((error as Error).message), { cause: error })
      })
      if (answer.status >= 200 && answer.status < 300) return
      const reason = reasonOf(`${answer.status} ${answer.text}`)
      if (answer.status === 404 || answer.status === 410) throw new AddressGone(reason)
      if (answer.status === 429 || answer.status >= 500) throw new TryLater(reason)
      throw new RefusedForGood(reason)
    },
    close: () => agent.destroy(),
  }
}

/** Invalid keys: drop the subscription. */
function sealed(
  to: { endpoint: string; keys: { p256dh: string; auth: string } },
  payload: string,
  topic: string,
  vapid: PushSettings['vapid'],
) {
  try {
    // A message that waits at the push service takes the place of the same one: tried twice, it is shown once.
    return webPush.generateRequestDetails(to, payload, {
      vapidDetails: vapid,
      TTL: timeToLive,
      urgency: 'high',
      topic,
      contentEncoding: 'aes128gcm',
    })
  } catch (error) {
    throw new AddressGone('keys of no browser', { cause: error })
  }
}
