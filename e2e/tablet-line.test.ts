import { expect, test } from '@playwright/test'
import { journalLength } from './kit/company/acme.ts'
import { clockIn, tokenFor } from './kit/company/calls.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import { inHand } from './kit/devices/phone.ts'
import { openAccess, press, tabletSize, typeCode } from './kit/devices/tablet.ts'
import { pairTablet, type PairedTablet } from './kit/devices/pairedTablet.ts'

let hung: PairedTablet
test.beforeAll(async () => {
  hung = await pairTablet()
})
test.afterAll(() => hung.close())

test('an answer that gets lost is asked for again with the same uuid, and the service is clocked once', { tag: '@long' }, async () => {
  const { at, installation, tablet, announces } = hung
  await at(13, '07:10')
  const before = await journalLength(installation)
  const uuids: string[] = []
  await tablet.route('**/api/services', async (route) => {
    uuids.push((route.request().postDataJSON() as { clocking_uuid: string }).clocking_uuid)
    if (uuids.length > 2) return route.continue()
    // The server has recorded it; nobody hears so.
    await route.fetch()
    await route.abort('connectionreset')
  })
  await typeCode(tablet, '261449')
  await press(tablet, 'Prendre mon service')
  await expect(tablet.getByText('Pas de réponse du serveur')).toBeVisible()
  await announces('Bonjour Théo')
  expect(uuids.length).toBe(3)
  expect(new Set(uuids).size).toBe(1)
  await tablet.unroute('**/api/services')
  expect(await journalLength(installation)).toBe(before + 1)
})

test('a ticket older than a minute records nothing', { tag: '@long' }, async () => {
  const { at, installation, says, tablet, announces } = hung
  await at(14, '06:50')
  const before = await journalLength(installation)
  await typeCode(tablet, '319528')
  await expect(tablet.getByRole('button', { name: 'Prendre mon service' })).toBeVisible()
  installation.setClock('2026-10-14T06:52:00+02:00')
  await press(tablet, 'Prendre mon service')
  await announces('Délai dépassé')
  await says('Rien n’a été enregistré. Saisissez à nouveau votre code.')
  expect(await journalLength(installation)).toBe(before)
})

test('a session of the device that has ended is begun anew, and nobody is told anything of it', { tag: '@long' }, async () => {
  const { at, installation, tablet, announces } = hung
  await at(14, '07:00')
  expect(await changeRows(installation, `delete from sessions where kind = 'device'`)).toBeGreaterThan(0)
  // The server remembers a session for two seconds.
  await tablet.waitForTimeout(2100)
  await typeCode(tablet, '319528')
  await press(tablet, 'Prendre mon service')
  await announces('Bonjour Céline')
  expect(await tablet.getByText(/session/).count()).toBe(0)
})

test('what a manager clocks meanwhile is said to be recorded already, with its time', { tag: '@long' }, async () => {
  const { at, installation, says, tablet, announces } = hung
  await at(14, '18:55')
  await typeCode(tablet, '938598')
  await expect(tablet.getByRole('heading', { name: 'JOLY Éric' })).toBeVisible()
  await clockIn(installation, await tokenFor(installation), 'V000102', '2026-10-14 18:50')
  await press(tablet, 'Prendre mon service')
  await announces('Déjà enregistré')
  await says('Cette arrivée est déjà enregistrée (18:50).')
})

