import { expect, test, type Page } from '@playwright/test'
import { readRows } from './kit/company/database.ts'
import { pairTablet, type PairedTablet } from './kit/devices/pairedTablet.ts'
import { clockAlone } from './kit/devices/tablet.ts'

let hung: PairedTablet
test.beforeAll(async () => {
  hung = await pairTablet()
})
test.afterAll(() => hung.close())

const versions = (tab: Page) => tab.evaluate<string[]>('caches.keys().then((names) => names.filter((name) => name.startsWith("app-")))')
const isWaiting = (tab: Page) => tab.evaluate<boolean>('navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)')

test(
  'two tabs of one tablet and an update between them lose nothing without network, and record each act once',
  { tag: '@long' },
  async () => {
    const { line, tablet, installation } = hung
    await hung.readyAt(13, '06:50')
    await expect.poll(() => tablet.evaluate('navigator.serviceWorker.ready.then(({ active }) => active.state)')).toBe('activated')
    await tablet.reload()
    await hung.isIdle()
    const other = await tablet.context().newPage()
    await other.goto('/pointages')
    await expect(other.getByText('Aucun chiffre saisi')).toBeAttached()
    const [former] = await versions(tablet)
    line.renew('/worker.js', (text) => text.replace(/appDigest = "[^"]+"|appDigest="[^"]+"/, 'appDigest="next"'))
    await tablet.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.update())')
    await expect.poll(() => isWaiting(tablet)).toBe(true)

    line.become('dead')
    for (const tab of [tablet, other]) await expect(tab.getByText('Hors ligne', { exact: true })).toBeVisible({ timeout: 30_000 })
    await clockAlone(tablet, '261449', 'Théo', 'Prendre mon service')
    await expect(tablet.getByRole('dialog', { name: 'Pointage gardé' })).toBeVisible()
    await tablet.keyboard.press('Escape')
    // The other tab knows it, and goes on from there.
    await expect(other.getByText('Hors ligne · 1 pointage gardé')).toBeVisible()
    await clockAlone(other, '261449', 'Théo', /Commencer la pause/)
    await expect(other.getByRole('dialog', { name: 'Pointage gardé' })).toBeVisible()
    await other.keyboard.press('Escape')
    await expect(tablet.getByText('Hors ligne · 2 pointages gardés')).toBeVisible()
    // One tab is gone in the middle; the new version waits as long as an act does.
    await tablet.close({ runBeforeUnload: false })
    expect(await isWaiting(other)).toBe(true)
    await other.reload()
    await expect(other.getByText('Hors ligne · 2 pointages gardés')).toBeVisible({ timeout: 30_000 })

    line.become('sound')
    await expect(other.getByText(/pointages? gardés?/)).toHaveCount(0, { timeout: 60_000 })
    const lines = () =>
      readRows<{ kind: string; number: number; sequences: number }>(
        installation,
        `select c.kind, e.device_seq as number, (select count(distinct sequence_uuid)::int from journal_entries) as sequences
         from clockings c join journal_entries e using (company_id, clocking_uuid) where c.is_offline order by c.seq`,
      )
    await expect.poll(lines).toEqual([
      { kind: 'start', number: 1, sequences: 1 },
      { kind: 'break_start', number: 2, sequences: 1 },
    ])
    await other.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))`)
    await expect.poll(() => isWaiting(other).catch(() => true), { timeout: 30_000 }).toBe(false)
    await expect(other.getByText('Aucun chiffre saisi')).toBeAttached({ timeout: 30_000 })
    expect(await versions(other)).toEqual([former, 'app-next'])
    expect(await lines()).toHaveLength(2)
  },
)
