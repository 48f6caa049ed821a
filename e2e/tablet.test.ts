import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { importFiles, journalLength } from './kit/company/acme.ts'
import { enter, fact, rowOf } from './kit/screens/board.ts'
import { changeRows } from './kit/company/database.ts'
import { tooSmall } from './kit/reading/measure.ts'
import { openAccess, presentBadge, press, tabletSize, typeCode } from './kit/devices/tablet.ts'
import { pairTablet, type PairedTablet } from './kit/devices/pairedTablet.ts'

let hung: PairedTablet
test.beforeAll(async () => {
  hung = await pairTablet()
})
test.afterAll(() => hung.close())

test(
  'at its start the clock loads what it needs: the day, the reasons, and whom it recognises without network',
  { tag: '@long' },
  async () => {
    const { at, tablet } = hung
    const needed = ['/clockings/device/shifts', '/clocking_anomaly_reasons', '/clockings/device/roster']
    const asked: string[] = []
    tablet.on('request', (request) => asked.push(request.url()))
    tablet.on('websocket', (socket) => socket.on('framesent', ({ payload }) => asked.push(String(payload))))
    await at(12, '06:10')
    await expect.poll(() => needed.filter((path) => !asked.some((text) => text.includes(path)))).toEqual([])
  },
)

test('a wrong code is told in a sentence, and the tablet is ready again by itself', async () => {
  const { at, isIdle, says, tablet, announces } = hung
  await at(12, '06:15')
  await typeCode(tablet, '000000')
  await announces('Code inconnu')
  await says('Vérifiez votre code, puis recommencez.')
  await expect(tablet.getByRole('dialog')).toHaveCount(0, { timeout: 12_000 })
  await isIdle()
})

test('too early one is told when to come back, and on another site where the service is not', { tag: '@long' }, async () => {
  const { at, isIdle, says, tablet, announces } = hung
  await at(12, '06:16')
  await typeCode(tablet, '710065')
  await announces('C’est trop tôt')
  await says('Vous pourrez pointer à partir de 06:30.')
  await says(/Votre prochain service\s: lundi 12 octobre, 07:00\s–\s19:00\./)
  await press(tablet, 'Touchez l’écran pour revenir')
  await at(12, '06:40')
  await typeCode(tablet, '582294')
  await announces('Votre service est ailleurs')
  await says(/n’est pas associé à cet appareil/)
  await press(tablet, 'Touchez l’écran pour revenir')
  await isIdle()
})

test('an early departure asks for a reason, is recorded, and the manager sees both at once', async () => {
  const { at, browser, installation, says, tablet, announces } = hung
  await at(12, '06:52')
  await typeCode(tablet, '710065')
  await expect(tablet.getByRole('heading', { name: 'NGUYEN Cécile' })).toBeVisible()
  await press(tablet, 'Prendre mon service')
  await announces('Bonjour Cécile')
  await says(/prise de service à 06:5[23]/)
  await expect(tablet.getByRole('dialog')).toHaveCount(0, { timeout: 6000 })
  await at(12, '17:30')
  const manager = await enter(browser, installation.url)
  await typeCode(tablet, '710065')
  await expect(tablet.getByText('Votre service se termine à 19:00. Un motif vous sera demandé.')).toBeVisible()
  await press(tablet, 'Terminer mon service')
  await expect(tablet.getByRole('heading', { name: 'Pourquoi ce départ avant 19:00 ?' })).toBeVisible()
  await expect(rowOf(manager, 'NGUYEN Cécile')).toContainText('En cours')
  // What an early departure may be for, and nothing else; it is sent when it is confirmed, with what was typed beside it.
  await expect(tablet.getByRole('radio')).toHaveCount(7)
  await expect(tablet.getByText('Retard de transport')).toHaveCount(0)
  expect(await tooSmall(tablet)).toEqual([])
  await tablet.getByText('Accord du responsable d’exploitation').click()
  await tablet.getByLabel('Commentaire').fill('Relève à 17:25')
  await expect(rowOf(manager, 'NGUYEN Cécile')).toContainText('En cours')
  await press(tablet, 'Terminer mon service')
  await announces('Au revoir Cécile')
  // The agent's own word relieves nobody, and no manager has agreed.
  await expect(rowOf(manager, 'NGUYEN Cécile')).toContainText('Poste vide', { timeout: 1000 })
  await rowOf(manager, 'NGUYEN Cécile').click()
  await expect(manager.getByText('Relève à 17:25')).toBeVisible()
  await manager.context().close()
})

