import { expect, test, type Page } from '@playwright/test'
import { renewAgentCode } from '@vigie/contract/agents/agents.ts'
import { journalLength } from './kit/company/acme.ts'
import { callApi, tokenFor } from './kit/company/calls.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import { pairTablet, type PairedTablet } from './kit/devices/pairedTablet.ts'
import { giveClock, letPass, setOn } from './kit/devices/deviceClock.ts'
import { clockAlone, press, typeCode, whoAreYou } from './kit/devices/tablet.ts'

let hung: PairedTablet
let tablet: Page
test.beforeAll(async () => {
  // A new code is given where it can leave; nobody takes the letter here, so that it stays to be read.
  hung = await pairTablet({ env: { SMTP_URL: 'smtp://127.0.0.1:9/?from=portail@acme.example' } })
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

test('without network too, whoever comes too early says to be on the way, and the server counts it', { tag: '@long' }, async () => {
  const { line, announces, says, installation } = hung
  await changeRows(installation, 'update shifts set can_pre_clock = true')
  await hung.readyAt(12, '06:16')
  line.become('dead')
  await expect(tablet.getByText('Hors ligne', { exact: true })).toBeVisible({ timeout: 30_000 })
  await typeCode(tablet, '710065')
  await announces('C’est trop tôt')
  await press(tablet, 'Je suis en route')
  await announces('Pointage gardé')
  await says(/^Cécile, .*06:1[67]/)
  await tablet.keyboard.press('Escape')
  await typeCode(tablet, '710065')
  await announces('C’est trop tôt')
  await expect(tablet.getByRole('button', { name: 'Je suis en route' })).toHaveCount(0)
  await tablet.keyboard.press('Escape')
  line.become('sound')
  await expect(tablet.getByText(/pointage gardé/)).toHaveCount(0, { timeout: 40_000 })
  expect(await readRows(installation, `select kind, doubt from clockings where is_offline`)).toEqual([
    { kind: 'pre_clocking', doubt: null },
  ])
})

test(
  'a code that is renewed is known to the tablet at once: the network may go, and the new one is recognised',
  { tag: '@long' },
  async () => {
    const { line, installation } = hung
    await hung.readyAt(12, '06:40')
    const [agent] = await readRows<{ id: number }>(installation, `select agent_id as id from agents where employee_number = '10086'`)
    await changeRows(installation, `update agents set email = 'cecile@acme.example' where employee_number = '10086'`)
    const renewed = tablet.waitForResponse(/clockings\/device\/roster/)
    await callApi(installation, renewAgentCode, { resourceId: agent!.id }, { token: await tokenFor(installation) })
    await (await renewed).finished()
    const letters = await readRows<{ body: string }>(installation, `select body from outbox where recipient = 'cecile@acme.example'`)
    line.become('dead')
    await expect(tablet.getByText('Hors ligne', { exact: true })).toBeVisible({ timeout: 30_000 })
    await typeCode(tablet, /: (\d{6})\n/.exec(letters[0]!.body)![1]!)
    // One code in a thousand fits somebody else who is expected, too.
    const [start, named] = ['Prendre mon service', /^Cécile/].map((name) => tablet.getByRole('button', { name }))
    await expect(start!.or(named!)).toBeVisible()
    if (await named!.isVisible()) await press(tablet, /^Cécile/)
    await expect(start!).toBeVisible()
    await press(tablet, 'Ce n’est pas moi')
    line.become('sound')
    await expect(tablet.getByText('Hors ligne', { exact: true })).toHaveCount(0, { timeout: 40_000 })
  },
)

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
  await clockAlone(tablet, '261449', 'Théo', 'Prendre mon service')
  await announces('Pointage gardé')
  await says(/^Théo, prise de service à 06:5\d$/)
  await tablet.keyboard.press('Escape')
  await expect(tablet.getByText('Hors ligne · 1 pointage gardé')).toBeVisible()
})

test('a code of nobody who is expected is not recognised, and says what to do', { tag: '@long' }, async () => {
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
  expect(await readRows(hung.installation, `select way, kind, is_offline from clockings where is_offline and kind = 'start'`)).toEqual([
    { way: 'code', kind: 'start', is_offline: true },
  ])
})

/** Milliseconds from a press of a button to what it leads to, drawn, as the page itself counts them. */
const drawnAfter = (button: string, ...shown: string[]) =>
  tablet.evaluate<number>(`new Promise((resolve) => {
    const pressed = [...document.querySelectorAll('button')].find(({ textContent }) => textContent.includes(${JSON.stringify(button)}))
    const began = performance.now()
    const look = () => (${JSON.stringify(shown)}.some((text) => document.body.innerText.includes(text)) ? resolve(performance.now() - began) : requestAnimationFrame(look))
    pressed.click()
    look()
  })`)

