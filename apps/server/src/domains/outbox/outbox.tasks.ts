import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { task, type TaskContext } from '../../kit/task.ts'
import { TryLater } from '../../platform/queue/task.ts'
import { AddressGone, NoAnswer, RefusedForGood } from '../../platform/undeliverable.ts'
import { carryLetter, stampOf } from './outbox.carry.ts'
import { endMessage, forgetEndpoint, keepMessage, noteFailure, takeMessage, type TakenMessage } from './sending.store.ts'

const input = z.object({ messageId: z.int() })

/** Hands a message to who carries it; undefined: nobody does here. */
type Carry = (message: TakenMessage, messageId: number, context: TaskContext) => Promise<void> | undefined

const mailed: Carry = (message, messageId, { db, installation }) =>
  carryLetter(installation, stampOf(installation, db.companyId, messageId), message)

const pushed: Carry = ({ subject, body, path, companyCode, notificationId, userId, ...to }, messageId, { db, installation }) => {
  const { push } = installation
  if (!push) return undefined
  const { endpoint, p256dh, auth } = to
  if (endpoint === null || p256dh === null || auth === null) return Promise.reject(new RefusedForGood('signed out'))
  const payload = { id: notificationId, title: subject, body, path, clientCode: companyCode, userId }
  return push.send({ endpoint, p256dh, auth }, { id: stampOf(installation, db.companyId, messageId), payload })
}

/** Tries of one message at an address that takes it and answers nothing: whoever put it there may want to hold us up. */
const mostInSilence = 5

/** One message, tried until it is taken over, given up, or kept because nobody carries it here. */
const carry =
  (by: (way: TakenMessage['way']) => Carry | undefined) =>
  async ({ messageId }: { messageId: number }, context: TaskContext) => {
    const { db, now, installation, isLastTry } = context
    const [message] = await db.save(takeMessage(db, messageId, now))
    if (!message) return
    const isDemo = installation.isDemo({ code: message.companyCode })
    const over = (state: 'sent' | 'givenUp', failure: string) => db.save(endMessage(db, messageId, state, failure, now, isDemo))
    try {
      const sent = by(message.way)?.(message, messageId, context)
      if (sent === undefined) return void (await db.save(keepMessage(db, messageId)))
      await sent
    } catch (error) {
      const isGone = error instanceof AddressGone || (error instanceof NoAnswer && message.tries >= mostInSilence)
      if (isGone && message.endpoint !== null) await db.save(forgetEndpoint(db, message.endpoint))
      if (isGone || error instanceof RefusedForGood) return void (await over('givenUp', error.message))
      if (!(error instanceof TryLater)) throw error
      if (isLastTry) return void (await over('givenUp', error.message))
      await db.save(noteFailure(db, messageId, error.message))
      throw error
    }
    // It is on its way: a database that is away for a moment is no reason to send it twice.
    for (let left = 5; ; left--) {
      try {
        return void (await over('sent', ''))
      } catch (error) {
        if (left === 0) throw error
        await wait(1000)
      }
    }
  }

export const tasks = [
  task({ name: 'outbox.send', lane: 'mail', input, run: carry((way) => (way === 'mail' ? mailed : undefined)) }),
  task({ name: 'outbox.push', lane: 'push', input, run: carry(() => pushed) }),
]
