import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { openProfile } from '../kit/browser/browsers.ts'
import type { Cast, Person } from './people.ts'
import type { Screen } from './screens.ts'

/** The first two are held in the hand. */
export const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const
const widestTouch = 820
export const themes = ['light', 'dark'] as const

export interface Setting {
  readonly theme: (typeof themes)[number]
  readonly size: (typeof sizes)[number]
}

export interface Picture extends Setting {
  readonly state: string
  readonly path: string
  /** Below the folder of the pictures; none where the address led elsewhere. */
  readonly file?: string
  readonly ledTo?: string
}

export interface Session {
  readonly browser: Browser
  readonly url: string
  readonly cast: Cast
  readonly screens: readonly Screen[]
  readonly folder: string
  readonly state: string
}

/** Each person with the screens that are theirs. */
export const byPerson = ({ screens }: Session): [Person, readonly Screen[]][] =>
  [...new Set(screens.map(({ who }) => who))].map((who) => [who, screens.filter((screen) => screen.who === who)])

/** What somebody holds in the hand, or has on the desk; null for a person that this company has not. */
export async function openFor({ browser, url, cast }: Session, who: Person, { theme, size }: Setting): Promise<BrowserContext | null> {
  const kept = cast.kept[who]
  if (!kept) return null
  const profile = await openProfile(browser, url, size, { hasTouch: size.width <= widestTouch })
  const items = Object.entries({ ...kept, settings: JSON.stringify({ themeMode: theme }) })
  await profile.addInitScript((all) => {
    for (const [key, value] of all) localStorage.setItem(key, value)
  }, items)
  return profile
}

/** Opens a screen, and waits until nothing is on its way any more and the letters are drawn. */
export async function open(page: Page, { path: address, needs }: Screen, { samples }: Cast): Promise<void> {
  const sample = needs && samples[needs]
  const wait = { timeout: 6000 }
  await page.goto(sample ? `${address}?${needs}=${sample}` : address)
  await page.waitForLoadState('networkidle', wait).catch(() => undefined)
  await page.waitForFunction(`!document.querySelector(".MuiSkeleton-root, [role=progressbar]")`, undefined, wait).catch(() => undefined)
  await page.evaluate('document.fonts.ready.then(() => new Promise((drawn) => setTimeout(drawn, 250)))')
}

/** The picture of a page under an address; only where it has led, when it stands elsewhere. */
export async function take(page: Page, { state, folder }: Session, address: string, setting: Setting): Promise<Picture> {
  const picture = { ...setting, state, path: address }
  const { pathname } = new URL(page.url())
  if (pathname !== address) return { ...picture, ledTo: pathname }
  const file = `${state}/${setting.theme}-${setting.size.width}/${address.slice(1).replaceAll('/', '.')}.png`
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  await page.screenshot({ path: path.join(folder, file) })
  return { ...picture, file }
}

/** All screens in one setting; people side by side, for each waits most of the time. */
export async function takeAll(session: Session, setting: Setting): Promise<Picture[]> {
  const rounds = byPerson(session).map(async ([who, screens]) => {
    const profile = await openFor(session, who, setting)
    if (!profile) return []
    const page = await profile.newPage()
    const pictures: Picture[] = []
    for (const screen of screens) {
      await open(page, screen, session.cast)
      pictures.push(await take(page, session, screen.path, setting))
    }
    await profile.close()
    return pictures
  })
  return (await Promise.all(rounds)).flat()
}
