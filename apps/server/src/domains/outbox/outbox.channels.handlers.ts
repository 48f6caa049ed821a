import { randomUUID } from 'node:crypto'
import { hasFeature } from '@vigie/contract/companies/settings.ts'
import { epochOf } from '@vigie/contract/kit/time.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { channelWays, readChannels, testChannel, type ChannelWay, type TestResult } from '@vigie/contract/outbox/outbox.channels.ts'
import { say } from '@vigie/phrases/say.ts'
import { handle, reading, type RequestContext } from '../../kit/handle.ts'
import { AddressGone, RefusedForGood } from '../../platform/undeliverable.ts'
import { carryLetter, stampOf } from './outbox.carry.ts'
import { browsersOf, channelCounts, letterLogo, recordTried } from './outbox.channels.store.ts'
import { forgetEndpoint } from './sending.store.ts'

/** Milliseconds for a test: somebody waits for it. */
const mostMs = 8000
/** Of the budget that a manager's own messages have, so that five tests go at once and one more every four minutes. */
const costOfTest = 4

interface Outcome {
  readonly result: TestResult
  readonly reason: string
}
type Context = Pick<RequestContext<typeof testChannel>, 'company' | 'session' | 'db' | 'now' | 'language' | 'installation'>

export const handlers = [
  reading(readChannels, async ({ company, session, db, now, installation }) => {
    const [counts, browsers] = await db.batch(channelCounts(db, now), browsersOf(db, session.user.id))
    const isOpen = (way: ChannelWay) => way === 'mail' || hasFeature(company.apiVersion, 'canManageNotificationsPushAndSMS')
    return {
      channels: channelWays.filter(isOpen).map((way) => {
        const count = counts.find((one) => one.way === way)
        return {
          way,
          isSending: way === 'mail' ? installation.mailer !== undefined : installation.push !== undefined,
          sender: way === 'mail' ? (installation.mailer?.sender ?? null) : null,
          recipient: session.user.email,
          browserCount: browsers.length,
          sentCount: count?.sent ?? 0,
          waitingCount: count?.waiting ?? 0,
          failedCount: count?.failed ?? 0,
          lastFailure: count?.lastFailure ?? '',
        }
      }),
    }
  }),

  handle(testChannel, async (context) => {
    const { input, company, session, db, now, language, installation } = context
    if (input.way === 'push' && !hasFeature(company.apiVersion, 'canManageNotificationsPushAndSMS')) throw new Refusal('FORBIDDEN')
    const seconds = installation.managersMessages.take(`${company.id}/${session.user.id}/test`, costOfTest)
    if (seconds > 0) throw new Refusal('TOO_MANY_CALLS', { seconds })
    const words = { company: company.name }
    const subject = say(language, 'messages.test.subject', words)
    const body = say(language, `messages.test.${input.way}`, words)
    const outcome = await (input.way === 'mail' ? mailTest : pushTest)(context, subject, body)
    const state = ({ sent: 'sent', refused: 'givenUp', unreachable: 'givenUp', kept: 'kept', nobody: null } as const)[outcome.result]
    if (state !== null) {
      const { id: userId, email: recipient } = session.user
      await db.save(recordTried(db, { way: input.way, userId, recipient, subject, body, state, failure: outcome.reason, now }))
    }
    return outcome
  }),
]

async function mailTest({ company, session, db, language, installation }: Context, subject: string, body: string): Promise<Outcome> {
  const { email: recipient } = session.user
  if (recipient === '') return { result: 'nobody', reason: '' }
  const logo = (await db.one(letterLogo(db)))?.bytes ?? null
  const letter = { recipient, subject, body, language, companyName: company.name, logo }
  const sent = carryLetter(installation, stampOf(installation, company.id, `test ${randomUUID()}`), letter, mostMs)
  return sent ? outcomeOf(sent) : { result: 'kept', reason: '' }
}

/** Sent where one browser of several has it: the others may be off, or gone. */
async function pushTest({ company, session, db, now, installation }: Context, title: string, body: string): Promise<Outcome> {
  const { push } = installation
  if (!push) return { result: 'kept', reason: '' }
  const browsers = await db.read(browsersOf(db, session.user.id))
  // The list of notices does not hold it: its number is none of theirs, and another for each test, so that each shows.
  const number = -Math.floor(epochOf(now) / 1000)
  const payload = { id: number, title, body, path: '/company/settings?group=messages', clientCode: company.code, userId: session.user.id }
  const outcomes = await Promise.all(
    browsers.map(({ endpoint, p256dh, auth, id }) => {
      const sending = push.send({ endpoint, p256dh, auth }, { id: stampOf(installation, company.id, `test ${id} ${number}`), payload })
      return outcomeOf(sending, async () => void (await db.save(forgetEndpoint(db, endpoint))))
    }),
  )
  return outcomes.find(({ result }) => result === 'sent') ?? outcomes[0] ?? { result: 'nobody', reason: '' }
}

async function outcomeOf(sending: Promise<void>, onGone?: () => Promise<void>): Promise<Outcome> {
  try {
    await sending
    return { result: 'sent', reason: '' }
  } catch (error) {
    if (error instanceof AddressGone) await onGone?.()
    return { result: error instanceof RefusedForGood ? 'refused' : 'unreachable', reason: (error as Error).message }
  }
}
