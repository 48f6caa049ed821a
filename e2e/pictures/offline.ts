import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import type { Line } from '../kit/browser/line.ts'
import type { Screen } from './screens.ts'
import { byPerson, open, openFor, take, type Picture, type Session, type Setting } from './shoot.ts'

/** Milliseconds after which three tries to come back have failed and a page knows that it is alone. */
const untilLost = 14_000
const maintenance = '/maintenance'

/** All screens as they stand when nobody answers any more: opened over a line that then dies. */
export async function takeOffline(session: Session, line: Line, setting: Setting): Promise<Picture[]> {
  line.become('sound')
  const profiles: BrowserContext[] = []
  const opened: [Screen, Page][] = []
  for (const [who, screens] of byPerson(session)) {
    const profile = await openFor(session, who, setting)
    if (!profile) continue
    profiles.push(profile)
    for (const screen of screens) {
      const page = await profile.newPage()
      await open(page, screen, session.cast)
      opened.push([screen, page])
    }
  }
  line.become('dead')
  await wait(untilLost)
  const pictures: Picture[] = []
  for (const [{ path }, page] of opened) {
    await page.bringToFront()
    pictures.push(await take(page, session, path, setting))
    // Most pages give way to this one: once is enough.
    const isThere = pictures.some((one) => one.path === maintenance && one.file)
    if (pictures.at(-1)?.ledTo === maintenance && !isThere) pictures.push(await take(page, session, maintenance, setting))
  }
  await Promise.all(profiles.map((profile) => profile.close()))
  return pictures
}
