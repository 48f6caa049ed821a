import { setTimeout as wait } from 'node:timers/promises'
import { escape, tabletWords, type State } from './steps.ts'

/** The two lists, and whoever was chosen in one of them. */
export const listsStates: readonly State[] = [
  {
    name: '40-clockables',
    reach: ({ open }) => open('/pointages/clockables-shifts-list', 13, '06:50'),
  },
  {
    name: '44-lists-none',
    async reach({ change, open }) {
      await change(`update devices set shifts_visibility = 'none'`)
      await open('/pointages/clockables-shifts-list', 13, '06:52')
    },
    after: ({ change }) => change(`update devices set shifts_visibility = 'day'`),
  },
  {
    name: '25-done-late',
    async reach(stand) {
      await stand.at(13, '07:20')
      await stand.code('261449')
      await stand.press(tabletWords(stand).act.start)
      await wait(300)
    },
    after: escape,
  },
  {
    name: '41-clocked',
    reach: ({ open }) => open('/pointages/clockings-shifts-lists', 13, '07:25'),
  },
  {
    name: '42-clocked-filter-empty',
    reach: ({ open }) => open('/pointages/clockings-shifts-lists?filter=left', 13, '07:26'),
  },
  {
    name: '45-clocked-nameless',
    async reach({ change, open }) {
      await change('update devices set is_names_visible = false')
      await open('/pointages/clockings-shifts-lists', 13, '07:27')
    },
    after: ({ change }) => change('update devices set is_names_visible = true'),
  },
  {
    name: '43-clockables-empty',
    reach: ({ open }) => open('/pointages/clockables-shifts-list', 13, '12:00'),
  },
  {
    name: '46-chosen',
    async reach({ open, tablet }) {
      await open('/pointages/clockables-shifts-list', 14, '06:50')
      await tablet.getByRole('listitem').getByRole('button').first().click()
      await wait(500)
    },
  },
  {
    name: '47-unknown-of-list',
    async reach({ code: type, open, tablet }) {
      await open('/pointages/clockables-shifts-list', 14, '06:51')
      await tablet.getByRole('listitem').getByRole('button').first().click()
      await wait(500)
      await type('000000')
    },
    after: escape,
  },
]
