import { setTimeout as wait } from 'node:timers/promises'
import { presentBadge } from '../../kit/devices/tablet.ts'
import { access, escape, fill, kiosk, manage, menu, tabletWords, type State } from './steps.ts'

/** A manager's access: what it opens on the clock, the settings, the sites, cards and closing the session. */
export const managerStates: readonly State[] = [
  {
    name: '50-menu',
    async reach(stand) {
      await stand.at(14, '08:40')
      await stand.press(kiosk(stand).menu.open)
    },
    after: escape,
  },
  {
    name: '51-access',
    async reach(stand) {
      await stand.at(14, '08:41')
      await stand.press(tabletWords(stand).access.title)
    },
    after: escape,
  },
  {
    name: '52-access-wrong',
    async reach(stand) {
      await stand.at(14, '08:42')
      await stand.press(tabletWords(stand).access.title)
      await fill(stand, 'faux')
      await stand.press(tabletWords(stand).access.open)
      await wait(800)
    },
    after: escape,
  },
  {
    name: '53-access-open',
    async reach(stand) {
      await stand.at(14, '08:43')
      await access(stand)
    },
  },
  {
    name: '54-forced',
    async reach(stand) {
      await stand.at(15, '05:00')
      await access(stand)
      await stand.code('879876')
    },
  },
  {
    name: '56-forced-reason',
    async reach(stand) {
      await stand.at(15, '05:05')
      await access(stand)
      await stand.code('879876')
      await stand.press(tabletWords(stand).act.start)
      await wait(500)
    },
  },
  {
    name: '57-give-card',
    async reach(stand) {
      await stand.at(15, '08:45')
      await access(stand)
      await stand.press(stand.words.clockings.cards.title)
      await wait(400)
    },
  },
  {
    name: '58-give-card-read',
    async reach(stand) {
      await stand.at(15, '08:46')
      await access(stand)
      await stand.press(stand.words.clockings.cards.title)
      await wait(400)
      await presentBadge(stand.tablet, '04AABBCCDDEE01')
      await wait(800)
    },
  },
  {
    name: '59-give-card-chosen',
    async reach(stand) {
      await stand.at(15, '08:47')
      await access(stand)
      await stand.press(stand.words.clockings.cards.title)
      await wait(400)
      await presentBadge(stand.tablet, 'D9BC0E5E86983D')
      await wait(800)
      await stand.tablet.getByRole('searchbox').fill('nguy')
      await wait(300)
      await stand.tablet.getByRole('radio').first().click({ force: true })
    },
  },
  { name: '60-settings-locked', reach: ({ open }) => open('/pointages/settings', 15, '08:50') },
  { name: '61-settings', reach: (stand) => manage(stand, '/pointages/settings', '08:51') },
  {
    name: '62-settings-saved',
    async reach(stand) {
      await manage(stand, '/pointages/settings', '08:52')
      await stand.tablet.getByRole('switch').nth(2).click({ force: true })
      await wait(900)
    },
    after: ({ change }) => change('update devices set is_names_visible = true'),
  },
  {
    name: '63-settings-refused',
    async reach(stand) {
      await manage(stand, '/pointages/settings', '08:53')
      await stand.change('update devices set is_by_nfc = false')
      await stand.tablet.getByRole('switch').nth(1).click({ force: true })
      await wait(500)
      await stand.tablet.getByRole('switch').nth(0).click({ force: true })
      await wait(900)
    },
    after: ({ change }) => change('update devices set is_by_nfc = true, is_by_code = true'),
  },
  { name: '64-sites', reach: (stand) => manage(stand, '/pointages/sites-management', '08:54') },
  {
    name: '65-sites-remove',
    async reach(stand) {
      await manage(stand, '/pointages/sites-management', '08:55')
      await stand.press(new RegExp(kiosk(stand).sites.remove.replace('{{site}}', '.*')))
    },
  },
  {
    name: '66-sites-none-found',
    async reach(stand) {
      await manage(stand, '/pointages/sites-management', '08:56')
      await stand.tablet.getByRole('searchbox').fill('zzzz')
      await wait(300)
    },
  },
  {
    name: '67-close-session',
    async reach(stand) {
      await stand.at(15, '08:57')
      await access(stand)
      await menu(stand, kiosk(stand).menu.close)
      await wait(400)
    },
  },
]