/** Whoever stands there types a code and presses the button; answers the milliseconds in which nobody but the tablet was at it. */
async function clocks(code: string, firstName: string, act: string): Promise<number> {
  for (const digit of code) await tablet.getByRole('button', { name: digit, exact: true }).click()
  const recognised = await drawnAfter('Valider', act, whoAreYou)
  if (await tablet.getByText(whoAreYou).first().isVisible()) await press(tablet, new RegExp(`^${firstName}`))
  // The shift screen comes with its own page, and takes no touch in its first moments.
  await tablet.waitForTimeout(1200)
  const kept = await drawnAfter(act, 'Pointage gardé')
  await tablet.keyboard.press('Escape')
  await hung.isIdle()
  return recognised + kept
}

test(
  'a whole night without network, with a restart and a clock that was set wrong: all is recorded once and in order',
  { tag: '@long' },
  async () => {
    test.setTimeout(180_000)
    const { line, installation } = hung
    const began = Date.now()
    await hung.readyAt(14, '18:50')
    const before = await journalLength(installation)
    line.become('dead')
    await expect(tablet.getByText('Hors ligne', { exact: true })).toBeVisible({ timeout: 30_000 })
    const took = [await clocks('938598', 'Éric', 'Prendre mon service')]
    await letPass(tablet, 3.6)
    took.push(await clocks('011144', 'Nicolas', 'Prendre mon service'))
    await expect(tablet.getByText('Hors ligne · 2 pointages gardés')).toBeVisible()
    await tablet.reload()
    await expect(tablet.getByText('Hors ligne · 2 pointages gardés')).toBeVisible({ timeout: 30_000 })
    await expect(tablet.getByText('2 agents en poste')).toBeVisible()
    // Twenty past five, and somebody has set the tablet's clock an hour forward; then it is set right again.
    await letPass(tablet, 6.9)
    await setOn(tablet, 1)
    took.push(await clocks('011144', 'Nicolas', 'Terminer mon service'))
    await setOn(tablet, -1)
    await letPass(tablet, 1.75)
    took.push(await clocks('938598', 'Éric', 'Terminer mon service'))
    test.info().annotations.push({ type: 'milliseconds of an act without network', description: took.map(Math.round).join(', ') })

    // As much has passed for the server as for the tablet: three steps of hours, and what the journey itself has taken.
    const passed = (3.6 + 6.9 + 1.75) * 3_600_000 + Date.now() - began
    installation.setClock(new Date(Date.parse('2026-10-14T18:50:00+02:00') + passed).toISOString())
    line.become('sound')
    await expect(tablet.getByText(/pointages? gardés?/)).toHaveCount(0, { timeout: 60_000 })
    expect(await journalLength(installation)).toBe(before + 4)
    const lines = await readRows<{ kind: string; agent: string; doubt: string | null }>(
      installation,
      `select c.kind, a.last_name as agent, c.doubt from clockings c join agents a using (company_id, agent_id)
      where c.is_offline and c.happened_at > '2026-10-14T12:00:00Z' order by c.seq`,
    )
    expect(lines.map(({ kind, agent }) => `${agent} ${kind}`)).toEqual(['JOLY start', 'DUVAL start', 'DUVAL end', 'JOLY end'])
    // Before the restart the seconds since the last contact bear an act out, after it those until the next; nothing bears out a wrong clock.
    expect(lines.map(({ doubt }) => doubt)).toEqual([null, null, 'clock', null])
    const receipts = await tablet.evaluate<number>(`new Promise((resolve) => {
    const asking = indexedDB.open('vigie-receipts')
    asking.onsuccess = () => {
      const count = asking.result.transaction('receipts').objectStore('receipts').count()
      count.onsuccess = () => (asking.result.close(), resolve(count.result))
    }
  })`)
    expect(receipts).toBe(6)
  },
)

test('unpaired, the tablet keeps nothing of those whom it knew', { tag: '@long' }, async () => {
  await changeRows(hung.installation, 'delete from device_sites')
  await changeRows(hung.installation, `update devices set unpaired_at = paired_at`)
  await changeRows(hung.installation, `delete from sessions where kind = 'device'`)
  await tablet.waitForTimeout(2100)
  await tablet.reload()
  await expect.poll(hasRoster, { timeout: 20_000 }).toBe(false)
})
