import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import { answerList, type ListHandler } from '../../kit/list.ts'

/** The list, with `body` as what its messages say. */
const listing = (body: string) =>
  answerList(listOutbox, {
    from: 'outbox o',
    id: 'o.message_id',
    columns: `o.way, o.recipient, o.subject, ${body} as body, o.created_at as "createdAt", o.state, o.tries,
          o.tried_at as "triedAt", o.sent_at as "sentAt", o.failure`,
    filters: { state: 'o.state', way: 'o.way' },
    sorts: { at: ['o.created_at', 'timestamptz'], recipient: ['o.recipient_key', 'text'], subject: ['o.subject_key', 'text'] },
    words: `(o.recipient_key || ' ' || o.subject_key)`,
    also: ({ installation: { mailer, push } }) => ({
      sendingWays: [...(mailer ? (['mail'] as const) : []), ...(push ? (['push'] as const) : [])],
    }),
  })

/** These messages contain links. An administrator reads only those that cannot be delivered, to hand the link over, and never a clocking code. */
const guarded = listing(`case when o.is_private or o.state in ('waiting', 'sent') then null else o.body end`)
/** Of invented people all is read, so that every flow can be tried whole. */
const whole = listing('o.body')

const answer: ListHandler = {
  ...guarded,
  run: (context) => (context.installation.isDemo(context.company) ? whole : guarded).run(context),
}

export const handlers = [answer]
