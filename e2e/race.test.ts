import { expect, test, type Page } from '@playwright/test'
import { chief, journalLength } from './kit/company/acme.ts'
import { changeRows, readRows } from './kit/company/database.ts'
import { openPage, openProfile } from './kit/browser/browsers.ts'
import { signIn } from './kit/browser/people.ts'
import { pairTablet, type PairedTablet } from './kit/devices/pairedTablet.ts'
import { enterPhone, givePhone, head, inHand, stand, stayIn } from './kit/devices/phone.ts'
import { pair, tabletSize, typeCode } from './kit/devices/tablet.ts'

/** Two tablets of «Siège Paris» and the phone of agent 10086, NGUYEN Cécile, all at one installation. */
let hung: PairedTablet
let other: Page
let phone: Page
test.beforeAll(async () => {
  hung = await pairTablet()
  const { browser, installation } = hung
  await givePhone(installation, '10086', 'cecile@acme.example')
  await changeRows(installation, 'update sites set latitude = $1, longitude = $2', [head.latitude, head.longitude])
  other = await (await openProfile(browser, installation.url, tabletSize, { hasTouch: true })).newPage()
  const manager = await openPage(browser, installation.url)
  await signIn(manager, chief.email, { password: chief.password })
  await pair(other, manager, 'Siège Paris')
  await manager.context().close()
  const profile = await openProfile(browser, installation.url, inHand)
  await stand(profile, head)
  phone = await profile.newPage()
  await enterPhone(phone, 'cecile@acme.example')
  await stayIn(installation)
})
test.afterAll(() => hung.close())

const code = '710065'
/** What was told once it is decided, of whichever act. */
const decided = {
  counts: /^(Bonjour|Au revoir) Cécile|^(Prise|Fin) de service à \d\d:\d\d$/,
  isKnown: /^Déjà enregistré$/,
}

/** What a device tells over its whole screen, once it is decided: how it calls it, and the lines below. */
async function told(page: Page) {
  const dialog = page.getByRole('dialog')
  const title = dialog.getByText(new RegExp(`${decided.counts.source}|${decided.isKnown.source}`)).first()
  // Three pages at once, which are pressed in the same moment.
  await expect(title).toBeVisible({ timeout: 30_000 })
  return { title: await title.innerText(), text: await dialog.innerText() }
}

/** All three stand before the button; then it is pressed on all in the same moment. */
async function race(time: string, tabletAct: string, phoneAct: string) {
  const { tablet } = hung
  await hung.at(12, time)
  await other.goto('/pointages')
  await phone.goto('/resource')
  const buttons = [
    ...[tablet, other].map((page) => page.getByRole('button', { name: tabletAct })),
    phone.getByRole('button', { name: phoneAct, exact: true }),
  ]
  for (const page of [tablet, other]) await typeCode(page, code)
  for (const button of buttons) await expect(button).toBeVisible()
  // A tablet takes no touch that was meant for the step before.
  await tablet.waitForTimeout(500)
  const answers = Promise.all([tablet, other, phone].map(told))
  // Each page presses by itself, for the button of whoever is late goes away as soon as the act is there.
  const press = (button: { click(): void }, at: number) => void setTimeout(() => button.click(), at - Date.now())
  const at = Date.now() + 1500
  await Promise.all(buttons.map((button) => button.evaluate(press, at)))
  return answers
}

/** One of three counts; the others are told calmly that the act is there, and since when. */
function judge(answers: Awaited<ReturnType<typeof race>>, known: RegExp) {
  const beaten = answers.filter(({ title }) => decided.isKnown.test(title))
  expect(answers.map(({ title }) => title).filter((title) => decided.counts.test(title))).toHaveLength(1)
  expect(beaten).toHaveLength(2)
  for (const { text } of beaten) expect(text).toMatch(known)
  // None is told that something went wrong.
  for (const { text } of answers) expect(text).not.toMatch(/impossible|erreur|inconnu|refusé/i)
}

test(
  'two tablets and the agent’s phone race for one arrival: one counts, and the others are told calmly since when it is there',
  { tag: '@long' },
  async () => {
    const { installation } = hung
    judge(await race('06:52', 'Prendre mon service', 'Prendre mon service'), /Cette arrivée est déjà enregistrée \(06:5[2-4]\)\./)
    // The chain is verified with it.
    expect(await journalLength(installation)).toBe(1)
    expect(await readRows(installation, 'select kind from clockings')).toEqual([{ kind: 'start' }])
    // All three show the same afterwards.
    for (const page of [hung.tablet, other]) await expect(page.getByText('1 agent en poste')).toBeVisible({ timeout: 15_000 })
  },
)

test('the same for the departure', { tag: '@long' }, async () => {
  const { installation } = hung
  judge(await race('19:01', 'Terminer mon service', 'Fin de service'), /Ce départ est déjà enregistré \(19:0[1-3]\)\./)
  expect(await journalLength(installation)).toBe(2)
  expect(await readRows(installation, 'select kind from clockings order by seq')).toEqual([{ kind: 'start' }, { kind: 'end' }])
})