test('where two services may be clocked the agent chooses, and nothing is sent before', { tag: '@long' }, async () => {
  const { at, installation, says, tablet, announces } = hung
  const more = path.join(installation.dataDir, 'vacations-plus.csv')
  const head =
    'N° vacation;Code site;Matricule;N° contrat;Prestation;Activité;Profil;Date début;Heure début;Date fin;Heure fin;Pause (min);Commentaire'
  writeFileSync(more, `${head}\nX000001;S0001;10085;K00085;Ronde;Gardiennage;Jour;13/10/2026;07:00;13/10/2026;11:00;;\n`)
  await importFiles(installation, more)
  await at(12, '18:50')
  await typeCode(tablet, '077233')
  await press(tablet, 'Prendre mon service')
  await announces('Bonjour Éric')
  await at(13, '07:01')
  const before = await journalLength(installation)
  await typeCode(tablet, '077233')
  await expect(tablet.getByText('Quel service ? Plusieurs services peuvent être pointés maintenant.')).toBeVisible()
  const choices = tablet.getByRole('listitem')
  await expect(choices).toHaveCount(2)
  expect(await tooSmall(tablet)).toEqual([])
  await expect(choices.nth(0)).toContainText(/Terminer mon service19:00\s–\s07:00 · lundi 12 octobre/)
  await expect(choices.nth(1)).toContainText(/Prendre mon service07:00\s–\s11:00 · mardi 13 octobre/)
  await press(tablet, /^Prendre mon service/)
  await press(tablet, 'Retour à la liste')
  expect(await journalLength(installation)).toBe(before)
  await press(tablet, /^Terminer mon service/)
  await press(tablet, 'Terminer mon service')
  await says(/fin de service à 07:0[12]/)
  await press(tablet, 'Touchez l’écran pour revenir')
  // The one that is left needs no list.
  await typeCode(tablet, '077233')
  await press(tablet, 'Prendre mon service')
  await says(/prise de service à 07:0[12]/)
  expect(await journalLength(installation)).toBe(before + 2)
})

test('the keyboard alone clocks', { tag: '@long' }, async () => {
  const { at, byHand, isIdle, tablet, announces } = hung
  await at(15, '06:50')
  await byHand('87987')
  await tablet.keyboard.press('Backspace')
  await expect(tablet.getByText('4 chiffres saisis')).toBeAttached()
  await tablet.keyboard.press('Escape')
  await isIdle()
  await byHand('879876')
  await tablet.keyboard.press('Enter')
  await expect(tablet.getByRole('button', { name: 'Prendre mon service' })).toBeFocused()
  await tablet.waitForTimeout(400)
  await tablet.keyboard.press('Enter')
  await announces('Bonjour Alexandre')
  await tablet.waitForTimeout(600)
  await tablet.keyboard.press('Enter')
  await isIdle()
})

test('a reader that types a badge clocks where badges are on, and is told so where they are not', { tag: '@long' }, async () => {
  const { at, installation, tablet, announces } = hung
  await at(16, '06:50')
  await presentBadge(tablet, 'D9BC0E5E86983D')
  await announces('Badge non accepté')
  // The manager's screen of a device's settings comes later.
  expect(await changeRows(installation, 'update devices set is_by_nfc = true')).toBe(1)
  await at(16, '06:55')
  await expect(tablet.getByText('ou présentez votre badge')).toBeVisible()
  // Held upright it fits too, with names of 60 letters, and nothing moves when they come.
  expect(await changeRows(installation, `update agents set last_name = repeat('Abcdefghij', 5) || last_name`)).toBeGreaterThan(0)
  await tablet.setViewportSize({ width: 820, height: 1180 })
  await at(16, '06:56')
  await expect(tablet.getByText(/^(Abcdefghij){5}/i).first()).toBeVisible()
  await expect(tablet.getByText('ou présentez votre badge')).toBeInViewport({ ratio: 1 })
  expect(await tablet.evaluate<number>('document.documentElement.scrollHeight')).toBe(1180)
  await changeRows(installation, `update agents set last_name = substr(last_name, 51)`)
  await tablet.setViewportSize(tabletSize)
  await presentBadge(tablet, '00112233445566')
  await announces('Badge inconnu')
  await tablet.waitForTimeout(600)
  await presentBadge(tablet, 'd9bc0e5e86983d')
  await expect(tablet.getByRole('heading', { name: 'DELAUNAY Hervé' })).toBeVisible()
  await press(tablet, 'Prendre mon service')
  await announces('Bonjour Hervé')
})

