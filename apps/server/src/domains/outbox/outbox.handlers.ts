import { requires } from '@vigie/contract/kit/refusal.ts'
import { listOutbox } from '@vigie/contract/outbox/outbox.ts'
import { handle } from '../../kit/handle.ts'
import { newestMessages } from './outbox.store.ts'

export const outboxHandlers = [
  handle(listOutbox, async ({ db, company, installation }) => {
    // Links and codes stand in these messages: nobody reads them where real people get theirs.
    requires(installation.isDemo(company), 'NOT_FOUND')
    return { messages: await newestMessages(db) }
  }),
]
