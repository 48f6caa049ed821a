import { expect, test, type Page } from '@playwright/test'
import { journalLength } from './kit/company/acme.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import { pairTablet, type PairedTablet } from './kit/devices/pairedTablet.ts'
import { giveClock } from './kit/devices/deviceClock.ts'
import { press, typeCode } from './kit/devices/tablet.ts'

let hung: PairedTablet
let tablet: Page
test.beforeAll(async () => {
  hung = await pairTablet()
  tablet = hung.tablet
  await giveClock(tablet.context())
})
test.afterAll(() => hung.close())

const isReady = () => tablet.evaluate<string>('navigator.serviceWorker.ready.then(({ active }) => active.state)')
/** Whether what the tablet was given lies on its disk, closed. */
const hasRoster = () =>
  tablet.evaluate<boolean>(`new Promise((resolve) => {
    const asking = indexedDB.open('vigie-roster')
    asking.onsuccess = () => {
      const database = asking.result
      const done = (has) => (database.close(), resolve(has))
      if (!database.objectStoreNames.contains('rosters')) return done(false)
      const read = database.transaction('rosters').objectStore('rosters').get('roster')
      read.onsuccess = () => done(read.result?.closed instanceof ArrayBuffer)
    }
  })`)

test('a tablet that starts without network recognises who is expected, and keeps what they clock', async () => {
  const { at, line, announces, says } = hung
  await at(13, '06:50')
  await expect.poll(isReady).toBe('activated')
  await expect.poll(hasRoster).toBe(true)
  await tablet.reload()
  await hung.isIdle()
  line.become('dead')
  await tablet.reload()
  await expect(tablet.getByText('Hors ligne', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(tablet.getByText('Pas de réseau\u00a0: pointez, tout est gardé ici et partira à son retour.')).toBeVisible()
  await typeCode(tablet, '261449')
  await press(tablet, 'Prendre mon service')
  await announces('Pointage gardé')
  await says(/^Théo, prise de service à 06:5\d$/)
  await tablet.keyboard.press('Escape')
  await expect(tablet.getByText('Hors ligne · 1 pointage gardé')).toBeVisible()
})

test('a code of nobody who is expected is not recognised, and says what to do', async () => {
  await typeCode(tablet, '999999')
  await hung.announces('Code non reconnu')
  await hung.says('Sans réseau, seuls les agents attendus ici sont reconnus. Vérifiez votre code, ou pointez avec votre téléphone.')
  await tablet.keyboard.press('Escape')
})

test('with the network back all is recorded, once, by the agent whose code it was', async () => {
  const before = await journalLength(hung.installation)
  hung.line.become('sound')
  await expect(tablet.getByText(/pointage gardé/)).toHaveCount(0, { timeout: 40_000 })
  expect(await journalLength(hung.installation)).toBe(before + 1)
  expect(await readRows(hung.installation, `select way, kind, is_offline from clockings where is_offline`)).toEqual([
    { way: 'code', kind: 'start', is_offline: true },
  ])
})

test('unpaired, the tablet keeps nothing of those whom it knew', async () => {
  await changeRows(hung.installation, 'delete from device_sites')
  await changeRows(hung.installation, `update devices set unpaired_at = paired_at`)
  await changeRows(hung.installation, `delete from sessions where kind = 'device'`)
  await tablet.waitForTimeout(2100)
  await tablet.reload()
  await expect.poll(hasRoster, { timeout: 20_000 }).toBe(false)
})