test(
  "without network the act waits in the tablet's journal, also over a reload, and is recorded once when the line is back",
  { tag: '@long' },
  async () => {
    const { at, byHand, installation, line, says, tablet, announces } = hung
    await at(17, '06:50')
    await openAccess(tablet)
    await typeCode(tablet, '395515')
    await press(tablet, /^Prendre mon service.*samedi 17 octobre/)
    await expect(tablet.getByRole('button', { name: 'Prendre mon service' })).toBeVisible()
    line.become('dead')
    await press(tablet, 'Prendre mon service')
    await expect(tablet.getByText('Pas de réponse du serveur')).toBeVisible()
    await byHand('1')
    await tablet.keyboard.press('Escape')
    await expect(tablet.getByText('Votre pointage ne sera compté qu’une fois.')).toBeVisible()
    await announces('Pointage gardé')
    await says(/^Hervé, prise de service à 06:5\d$/)
    await tablet.keyboard.press('Escape')
    await expect(tablet.getByText('Hors ligne · 1 pointage gardé', { exact: true })).toBeVisible({ timeout: 20_000 })
    // It is said once, with what follows from it; on a phone below the keypad.
    await expect(tablet.getByText('1 pointage gardé ici, envoyé au retour du réseau.')).toBeHidden()
    await tablet.setViewportSize(inHand)
    await expect(tablet.getByText('Hors ligne · 1 pointage gardé', { exact: true })).toBeHidden()
    await expect(tablet.getByText('Pas de réseau\u00a0: pointez, tout est gardé ici et partira à son retour.')).toBeVisible()
    await expect(tablet.getByText('1 pointage gardé ici, envoyé au retour du réseau.')).toBeVisible()
    await tablet.setViewportSize(tabletSize)
    // Without network nothing is begun in a manager's name: the access that is still open says so.
    await expect(tablet.getByText('Sans réseau, rien ne se pointe hors des règles. L’accès reprend dès son retour.')).toBeVisible()
    await expect(tablet.getByRole('link', { name: 'Réglages' })).toHaveCount(0)
    const before = await journalLength(installation)
    // The worker keeps the clock's own page: it opens anew without network, and the act is still there.
    await tablet.reload()
    await expect(tablet.getByText('Hors ligne · 1 pointage gardé', { exact: true })).toBeVisible({ timeout: 20_000 })
    line.become('sound')
    await expect(tablet.getByText(/pointage gardé ici/)).toHaveCount(0, { timeout: 40_000 })
    await expect(tablet.getByText(/^Hors ligne/)).toHaveCount(0)
    expect(await journalLength(installation)).toBe(before + 1)
    const kept = await readRows(installation, `select way, is_offline from clockings where is_offline`)
    expect(kept).toEqual([{ way: 'code', is_offline: true }])
  },
)

test(
  "what is forced in a manager's name and heard by nobody waits here as any other act, and has its receipt once it is known",
  { tag: '@long' },
  async () => {
    const { announces, at, installation, isIdle, says, tablet } = hung
    await at(27, '12:00', '+01:00')
    const before = await journalLength(installation)
    const receipts = () =>
      tablet.evaluate<string[]>(`new Promise((resolve) => {
      const asking = indexedDB.open('vigie-receipts')
      asking.onsuccess = () => {
        const kept = asking.result.transaction('receipts').objectStore('receipts').getAllKeys()
        kept.onsuccess = () => { asking.result.close(); resolve(kept.result) }
      }
    })`)
    const uuids = new Set<string>()
    await tablet.route('**/api/services', async (route) => {
      uuids.add((route.request().postDataJSON() as { clocking_uuid: string }).clocking_uuid)
      // The server has recorded it; nobody ever hears so.
      if (uuids.size === 1) await route.fetch()
      await route.abort('connectionreset')
    })
    await openAccess(tablet)
    await typeCode(tablet, '710065')
    await press(tablet, 'Prendre mon service')
    await tablet.getByText('Oubli de pointage').click()
    await press(tablet, 'Prendre mon service')
    await announces('Pointage gardé')
    await says(/^Cécile, prise de service à 12:0\d$/)
    await tablet.unroute('**/api/services')
    const [uuid, ...others] = [...uuids]
    expect(others).toEqual([])
    await expect.poll(receipts, { timeout: 20_000 }).toContain(uuid)
    expect(await journalLength(installation)).toBe(before + 1)
    const forced = await readRows(installation, `select is_forced, way, doubt from clockings where clocking_uuid = '${uuid}'`)
    expect(forced).toEqual([{ is_forced: true, way: 'code', doubt: null }])
    await tablet.keyboard.press('Escape')
    await isIdle()
  },
)

test(
  'a tablet that begins over a line that swallows all goes on by what it knows, after eight seconds and not after thirty',
  { tag: '@long' },
  async () => {
    const { at, line, isIdle, tablet } = hung
    await at(15, '06:50')
    await expect.poll(() => tablet.evaluate<string>('navigator.serviceWorker.ready.then(({ active }) => active.state)')).toBe('activated')
    line.become('mute')
    await tablet.reload({ waitUntil: 'commit' })
    await expect(tablet.getByText('Aucun chiffre saisi')).toBeAttached({ timeout: 12_000 })
    line.become('sound')
    await isIdle()
  },
)
