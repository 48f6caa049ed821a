import { role } from '@vigie/contract/access.ts'
import webPush from 'web-push'
import { afterAll } from 'vitest'
import { openTestApp } from '../../../test/app.ts'
import { freshFixture } from '../../../test/fixture.ts'
import { openMailbox } from '../../../test/posts/mailbox.ts'
import { localPem, openPushService } from '../../../test/posts/push.service.ts'
import { notify, type Notice } from './notify.store.ts'

/** An installation that sends mail and web push, to a mailbox and a push service of its own: for one test file. */
export async function openDelivery() {
  const [box, service] = [await openMailbox(), await openPushService()]
  const keys = webPush.generateVAPIDKeys()
  const app = await openTestApp({
    runsQueue: true,
    env: {
      PUBLIC_URL: 'https://portail.example.test',
      SMTP_URL: `${box.url}/?from=vigie@example.test`,
      VAPID_PUBLIC_KEY: keys.publicKey,
      VAPID_PRIVATE_KEY: keys.privateKey,
      VAPID_SUBJECT: 'mailto:vigie@example.test',
      TEST_PUSH_CA: localPem,
    },
  })
  afterAll(() => Promise.all([box.close(), service.close()]))
  const fixture = freshFixture(app)
  const sql = (text: string, ...values: unknown[]) => app.database.superuser.query(text, values)

  let count = 0
  /** A person with an address of its own. */
  async function somebody(columns: Record<string, unknown> = {}) {
    const email = `person${++count}@example.test`
    const agent = await app.rows.agent(fixture.company.id)
    const userId = await app.rows.user(fixture.company.id, {
      role: role.agent,
      email,
      columns: { first_name: 'Nina', agent_id: agent, ...columns },
    })
    return { userId, email, as: { code: fixture.company.code, token: await app.rows.session(fixture.company.id, userId) } }
  }
  const tell = async (userIds: readonly number[], more: Partial<Notice> = {}) => {
    const db = app.database.forCompany(fixture.company.id)
    const facts = { title: 'Réunion', text: 'Demain à 9 h.' }
    const notice = { kind: 'message', facts, path: '/notifications', about: `message ${++count}`, now: app.clock.now() } as const
    await db.save(notify(db, { ...notice, userIds, ...more } as Notice))
  }
  const mailsTo = (email: string) => box.letters.filter(({ to }) => to.includes(email))
  const outboxOf = async (userId: number) =>
    (await sql('select way, state, tries, failure, body from outbox where user_id = $1 order by message_id', userId)).rows as {
      way: string
      state: string
      tries: number
      failure: string
      body: string
    }[]
  const statesOf = async (userId: number) => (await outboxOf(userId)).map(({ way, state }) => `${way} ${state}`)
  /** Jobs whose pause would last are due at once. */
  const hurry = () => sql('update graphile_worker._private_jobs set run_at = now() where locked_at is null')
  return { app, box, service, keys, fixture, sql, somebody, tell, mailsTo, outboxOf, statesOf, hurry }
}
