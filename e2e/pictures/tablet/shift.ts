import { setTimeout as wait } from 'node:timers/promises'
import { code, escape, tabletWords, type State } from './steps.ts'

/** An agent at the post: what remains, breaks, a comment, and the departure with its reason. */
export const shiftStates: readonly State[] = [
  {
    name: '30-shift',
    async reach({ at, code: type }) {
      await at(12, '11:22')
      await type(code)
    },
  },
  {
    name: '31-comment',
    async reach(stand) {
      await stand.at(12, '11:23')
      await stand.code(code)
      await stand.press(stand.words.clockings.breaks.comment)
      await stand.tablet.getByRole('textbox').fill('Relève par Awa, portail nord resté ouvert')
    },
  },
  {
    name: '32-break-done',
    async reach(stand) {
      await stand.at(12, '11:24')
      await stand.code(code)
      await stand.press(new RegExp(`^${stand.words.clockings.breaks.start}`))
      await wait(300)
    },
    after: escape,
  },
  {
    name: '33-on-break',
    async reach({ at, code: type }) {
      await at(12, '11:34')
      await type(code)
    },
  },
  {
    name: '34-break-over',
    async reach(stand) {
      await stand.at(12, '11:50')
      await stand.code(code)
      await stand.press(new RegExp(`^${stand.words.clockings.breaks.end}`))
      await wait(300)
    },
    after: escape,
  },
  {
    name: '35-shift-rested',
    async reach({ at, code: type }) {
      await at(12, '14:05')
      await type(code)
    },
  },
  {
    name: '36-reason',
    async reach(stand) {
      await stand.at(12, '14:06')
      await stand.code(code)
      await stand.press(new RegExp(`^${tabletWords(stand).act.end}`))
      await wait(500)
    },
  },
  {
    name: '37-reason-filled',
    async reach(stand) {
      await stand.at(12, '14:07')
      await stand.code(code)
      await stand.press(new RegExp(`^${tabletWords(stand).act.end}`))
      await wait(500)
      await stand.tablet.getByRole('radio').nth(1).click({ force: true })
      await stand.tablet.getByRole('textbox').fill('Relève à 14:00')
    },
  },
  {
    name: '38-overdue',
    async reach({ at, code: type }) {
      await at(12, '19:12')
      await type(code)
    },
  },
  {
    name: '39-goodbye',
    async reach(stand) {
      await stand.at(12, '19:13')
      await stand.code(code)
      await stand.press(new RegExp(`^${tabletWords(stand).act.end}`))
      await wait(300)
    },
    after: escape,
  },
]
