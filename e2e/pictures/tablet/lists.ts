import { checksStates } from './checks.ts'
import { state, toStart, type State } from './steps.ts'
import type { Stand } from './stand.ts'

const clockable = '/pointages/clockables-shifts-list'
const clocked = '/pointages/clockings-shifts-lists'
async function choose({ tablet }: Stand) {
  await tablet.getByRole('listitem').getByRole('button').first().click()
  await tablet.waitForTimeout(500)
}

/** The two lists, verification calls, and whoever was chosen in one of them. */
export const listsStates: readonly State[] = [
  state({ name: '40-clockables', at: [13, '06:50'], path: clockable }),
  state({
    name: '44-lists-none',
    at: [13, '06:52'],
    path: clockable,
    change: `update devices set shifts_visibility = 'none'`,
    back: `update devices set shifts_visibility = 'day'`,
  }),
  state({ name: '25-done-late', at: [13, '07:20'], code: '261449', press: [toStart], isLeft: true }),
  state({ name: '41-clocked', at: [13, '07:25'], path: clocked }),
  state({ name: '42-clocked-filter-empty', at: [13, '07:26'], path: `${clocked}?filter=left` }),
  state({
    name: '45-clocked-nameless',
    at: [13, '07:27'],
    path: clocked,
    change: 'update devices set is_names_visible = false',
    back: 'update devices set is_names_visible = true',
  }),
  state({ name: '43-clockables-empty', at: [13, '12:00'], path: clockable }),
  ...checksStates,
  state({ name: '46-chosen', at: [14, '06:50'], path: clockable, finish: choose }),
  state({
    name: '47-unknown-of-list',
    at: [14, '06:51'],
    path: clockable,
    async finish(stand) {
      await choose(stand)
      await stand.code('000000')
    },
    isLeft: true,
  }),
]
