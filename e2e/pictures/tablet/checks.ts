import { state, type State } from './steps.ts'

const askEvery = (minutes: number) =>
  `insert into company_settings (company_id, key, value) select company_id, 'shift_check_every_minutes', '${minutes}'::jsonb from companies
   on conflict (company_id, key) do update set value = excluded.value`
/** At the post on 13 October since 07:20, and so called at twenty past each hour. */
const code = '261449'

/** Verification calls at the wall: the line that has its place before one is due, and whoever answers. */
export const checksStates: readonly State[] = [
  state({ name: '26-checks-none-due', at: [13, '12:10'], change: askEvery(60) }),
  state({ name: '27-checks-due', at: [13, '12:22'] }),
  state({ name: '28-checks-choice', at: [13, '12:23'], code }),
  state({
    name: '29-checks-confirm',
    at: [13, '12:24'],
    code,
    press: [({ clockings }) => new RegExp(clockings.tablet.act.check)],
    back: askEvery(0),
  }),
]
