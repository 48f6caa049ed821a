import { setTimeout as wait } from 'node:timers/promises'
import { presentBadge } from '../../kit/devices/tablet.ts'
import type { Stand } from './stand.ts'
import { fill, kiosk, menu, state, toAccess, toCards, toMenu, toStart, type State } from './steps.ts'

const settings = '/pointages/settings'
const sites = '/pointages/sites-management'
const card = (number: string) => async (stand: Stand) => {
  await presentBadge(stand.tablet, number)
  await wait(800)
}
const change = (nth: number) => async (stand: Stand) => {
  await stand.tablet.getByRole('switch').nth(nth).click({ force: true })
  await wait(900)
}

/** A manager's access: what it opens on the clock, the settings, the sites, cards and closing the session. */
export const managerStates: readonly State[] = [
  state({ name: '50-menu', at: [14, '08:40'], press: [toMenu], isLeft: true }),
  state({ name: '51-access', at: [14, '08:41'], press: [toAccess], isLeft: true }),
  state({
    name: '52-access-wrong',
    at: [14, '08:42'],
    press: [toAccess],
    async finish(stand) {
      await fill(stand, 'faux')
      await stand.press(stand.words.clockings.tablet.access.open)
      await wait(800)
    },
    isLeft: true,
  }),
  state({ name: '53-access-open', at: [14, '08:43'], hasAccess: true }),
  state({ name: '54-forced', at: [15, '05:00'], hasAccess: true, code: '879876' }),
  state({ name: '56-forced-reason', at: [15, '05:05'], hasAccess: true, code: '879876', press: [toStart] }),
  state({ name: '57-give-card', at: [15, '08:45'], hasAccess: true, press: [toCards] }),
  state({ name: '58-give-card-read', at: [15, '08:46'], hasAccess: true, press: [toCards], finish: card('04AABBCCDDEE01') }),
  state({
    name: '59-give-card-chosen',
    at: [15, '08:47'],
    hasAccess: true,
    press: [toCards],
    async finish(stand) {
      await card('D9BC0E5E86983D')(stand)
      await stand.tablet.getByRole('searchbox').fill('nguy')
      await wait(300)
      await stand.tablet.getByRole('radio').first().click({ force: true })
    },
  }),
  state({ name: '60-settings-locked', at: [15, '08:50'], path: settings }),
  state({ name: '61-settings', at: [15, '08:51'], path: settings, hasAccess: true }),
  state({
    name: '62-settings-saved',
    at: [15, '08:52'],
    path: settings,
    hasAccess: true,
    finish: change(2),
    back: 'update devices set is_names_visible = true',
  }),
  state({
    name: '63-settings-refused',
    at: [15, '08:53'],
    path: settings,
    hasAccess: true,
    async finish(stand) {
      await stand.change('update devices set is_by_nfc = false')
      await change(1)(stand)
      await change(0)(stand)
    },
    back: 'update devices set is_by_nfc = true, is_by_code = true',
  }),
  state({ name: '64-sites', at: [15, '08:54'], path: sites, hasAccess: true }),
  state({
    name: '65-sites-remove',
    at: [15, '08:55'],
    path: sites,
    hasAccess: true,
    press: [({ clockings }) => new RegExp(clockings.kiosk.sites.remove.replace('{{site}}', '.*'))],
  }),
  state({
    name: '66-sites-none-found',
    at: [15, '08:56'],
    path: sites,
    hasAccess: true,
    finish: ({ tablet }) => tablet.getByRole('searchbox').fill('zzzz'),
  }),
  state({ name: '67-close-session', at: [15, '08:57'], hasAccess: true, finish: (stand) => menu(stand, kiosk(stand).menu.close) }),
]
