import { printDays, type Print } from '@vigie/contract/prints/prints.ts'
import type { RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { addMinutes, addSeconds, type Instant } from '@vigie/contract/kit/time.ts'
import type { Language } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import type { RequestContext } from '../../kit/handle.ts'
import { signedLink } from '../../kit/stored.ts'
import { interrupted, tooLarge, type PrintRow } from './prints.store.ts'

/** A print under way is said to be so more often than this: one of which nothing is heard any more has lost its server. */
const silentSeconds = 30
export const silentSince = (now: Instant): Instant => addSeconds(now, -silentSeconds)
/** Of prints that began before it nothing is kept. */
export const keptSince = (now: Instant): Instant => addMinutes(now, -printDays * 24 * 60)

type Viewing = Pick<RequestContext, 'company' | 'now' | 'language' | 'installation'> & {
  readonly session: NonNullable<RequestContext['session']>
}

/** A print as its owner sees it now: with a link to its file, or with why there is none. */
export function viewOf(row: PrintRow, { company, session, now, language, installation }: Viewing): Print {
  const { seenAt, failure, failureValues, storageKey, ...print } = row
  const isSilent = (row.state === 'waiting' || row.state === 'running') && seenAt < silentSince(now)
  const why = isSilent ? interrupted : failure
  const expiresAt = storageKey ? addMinutes(row.createdAt, printDays * 24 * 60) : null
  const link =
    storageKey && expiresAt && now < expiresAt
      ? signedLink(installation.secrets, { companyId: company.id, storageKey, session, isDownload: true, now })
      : null
  return {
    ...print,
    state: isSilent ? 'failed' : row.state,
    finishedAt: isSilent ? seenAt : row.finishedAt,
    message: why === null ? null : reasonOf(why, failureValues, language),
    url: link?.url ?? null,
    expiresAt,
  }
}

const reasonOf = (why: string, values: unknown, language: Language): string =>
  why === interrupted || why === tooLarge
    ? say(language, `messages.prints.${why}`)
    : say(language, `refusals.${why as RefusalCode}`, (values ?? {}) as Record<string, string | number>)
