import { setTimeout as wait } from 'node:timers/promises'
import { chief } from '../../kit/company/chief.ts'
import type { Stand } from './stand.ts'

export interface State {
  readonly name: string
  readonly reach: (stand: Stand) => Promise<unknown>
  readonly after?: (stand: Stand) => Promise<unknown>
  readonly isAlways?: boolean
}

/** Agent 10086 of the planning: 12 October 07:00 to 19:00 at «Siège Paris». */
export const code = '710065'
export const tabletWords = ({ words }: Stand) => words.clockings.tablet
export const kiosk = ({ words }: Stand) => words.clockings.kiosk

export async function fill({ tablet, words }: Stand, password = chief.password) {
  await tablet.getByLabel(words.auth.email).fill(chief.email)
  await tablet.getByLabel(words.auth.password, { exact: true }).fill(password)
}
export async function access(stand: Stand) {
  await stand.press(tabletWords(stand).access.title)
  await fill(stand)
  await stand.press(tabletWords(stand).access.open)
}
export async function manage(stand: Stand, path: string, time: string) {
  await stand.open(path, 15, time)
  await fill(stand)
  await stand.press(tabletWords(stand).access.open)
  await wait(800)
}
export const menu = async (stand: Stand, line: string) => {
  await stand.press(kiosk(stand).menu.open)
  await stand.tablet.getByRole('dialog').getByText(line, { exact: true }).click()
  await wait(300)
}
export const escape = ({ tablet }: Stand) => tablet.keyboard.press('Escape')
