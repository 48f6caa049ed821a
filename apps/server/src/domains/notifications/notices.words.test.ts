import { alertKinds } from '@vigie/contract/alerts/alerts.kinds.ts'
import { allNotificationKinds } from '@vigie/contract/notifications/notifications.kinds.ts'
import { languages } from '@vigie/phrases/languages.ts'
import { expect, it } from 'vitest'
import { lockScreenWords, noticeWords } from './notices.words.ts'

/** What the sentences of all kinds name together. */
const facts = {
  document: 'Consignes',
  by: '2026-10-20',
  asks: true,
  isWritten: true,
  created: 2,
  changed: 3,
  act: 'start',
  site: 'Siège',
  day: '2026-10-12',
  time: '07:00',
  until: '19:00',
  doubt: 'clock',
  comment: 'Vu',
  becomes: null,
  agent: 'NGUYEN Cécile',
  typeId: 2,
  ownType: null,
  answer: 'accepted',
  response: '',
  device: 'Accueil',
  month: '202610',
  isOwn: false,
  title: 'Réunion',
  text: 'Demain à 9 h',
}
const kinds = allNotificationKinds.flatMap((kind) => [0, 1, 2].flatMap((count) => [true, false].map((isOwn) => ({ kind, count, isOwn }))))

it.each(languages)('every notice is a whole sentence in %s, however many it is about and whoever reads it', (language) => {
  for (const { kind, count, isOwn } of kinds) {
    for (const words of [noticeWords, lockScreenWords]) {
      const { title, body } = words(kind, { ...facts, count, isOwn }, language)
      expect([kind, title.length > 3, body.length > 3, /\{\{|undefined|NaN|null/.test(title + body)]).toEqual([kind, true, true, false])
    }
  }
})

it('a month that a file changed names what is new and what was taken away, of many the first; a row from before says how many', () => {
  const service = { site: 'Siège', day: '2026-10-12', time: '07:00', until: '19:00' }
  const of = (given: object) => noticeWords('scheduleReplanned', { month: '202610', count: 0, ...given }, 'fr').body
  expect(of({ count: 1, changed: [service], gone: [service], goneCount: 2 })).toBe(
    '1 service nouveau ou modifié : lun. 12 oct., 07:00–19:00, Siège. 2 services retirés : lun. 12 oct., 07:00–19:00, Siège ….',
  )
  expect(of({ goneCount: 0 })).toBe('Relisez votre mois.')
  expect(of({ count: 2 })).toBe('2 services nouveaux ou modifiés. Relisez votre mois.')
})

it('a colleague reads which of its own services a swap would take, on a lock screen too', () => {
  const inReturn = { site: 'Siège', day: '2026-10-13', time: '19:00', until: '23:00' }
  for (const words of [noticeWords, lockScreenWords])
    expect(words('swapAsked', { ...facts, comment: undefined, inReturn }, 'fr')).toEqual({
      title: 'NGUYEN Cécile propose de vous céder un service : Siège, le 12 octobre 2026 de 07:00 à 19:00',
      body: 'En échange de votre service du 13 octobre 2026 de 19:00 à 23:00. Un responsable décidera. Dites-le-lui si cela ne vous convient pas.',
    })
  expect(noticeWords('swapAsked', { ...facts, inReturn: null }, 'fr').body).toMatch(/^Un responsable/)
})

it('of a month and of several alerts the number is counted as the language does', () => {
  const month = (count: number) => noticeWords('scheduleReminder', { month: '202610', count }, 'fr')
  expect(month(1)).toEqual({ title: 'Planning à valider : octobre 2026', body: '1 service attend votre validation.' })
  expect(month(2).body).toBe('2 services attendent votre validation.')
  expect(noticeWords('alertUncovered', { ...facts, count: 6 }, 'fr').title).toBe('6 services à pourvoir')
  expect(alertKinds).toHaveLength(6)
})
