import { setTimeout as wait } from 'node:timers/promises'
import { holdCard } from '../../kit/devices/nfc.ts'
import { presentBadge } from '../../kit/devices/tablet.ts'
import { code, escape, state, toStart, type State } from './steps.ts'

const shows = (what: string) => `update devices set shifts_visibility = '${what}'`
const named = (are: boolean) => `update devices set is_names_visible = ${are}`
const byCode = (is: boolean) => `update devices set is_by_code = ${is}`
const clockable = (are: boolean) => `update sites set is_clocking_enabled = ${are}`

const done = state({ name: '23-done', at: [12, '06:54'], code, press: [toStart] })

/** The keypad, what an agent is answered, and the act itself. */
export const startStates: readonly State[] = [
  state({ name: '10-early', at: [12, '06:16'], code, isLeft: true }),
  state({ name: '11-early-on-the-way', at: [12, '06:17'], change: 'update shifts set can_pre_clock = true', code, isLeft: true }),
  state({ name: '12-on-the-way', at: [12, '06:18'], code, press: [({ clockings }) => clockings.breaks.onTheWay], isLeft: true }),
  state({ name: '01-start', at: [12, '06:40'] }),
  state({ name: '02-start-names', at: [12, '06:41'], change: `${shows('day')}, is_by_nfc = true`, isAlways: true }),
  state({ name: '03-typing', at: [12, '06:42'], finish: ({ tablet }) => tablet.keyboard.type('710', { delay: 70 }) }),
  state({ name: '04-start-nameless', at: [12, '06:43'], change: named(false), back: named(true) }),
  state({ name: '05-badge-only', at: [12, '06:44'], change: byCode(false), back: byCode(true) }),
  state({ name: '06-start-none', at: [12, '06:44'], change: shows('none'), back: shows('day') }),
  state({
    name: '07-two-sites',
    at: [12, '06:45'],
    change: `insert into device_sites (company_id, device_id, site_id, created_at) select s.company_id, d.device_id, s.site_id, now() from sites s
               join devices d using (company_id) where s.name like 'Galerie Paris%'`,
    back: `delete from device_sites ds using sites s where s.site_id = ds.site_id and s.name like 'Galerie Paris%'`,
  }),
  state({ name: '13-elsewhere', at: [12, '06:46'], code: '582294', isLeft: true }),
  state({ name: '14-nothing', at: [12, '06:47'], code: '879876', isLeft: true }),
  state({ name: '15-unknown', at: [12, '06:47'], code: '000000', isLeft: true }),
  state({ name: '16-unknown-badge', at: [12, '06:48'], finish: ({ tablet }) => presentBadge(tablet, '00112233445566'), isLeft: true }),
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
  state({ name: '18-clocking-off-here', at: [12, '06:49'], change: clockable(false), code, back: clockable(true), isLeft: true }),
  state({ name: '20-confirm', at: [12, '06:50'], code }),
  {
    name: '21-ticket-dead',
    async reach(stand) {
      await stand.at(12, '06:51')
      await stand.code(code)
      stand.installation.setClock('2026-10-12T06:53:00+02:00')
      await stand.press(toStart(stand.words))
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
      await stand.press(toStart(stand.words))
      await wait(300)
    },
    after: async ({ tablet }) => {
      await tablet.unroute('**/api/services')
      await tablet.getByRole('dialog').waitFor()
    },
  },
  {
    name: '23-done',
    isAlways: true,
    // What was not answered just before is answered now.
    reach: async (stand) => (await stand.tablet.getByRole('dialog').isVisible()) || done.reach(stand),
    after: escape,
  },
  state({ name: '24-present', at: [12, '07:20'] }),
]
