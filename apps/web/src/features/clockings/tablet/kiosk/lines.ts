import { DoneIcon, type Icon } from '../../../../ui/firstIcons.tsx'
import { CalendarIcon, ClockIcon, KeyboardIcon, SiteIcon, SlidersIcon } from '../../../../ui/icons.tsx'

/** A line of the clocking app's menu (coverage 2.195): where it leads, and whether a manager must be there for it. */
export interface KioskLine {
  readonly name: 'clock' | 'toClock' | 'clocked' | 'forgotten' | 'settings' | 'sites'
  readonly path: `/pointages${string}`
  readonly icon: Icon
  readonly isForManagers?: true
}

const clock: KioskLine = { name: 'clock', path: '/pointages', icon: ClockIcon }
/** What a manager's credentials open (coverage 6.023). */
const managerLines: readonly KioskLine[] = [
  { name: 'settings', path: '/pointages/settings', icon: SlidersIcon, isForManagers: true },
  { name: 'sites', path: '/pointages/sites-management', icon: SiteIcon, isForManagers: true },
]
/** Beside the pages of a manager. */
export const pageLines: readonly KioskLine[] = [clock, ...managerLines]
/** The whole menu. */
export const menuLines: readonly KioskLine[] = [
  clock,
  { name: 'toClock', path: '/pointages/clockables-shifts-list', icon: CalendarIcon },
  { name: 'clocked', path: '/pointages/clockings-shifts-lists', icon: DoneIcon },
  { name: 'forgotten', path: '/pointages/forgot-clocking-code', icon: KeyboardIcon },
  ...managerLines,
]
