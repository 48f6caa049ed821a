import type { Browser, Page } from '@playwright/test'
import { openBrowser, openPage, openProfile } from '../../kit/browser/browsers.ts'
import { openLine, type Line } from '../../kit/browser/line.ts'
import { signIn } from '../../kit/browser/people.ts'
import { chief, startAcme, startCompany } from '../../kit/company/acme.ts'
import { changeRows } from '../../kit/company/database.ts'
import type { Installation } from '../../kit/company/installation.ts'
import { withReader } from '../../kit/devices/nfc.ts'
import { pair, tabletSize } from '../../kit/devices/tablet.ts'
import { lengthenNames } from '../states.ts'
import { wordsOf, type Language } from './words.ts'

export interface Look {
  readonly name: string
  readonly language: Language
  readonly theme: 'light' | 'dark'
  readonly hasLongNames: boolean
  /** A company of another name and colour, where nobody is expected yet. */
  readonly isNewcomer?: boolean
}

/** A tablet on the wall of «Siège Paris» in October 2026, in one language and theme. */
export interface Stand {
  readonly installation: Installation
  readonly browser: Browser
  readonly line: Line
  readonly tablet: Page
  readonly words: (typeof wordsOf)['fr']
  readonly look: Look
  /** Opens the clock at an hour of a day of October: `12`, `06:40`. */
  readonly at: (day: number, time: string) => Promise<void>
  /** Opens a page of the clock at an hour. */
  readonly open: (path: string, day: number, time: string) => Promise<void>
  /** Types a code by the keyboard and submits it. */
  readonly code: (digits: string) => Promise<void>
  /** Presses a button or a link by its words, at a person's pace. */
  readonly press: (words: string | RegExp) => Promise<void>
  readonly change: (sql: string) => Promise<number>
  /** Whether every code that is typed without network fits several agents. */
  fitsSeveral: boolean
  readonly close: () => Promise<void>
}

const began = '2026-10-12T06:10:00+02:00'
const newcomerSite = 'Entrepôt Nord'

/** One site, and nobody who works there. */
async function startNewcomer(now: string): Promise<Installation> {
  const installation = await startCompany(now)
  const run = (sql: string) => changeRows(installation, sql, [])
  await run(`update companies set name = 'Boréal Sûreté'`)
  await run(`insert into company_settings (company_id, key, value) select company_id, 'color_primary', '"#0f766e"' from companies`)
  await run(
    `insert into clients (company_id, code, name, created_at) select company_id, 'C1', 'Logistique Boréale', created_at from companies`,
  )
  await run(
    `insert into sites (company_id, client_id, code, name, city, time_zone, created_at)
     select company_id, client_id, 'S1', '${newcomerSite}', 'Lille', 'Europe/Paris', created_at from clients`,
  )
  return installation
}

export async function openStand(look: Look): Promise<Stand> {
  const installation = await (look.isNewcomer ? startNewcomer(began) : startAcme(began))
  const line = await openLine(installation.url)
  const [own, browser] = await Promise.all([openBrowser(), openBrowser()])
  const profile = await openProfile(own, line.url, tabletSize, { hasTouch: true })
  const tablet = await profile.newPage()
  const manager = await openPage(browser, installation.url)
  await signIn(manager, chief.email, { password: chief.password })
  await pair(tablet, manager, look.isNewcomer ? newcomerSite : 'Siège Paris')
  await manager.context().close()
  await withReader(tablet)
  await profile.addInitScript(
    ([language, theme]) => {
      localStorage.setItem('language', language!)
      localStorage.setItem('settings', JSON.stringify({ themeMode: theme }))
    },
    [look.language, look.theme],
  )
  const change = (sql: string) => changeRows(installation, sql, [])
  if (look.hasLongNames) await lengthenNames(installation)
  const stand: Stand = {
    installation,
    browser,
    line,
    tablet,
    words: wordsOf[look.language] as (typeof wordsOf)['fr'],
    look,
    fitsSeveral: false,
    async open(path, day, time) {
      installation.setClock(`2026-10-${day}T${time}:00+02:00`)
      await tablet.goto(path)
      await tablet.getByRole('heading').first().waitFor()
      await tablet.waitForTimeout(900)
    },
    at: (day, time) => stand.open('/pointages', day, time),
    async code(digits) {
      await tablet.keyboard.type(digits, { delay: 70 })
      await tablet.keyboard.press('Enter')
      await tablet.waitForTimeout(700)
    },
    async press(words) {
      const name = words
      const target = tablet.getByRole('button', { name }).or(tablet.getByRole('link', { name })).first()
      await target.waitFor({ timeout: 3000 })
      await tablet.waitForTimeout(350)
      await target.click({ timeout: 3000 })
      await tablet.waitForTimeout(400)
    },
    change,
    async close() {
      await Promise.all([own.close(), browser.close()])
      line.close()
      await installation.stop()
    },
  }
  await tablet.route('**/api/clockings/device/roster', async (route) => {
    if (!stand.fitsSeveral) return route.continue()
    const given = await route.fetch()
    await route.fulfill({ response: given, json: withOneCheck((await given.json()) as Roster) })
  })
  return stand
}

interface Roster {
  readonly agents: readonly { readonly resource_firstname: string; readonly code_check: number | null }[]
}

/** Everybody with the check of the one whose code is typed: without network it fits them all. */
function withOneCheck(roster: Roster): Roster {
  const check = roster.agents.find(({ resource_firstname: name }) => name.startsWith('Hervé'))?.code_check ?? null
  return { ...roster, agents: roster.agents.map((agent) => ({ ...agent, code_digits: 6, code_check: check })) }
}
