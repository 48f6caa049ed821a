import { requires } from '@vigie/contract/kit/refusal.ts'
import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import { answerList } from '../../kit/list.ts'

export const handlers = [
  answerList(listOutbox, {
    // Links and codes stand in these messages: no person reads them where real people get theirs.
    before: ({ installation, company }) => requires(installation.isDemo(company), 'NOT_FOUND'),
    from: 'outbox o',
    id: 'o.message_id',
    columns: `o.way, o.recipient, o.subject, o.body, o.created_at as "createdAt", o.state, o.tries,
          o.tried_at as "triedAt", o.sent_at as "sentAt", o.failure`,
    filters: { state: 'o.state', way: 'o.way' },
    sorts: { at: ['o.created_at', 'timestamptz'], recipient: ['o.recipient_key', 'text'], subject: ['o.subject_key', 'text'] },
    words: `(o.recipient_key || ' ' || o.subject_key)`,
    also: ({ installation: { mailer, push } }) => ({
      sendingWays: [...(mailer ? (['mail'] as const) : []), ...(push ? (['push'] as const) : [])],
    }),
  }),
]