test('after many wrong codes one waits, sees how long, and then the right one is taken', { tag: '@long' }, async () => {
  const { at, byHand, tablet, announces, tryWrongCodes } = hung
  await at(18, '06:50')
  // Most of them as the tablet asks, without its screen; how many it takes is the server's test.
  await tryWrongCodes(9)
  await byHand('9999')
  await tablet.keyboard.press('Enter')
  await announces('Code inconnu')
  await byHand('879876')
  // In the page itself: five seconds are over before a busy machine has looked three times from outside.
  const waited = tablet.evaluate<[string, string, boolean]>(`(async () => {
    const found = async (of, text) => {
      for (;;) {
        const one = [...document.querySelectorAll(of)].find((each) => text.test(each.textContent))
        if (one) return one
        await new Promise((next) => setTimeout(next, 50))
      }
    }
    const button = await found('button', /Touchez l’écran pour revenir/)
    const told = document.querySelector('[role=dialog]').textContent
    await new Promise((next) => setTimeout(next, 600))
    button.click()
    const line = await found('p, span', /^Trop d’essais\\. Réessayez dans/)
    return [told, line.textContent, (await found('button', /^1$/)).disabled]
  })()`)
  await tablet.keyboard.press('Enter')
  expect(await waited).toEqual([
    expect.stringMatching(/Trop d’essais.*Patientez 0:0[1-5] avant de recommencer\./s),
    expect.stringMatching(/^Trop d’essais\. Réessayez dans 0:0[1-5]\.$/),
    true,
  ])
  await expect(tablet.getByRole('button', { name: '1', exact: true })).toBeEnabled()
  await typeCode(tablet, '879876')
  await press(tablet, 'Prendre mon service')
  await announces('Bonjour Alexandre')
})

test('a night over the change of clock begins and ends by the clock on the wall', { tag: '@long' }, async () => {
  const { at, says, tablet } = hung
  await at(24, '22:20')
  await typeCode(tablet, '906110')
  await press(tablet, 'Prendre mon service')
  await says(/prise de service à 22:2[01]/)
  await at(25, '05:16', '+01:00')
  await typeCode(tablet, '906110')
  await press(tablet, 'Terminer mon service')
  await says(/fin de service à 05:1[67]/)
  await says(/22:30\s–\s05:15/)
})

test(
  "within a manager's access an agent clocks outside the rules, with a reason and under the manager's name",
  { tag: '@long' },
  async () => {
    const { announces, at, browser, installation, tablet } = hung
    await at(27, '12:00', '+01:00')
    // An access that the page no longer shows, since it was loaded anew, is used by nobody.
    await openAccess(tablet)
    await tablet.reload()
    await expect(tablet.getByRole('button', { name: 'Accès manager' })).toBeVisible()
    await typeCode(tablet, '710065')
    await announces('Aucun service à pointer')
    await press(tablet, 'Touchez l’écran pour revenir')
    await openAccess(tablet)
    expect(await tooSmall(tablet)).toEqual([])
    await expect(tablet.getByRole('link', { name: 'Réglages' })).toBeVisible()
    await typeCode(tablet, '710065')
    await expect(tablet.getByText('Pointage forcé, maintenant et au nom du manager. Un motif sera demandé.')).toBeVisible()
    await press(tablet, 'Prendre mon service')
    await expect(tablet.getByText('Poste abandonné')).toHaveCount(0)
    await tablet.getByText('Oubli de pointage').click()
    await press(tablet, 'Prendre mon service')
    await announces('Bonjour Cécile')
    await press(tablet, 'Touchez l’écran pour revenir')
    await press(tablet, 'Fermer')
    await expect(tablet.getByRole('button', { name: 'Accès manager' })).toBeVisible()
    const manager = await enter(browser, installation.url)
    await rowOf(manager, 'NGUYEN Cécile').click()
    await expect(fact(manager, 'Arrivée')).toContainText('forcé')
    await expect(fact(manager, 'Statut du début')).toHaveText('Anomalie')
    await manager.context().close()
  },
)
