import { code, startWith, state, toEnd, type State } from './steps.ts'

/** An agent at the post: what remains, breaks, a comment, and the departure with its reason. */
export const shiftStates: readonly State[] = [
  state({ name: '30-shift', at: [12, '11:22'], code }),
  state({
    name: '31-comment',
    at: [12, '11:23'],
    code,
    press: [({ clockings }) => clockings.breaks.comment],
    finish: ({ tablet }) => tablet.getByRole('textbox').fill('Relève par Awa, portail nord resté ouvert'),
  }),
  state({ name: '32-break-done', at: [12, '11:24'], code, press: [({ clockings }) => startWith(clockings.breaks.start)], isLeft: true }),
  state({ name: '33-on-break', at: [12, '11:34'], code }),
  state({ name: '34-break-over', at: [12, '11:50'], code, press: [({ clockings }) => startWith(clockings.breaks.end)], isLeft: true }),
  state({ name: '35-shift-rested', at: [12, '14:05'], code }),
  state({ name: '36-reason', at: [12, '14:06'], code, press: [toEnd] }),
  state({
    name: '37-reason-filled',
    at: [12, '14:07'],
    code,
    press: [toEnd],
    async finish({ tablet }) {
      await tablet.getByRole('radio').nth(1).click({ force: true })
      await tablet.getByRole('textbox').fill('Relève à 14:00')
    },
  }),
  state({ name: '38-overdue', at: [12, '19:12'], code }),
  state({ name: '39-goodbye', at: [12, '19:13'], code, press: [toEnd], isLeft: true }),
]
