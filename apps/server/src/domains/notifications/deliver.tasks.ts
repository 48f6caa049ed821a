import { isToldBy, type NotificationKind, type NotificationWay } from '@vigie/contract/notifications/notifications.kinds.ts'
import { notified } from '@vigie/contract/notifications/notifications.ts'
import { say } from '@vigie/phrases/say.ts'
import * as z from 'zod/mini'
import { audience } from '../../kit/audience.ts'
import type { Installation } from '../../kit/installation.ts'
import { task } from '../../kit/task.ts'
import { postNotices, type NoticeMessage } from '../outbox/post.store.ts'
import { noticesToDeliver, type NoticeToDeliver } from './deliver.store.ts'
import { lockScreenWords, noticeWords, readersLanguage } from './notices.words.ts'
import { isKeptQuiet } from './muted.rules.ts'
import { waysOf } from './ways.ts'

/** The address of a page of the portal, which says also which company is meant; never that of another site. */
function pageAddress(linkUrl: string, path: string, companyCode: string): string {
  const url = new URL(path, linkUrl)
  if (url.origin !== new URL(linkUrl).origin) return `${linkUrl}/?company=${encodeURIComponent(companyCode)}`
  url.searchParams.set('company', companyCode)
  return url.href
}

/** The messages of one notice: by each way that its reader has on and this installation has. */
function messagesOf(notice: NoticeToDeliver, installation: Installation): NoticeMessage[] {
  // Read by now, on a page that was open.
  if (notice.readAt !== null) return []
  if (isKeptQuiet(notice.kind, notice.facts, notice.isSiteQuiet)) return []
  const { id, userId, kind, email, firstName, companyName, companyCode, ways, areOn, browsers } = notice
  const language = readersLanguage(notice.language)
  const { title, body } = noticeWords(kind, notice.facts, language)
  const pushed = lockScreenWords(kind, notice.facts, language)
  const offered = waysOf({ code: companyCode, apiVersion: notice.apiVersion }, installation)
  const isOn = (way: NotificationWay) => offered.includes(way) && isToldBy(kind as NotificationKind, way, areOn[ways.indexOf(way)])
  const ofWay = { notificationId: id, userId, recipient: email, subject: title }
  const { linkUrl } = installation.addresses
  const letter = say(language, 'messages.notice.body', {
    called: firstName.trim() === '' ? '' : ` ${firstName.trim()}`,
    text: body,
    link: pageAddress(linkUrl, notice.path, companyCode),
    company: companyName,
    choices: pageAddress(linkUrl, '/settings/notifications', companyCode),
  })
  // In the demo without keys nobody has subscribed: what would have been pushed is shown all the same.
  const to: readonly (number | null)[] = installation.push ? browsers : [null]
  return [
    ...(isOn('mail') && email !== '' ? [{ ...ofWay, way: 'mail' as const, pushSubscriptionId: null, body: letter }] : []),
    ...(isOn('push')
      ? to.map((pushSubscriptionId) => ({
          ...ofWay,
          subject: pushed.title,
          way: 'push' as const,
          pushSubscriptionId,
          body: cut(pushed.body),
        }))
      : []),
  ]
}

/** Letters of a push: with all else it must fit into 4096 bytes, sealed. */
const mostLetters = 600
const cut = (text: string): string => (text.length <= mostLetters ? text : `${text.slice(0, mostLetters - 1).toWellFormed()}…`)

/** Sends notices on: into the outbox by the ways that their readers chose, and to every page that they have open. */
const deliver = task({
  name: 'notifications.deliver',
  input: z.object({ ids: z.array(z.int()) }),
  async run({ ids }, { db, now, installation, emit }) {
    const notices = await db.read(noticesToDeliver(db, ids))
    const messages = notices.flatMap((notice) => messagesOf(notice, installation))
    if (messages.length > 0) await db.save(postNotices(db, messages, now))
    for (const { id, userId, kind, facts, path, createdAt, readAt, language, unreadCount } of notices) {
      const notification = {
        id,
        kind: kind as NotificationKind,
        ...noticeWords(kind, facts, readersLanguage(language)),
        path,
        createdAt,
        readAt,
      }
      emit(notified, { unreadCount, notification }, [audience.user(db.companyId, userId)])
    }
  },
})

export const tasks = [deliver]
