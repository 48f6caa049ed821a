import { setTimeout as wait } from 'node:timers/promises'
import { escape, fill, kiosk, menu, state, toStart, type State } from './steps.ts'
import type { Stand } from './stand.ts'

const forgotten = '/pointages/forgot-clocking-code'
const toSend = ({ clockings }: Stand['words']) => clockings.kiosk.forgotten.send
async function askFor(stand: Stand) {
  await stand.tablet.getByRole('textbox').fill('cecile@acme.example')
  await stand.press(toSend(stand.words))
  await wait(800)
}

/** A manager closes the session of the device. */
const close = state({
  name: '88-closed',
  at: [18, '06:50'],
  hasAccess: true,
  async finish(stand) {
    await menu(stand, kiosk(stand).menu.close)
    const dialog = stand.tablet.getByRole('dialog')
    await dialog.getByRole('button', { name: kiosk(stand).closed.close }).click()
    await wait(900)
  },
})

/** A forgotten code, too many tries, and a tablet without network; then closed. */
export const offlineStates: readonly State[] = [
  state({ name: '70-forgotten', at: [15, '08:58'], path: forgotten }),
  state({ name: '71-forgotten-missing', at: [15, '08:58'], path: forgotten, press: [toSend] }),
  state({ name: '72-forgotten-sent', at: [15, '08:59'], path: forgotten, finish: askFor }),
  {
    name: '73-locked',
    async reach(stand) {
      await stand.at(15, '10:00')
      for (let wrong = 0; wrong < 11; wrong++) {
        await stand.code('99991')
        await wait(300)
        await escape(stand)
        await wait(400)
        if (
          await stand.tablet
            .getByRole('button', { name: '1', exact: true })
            .isDisabled()
            .catch(() => false)
        )
          break
      }
    },
  },
  state({ name: '55-forced-choice', at: [17, '05:30'], hasAccess: true, code: '395515' }),
  {
    name: '80-offline',
    async reach(stand) {
      stand.fitsSeveral = true
      await stand.at(17, '06:40')
      await wait(3000)
      stand.line.become('dead')
      await wait(9000)
    },
  },
  {
    name: '81-naming',
    async reach(stand) {
      await stand.code('395515')
      await wait(500)
    },
  },
  {
    name: '82-kept-confirm',
    async reach(stand) {
      await stand.tablet.getByRole('listitem').getByRole('button').first().click({ timeout: 4000 })
      await wait(400)
    },
  },
  {
    name: '83-kept',
    async reach(stand) {
      await stand.press(toStart(stand.words))
      await wait(4500)
    },
    after: escape,
  },
  { name: '84-offline-kept', reach: () => wait(600) },
  {
    name: '85-offline-unknown',
    async reach(stand) {
      await stand.code('999123')
      await wait(300)
    },
    after: escape,
  },
  {
    name: '86-offline-list',
    async reach(stand) {
      await stand.press(kiosk(stand).menu.open)
      await stand.tablet.getByRole('dialog').getByText(kiosk(stand).menu.clocked, { exact: true }).click()
      await wait(1500)
    },
    after: (stand) => stand.press(stand.words.clockings.lists.back),
  },
  {
    name: '87-offline-forgotten',
    async reach(stand) {
      await stand.press(kiosk(stand).menu.open)
      await stand.tablet.getByRole('dialog').getByText(kiosk(stand).menu.forgotten, { exact: true }).click()
      await wait(1000)
    },
  },
  {
    name: '88-closed',
    async reach(stand) {
      stand.line.become('sound')
      stand.fitsSeveral = false
      await wait(4000)
      await close.reach(stand)
    },
  },
  {
    name: '89-closed-reopening',
    reach: (stand) => stand.press(kiosk(stand).closed.open),
    after: async (stand) => {
      await fill(stand)
      await stand.press(stand.words.clockings.tablet.access.open)
      await wait(1000)
    },
  },
]
