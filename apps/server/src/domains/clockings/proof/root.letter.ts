import type { Instant } from '@vigie/contract/kit/time.ts'
import { fallbackLanguage } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import type { Installation } from '../../../kit/installation.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { postMessage } from '../../outbox/post.store.ts'
import { rootWord, type LoggedRoot } from './root.entry.ts'

export interface RootLetters {
  readonly name: string
  readonly code: string
  readonly recipients: readonly string[] | null
  readonly root: LoggedRoot
  /** Sites whose acts are no more what they were. */
  readonly shrunk: readonly number[]
  readonly now: Instant
  readonly installation: Pick<Installation, 'addresses'>
}

/** A night's root by letter to each address that the company names, so that it is kept where nobody of the installation is. */
export const rootLetters = (db: Db, { name, recipients, root, shrunk, now, installation }: RootLetters) =>
  (recipients ?? []).map((recipient) =>
    postMessage(db, {
      way: 'mail',
      recipient,
      subject: say(fallbackLanguage, 'messages.root.subject', { company: name, number: root.number }),
      body: say(fallbackLanguage, shrunk.length > 0 ? 'messages.root.alarm' : 'messages.root.body', {
        company: name,
        number: root.number,
        sites: root.sites,
        acts: root.acts,
        at: root.at,
        root: root.root,
        key: root.key,
        word: rootWord(root),
        count: shrunk.length,
        link: installation.addresses.linkUrl,
      }),
      now,
    }),
  )
