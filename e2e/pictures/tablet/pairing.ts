import { setTimeout as wait } from 'node:timers/promises'
import { fill, type State } from './steps.ts'

/** A tablet that is no clock yet. */
export const pairingStates: readonly State[] = [
  {
    name: '90-pairing-code',
    async reach(stand) {
      await stand.change('delete from device_sites')
      await stand.tablet.evaluate('localStorage.clear()')
      await stand.open('/pointages', 19, '06:50')
      await wait(1000)
    },
  },
  {
    name: '91-pairing-soon',
    async reach({ tablet }) {
      await tablet.clock.install()
      await tablet.goto('/pointages')
      await wait(1200)
      await tablet.clock.fastForward('09:40')
      await tablet.clock.runFor(500)
      await wait(300)
    },
  },
  {
    name: '92-pairing-expired',
    async reach({ tablet }) {
      await tablet.clock.fastForward('00:40')
      await wait(500)
    },
  },
  { name: '93-login', reach: ({ open }) => open('/pointages/login', 19, '06:52') },
  {
    name: '94-login-wrong',
    async reach(stand) {
      await stand.open('/pointages/login', 19, '06:52')
      await fill(stand, 'faux')
      await stand.tablet.keyboard.press('Enter')
      await wait(1200)
    },
  },
  {
    name: '95-geofencing',
    async reach(stand) {
      await stand.open('/pointages/login', 19, '06:53')
      await fill(stand)
      await stand.tablet.keyboard.press('Enter')
      await wait(2500)
    },
  },
  {
    name: '96-geofencing-denied',
    async reach(stand) {
      await stand.tablet.getByRole('main').getByRole('button').first().click()
      await wait(1500)
    },
  },
  {
    name: '97-sites-choice',
    async reach(stand) {
      await stand.tablet.getByRole('main').getByRole('button').last().click()
      await wait(800)
    },
  },
  {
    name: '98-sites-chosen',
    async reach({ tablet }) {
      await tablet.getByRole('radio').nth(1).click({ force: true })
      await wait(300)
    },
  },
  {
    name: '99-no-site',
    async reach({ change, tablet }) {
      await change('update sites set is_clocking_enabled = false')
      await tablet.reload()
      await wait(2500)
    },
    after: ({ change }) => change('update sites set is_clocking_enabled = true'),
  },
]
