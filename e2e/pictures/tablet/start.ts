import { setTimeout as wait } from 'node:timers/promises'
import { holdCard } from '../../kit/devices/nfc.ts'
import { presentBadge } from '../../kit/devices/tablet.ts'
import { code, escape, tabletWords, type State } from './steps.ts'

/** The keypad, what an agent is answered, and the act itself. */
export const startStates: readonly State[] = [
  {
    name: '10-early',
    async reach({ at, code: type }) {
      await at(12, '06:16')
      await type(code)
    },
    after: escape,
  },
  {
    name: '11-early-on-the-way',
    async reach({ at, change, code: type }) {
      await change('update shifts set can_pre_clock = true')
      await at(12, '06:17')
      await type(code)
    },
    after: escape,
  },
  {
    name: '12-on-the-way',
    async reach(stand) {
      await stand.at(12, '06:18')
      await stand.code(code)
      await stand.press(stand.words.clockings.breaks.onTheWay)
    },
    after: escape,
  },
  { name: '01-start', reach: ({ at }) => at(12, '06:40') },
  {
    name: '02-start-names',
    async reach(stand) {
      await stand.change(`update devices set shifts_visibility = 'day', is_by_nfc = true`)
      await stand.at(12, '06:41')
    },
    isAlways: true,
  },
  {
    name: '03-typing',
    async reach({ at, tablet }) {
      await at(12, '06:42')
      await tablet.keyboard.type('710', { delay: 70 })
    },
  },
  {
    name: '04-start-nameless',
    async reach({ at, change }) {
      await change('update devices set is_names_visible = false')
      await at(12, '06:43')
    },
    after: ({ change }) => change('update devices set is_names_visible = true'),
  },
  {
    name: '05-badge-only',
    async reach({ at, change }) {
      await change('update devices set is_by_code = false')
      await at(12, '06:44')
    },
    after: ({ change }) => change('update devices set is_by_code = true'),
  },
  {
    name: '06-start-none',
    async reach({ at, change }) {
      await change(`update devices set shifts_visibility = 'none'`)
      await at(12, '06:44')
    },
    after: ({ change }) => change(`update devices set shifts_visibility = 'day'`),
  },
  {
    name: '07-two-sites',
    async reach({ at, change }) {
      await change(
        `insert into device_sites (company_id, device_id, site_id, created_at) select s.company_id, d.device_id, s.site_id, now() from sites s
           join devices d using (company_id) where s.name like 'Galerie Paris%'`,
      )
      await at(12, '06:45')
    },
    after: ({ change }) =>
      change(`delete from device_sites ds using sites s where s.site_id = ds.site_id and s.name like 'Galerie Paris%'`),
  },
  {
    name: '13-elsewhere',
    async reach({ at, code: type }) {
      await at(12, '06:46')
      await type('582294')
    },
    after: escape,
  },
  {
    name: '14-nothing',
    async reach({ at, code: type }) {
      await at(12, '06:47')
      await type('879876')
    },
    after: escape,
  },
  {
    name: '15-unknown',
    async reach({ at, code: type }) {
      await at(12, '06:47')
      await type('000000')
    },
    after: escape,
  },
  {
    name: '16-unknown-badge',
    async reach({ at, tablet }) {
      await at(12, '06:48')
      await presentBadge(tablet, '00112233445566')
      await wait(600)
    },
    after: escape,
  },
  {
    name: '17-blank-badge',
    async reach({ at, tablet }) {
      await tablet.evaluate(`sessionStorage.setItem('nfcPermission', 'granted')`)
      await at(12, '06:49')
      await wait(800)
      await holdCard(tablet, '')
      await wait(600)
    },
    after: escape,
  },
  {
    name: '18-clocking-off-here',
    async reach({ at, change, code: type }) {
      await change('update sites set is_clocking_enabled = false')
      await at(12, '06:49')
      await type(code)
    },
    after: async (stand) => {
      await stand.change('update sites set is_clocking_enabled = true')
      await escape(stand)
    },
  },
  {
    name: '20-confirm',
    async reach({ at, code: type }) {
      await at(12, '06:50')
      await type(code)
    },
  },
  {
    name: '21-ticket-dead',
    async reach(stand) {
      await stand.at(12, '06:51')
      await stand.code(code)
      stand.installation.setClock('2026-10-12T06:53:00+02:00')
      await stand.press(tabletWords(stand).act.start)
      await wait(500)
    },
    after: escape,
  },
  {
    name: '22-unanswered',
    async reach(stand) {
      await stand.at(12, '06:52')
      await stand.code(code)
      await stand.tablet.route('**/api/services', (route) => route.abort('connectionreset'))
      await stand.press(tabletWords(stand).act.start)
      await wait(300)
    },
    after: async ({ tablet }) => {
      await tablet.unroute('**/api/services')
      await wait(4000)
    },
  },
  {
    name: '23-done',
    isAlways: true,
    async reach(stand) {
      await stand.at(12, '06:53')
      await stand.code('077233').catch(() => undefined)
      await stand.at(12, '06:54')
      await stand.code(code)
      await stand.press(tabletWords(stand).act.start).catch(() => undefined)
      await wait(300)
    },
    after: escape,
  },
  {
    name: '24-present',
    reach: ({ at }) => at(12, '07:20'),
  },
]
