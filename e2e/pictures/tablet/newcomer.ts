import { kiosk, menu, state, toAccess, toMenu, type State } from './steps.ts'

/** A company where nothing has happened, with a name and a colour of its own: its first tablet. */
export const newcomerStates: readonly State[] = [
  state({ name: 'new-01-start', at: [12, '06:40'] }),
  state({ name: 'new-02-start-by-badge', at: [12, '06:41'], change: 'update devices set is_by_nfc = true' }),
  state({ name: 'new-03-clockables', at: [12, '06:42'], path: '/pointages/clockables-shifts-list' }),
  state({ name: 'new-04-clocked', at: [12, '06:43'], path: '/pointages/clockings-shifts-lists' }),
  state({ name: 'new-05-menu', at: [12, '06:44'], press: [toMenu], isLeft: true }),
  state({ name: 'new-06-unknown', at: [12, '06:45'], code: '123456', isLeft: true }),
  state({ name: 'new-07-access', at: [12, '06:46'], press: [toAccess], isLeft: true }),
  state({ name: 'new-08-access-open', at: [12, '06:47'], hasAccess: true }),
  state({ name: 'new-09-settings', at: [12, '06:48'], path: '/pointages/settings', hasAccess: true }),
  state({ name: 'new-10-sites', at: [12, '06:49'], path: '/pointages/sites-management', hasAccess: true }),
  state({
    name: 'new-11-close-session',
    at: [12, '06:50'],
    hasAccess: true,
    finish: (stand) => menu(stand, kiosk(stand).menu.close),
    isLeft: true,
  }),
]
