import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startCompany } from '../kit/company/acme.ts'
import { openBrowser } from '../kit/browser/browsers.ts'
import { startInstallation, type Installation } from '../kit/company/installation.ts'
import { openLine } from '../kit/browser/line.ts'
import { linesOf, writeIndex } from './listing.ts'
import { demoCast, emptyCast, type Cast } from './people.ts'
import { everyScreen } from './screens.ts'
import { takeOffline } from './offline.ts'
import { sizes, takeAll, themes, type Picture } from './shoot.ts'
import { fillWithNothing, lengthenNames } from './states.ts'

/**
 * `npm run pictures`: every screen at three sizes, light and dark: full, of an empty company, with names of 60 letters,
 * and offline. Into ./pictures, with a page to look through them. Addresses as arguments limit the screens,
 * `--state full` (several times) the states.
 */
const states = ['full', 'offline', 'long', 'empty'] as const
type State = (typeof states)[number]

const { positionals, values } = parseArgs({ allowPositionals: true, options: { state: { type: 'string', multiple: true } } })
const wanted = (state: State): boolean => !values.state || values.state.includes(state)
const now = '2026-10-12T08:40:00+02:00'
const folder = fileURLToPath(new URL('../../pictures', import.meta.url))
const screens = (await everyScreen()).filter(({ path }) => positionals.length === 0 || positionals.includes(path))
const browser = await openBrowser()
const settings = themes.flatMap((theme) => sizes.map((size) => ({ theme, size })))
const pictures: Picture[] = []

async function takeBoth(state: State, { url }: Installation, cast: Cast): Promise<void> {
  for (const setting of settings) pictures.push(...(await takeAll({ browser, url, cast, screens, folder, state }, setting)))
  console.log(`${state}: done`)
}

async function takeDemo(): Promise<void> {
  const demo = await startInstallation({ now, demo: 'on' })
  const cast = await demoCast(demo)
  if (wanted('full')) await takeBoth('full', demo, cast)
  if (wanted('offline')) {
    const line = await openLine(demo.url)
    const session = { browser, url: line.url, cast, screens, folder, state: 'offline' }
    for (const setting of settings) pictures.push(...(await takeOffline(session, line, setting)))
    line.close()
    console.log('offline: done')
  }
  if (wanted('long')) {
    await lengthenNames(demo)
    await takeBoth('long', demo, cast)
  }
  await demo.stop()
}

async function takeEmpty(): Promise<void> {
  const empty = await startCompany(now)
  await fillWithNothing(empty)
  await takeBoth('empty', empty, await emptyCast(empty))
  await empty.stop()
}

if (positionals.length === 0 && !values.state) rmSync(folder, { recursive: true, force: true })
if (wanted('full') || wanted('offline') || wanted('long')) await takeDemo()
if (wanted('empty')) await takeEmpty()
await browser.close()
writeIndex(folder, pictures)
for (const line of linesOf(pictures)) console.log(line)
console.log(`${pictures.filter(({ file }) => file).length} pictures in ${folder}; index.html shows them.`)
