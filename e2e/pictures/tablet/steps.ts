import { setTimeout as wait } from 'node:timers/promises'
import { chief } from '../../kit/company/chief.ts'
import type { Stand } from './stand.ts'

export interface State {
  readonly name: string
  readonly reach: (stand: Stand) => Promise<unknown>
  readonly after?: (stand: Stand) => Promise<unknown>
  readonly isAlways?: boolean
}

type Press = (words: Stand['words']) => string | RegExp

/** What most states differ by, in the order in which it is done. */
interface Row {
  readonly name: string
  /** Day of October and hour. */
  readonly at: readonly [day: number, time: string]
  /** SQL before the page is opened, and the one after the picture that takes it back. */
  readonly change?: string
  readonly back?: string
  /** Where it begins; else at the clock. */
  readonly path?: string
  /** A manager opens an access first: from the clock, or on a page that asks for it. */
  readonly hasAccess?: boolean
  readonly code?: string
  /** What is pressed, one after the other. */
  readonly press?: readonly Press[]
  /** What else is done before the picture. */
  readonly finish?: (stand: Stand) => Promise<unknown>
  /** What the picture shows is left by Escape. */
  readonly isLeft?: boolean
  readonly isAlways?: boolean
}

/** A state by its row. */
export function state({ name, at: [day, time], path, change, back, hasAccess, code: digits, press, finish, isLeft, isAlways }: Row): State {
  return {
    name,
    ...(isAlways && { isAlways }),
    async reach(stand) {
      if (change) await stand.change(change)
      await stand.open(path ?? '/pointages', day, time)
      if (hasAccess) await (path ? enterAccess(stand) : access(stand))
      if (digits) await stand.code(digits)
      for (const words of press ?? []) await stand.press(words(stand.words))
      await finish?.(stand)
      await wait(300)
    },
    async after(stand) {
      if (back) await stand.change(back)
      if (isLeft) await escape(stand)
    },
  }
}

/** Agent 10086 of the planning: 12 October 07:00 to 19:00 at «Siège Paris». */
export const code = '710065'
export const kiosk = ({ words }: Stand) => words.clockings.kiosk
export const startWith = (words: string) => new RegExp(`^${words}`)
/** What is pressed in several states. */
export const toAccess: Press = ({ clockings }) => clockings.tablet.access.title
export const toMenu: Press = ({ clockings }) => clockings.kiosk.menu.open
export const toStart: Press = ({ clockings }) => clockings.tablet.act.start
export const toEnd: Press = ({ clockings }) => startWith(clockings.tablet.act.end)
export const toCards: Press = ({ clockings }) => clockings.cards.title

export async function fill({ tablet, words }: Stand, password = chief.password) {
  await tablet.getByLabel(words.auth.email).fill(chief.email)
  await tablet.getByLabel(words.auth.password, { exact: true }).fill(password)
}
async function enterAccess(stand: Stand) {
  await fill(stand)
  await stand.press(stand.words.clockings.tablet.access.open)
  await wait(800)
}
async function access(stand: Stand) {
  await stand.press(toAccess(stand.words))
  await enterAccess(stand)
}
export const menu = async (stand: Stand, line: string) => {
  await stand.press(kiosk(stand).menu.open)
  await stand.tablet.getByRole('dialog').getByText(line, { exact: true }).click()
  await wait(300)
}
export const escape = ({ tablet }: Stand) => tablet.keyboard.press('Escape')
