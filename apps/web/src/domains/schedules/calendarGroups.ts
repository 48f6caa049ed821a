import type { Theme } from '@mui/material/styles'
import { calendarGroups, type CalendarGroup } from '@vigie/contract/schedules/schedules.rules.ts'
import { forcedColours } from '../../theme/forced.ts'
import type { Icon } from '../../ui/firstIcons.tsx'
import { AwayIcon, HolidayIcon, MoonIcon, SunIcon, WeekendIcon } from '../../ui/icons.tsx'

/** The icon of each colour group; its word is `schedules.groups.<group>`. Colour never stands without one of the two. */
export const groupIcons: Record<CalendarGroup, Icon> = {
  shiftDay: SunIcon,
  shiftNight: MoonIcon,
  unavailability: AwayIcon,
  weekend: WeekendIcon,
  holiday: HolidayIcon,
}

/** An absence is hatched, so that it differs without its colour too; text on it stays readable. */
export const hatched = ({ palette }: Theme): string => {
  const { soft, mark } = palette.group.unavailability
  return `repeating-linear-gradient(135deg, color-mix(in srgb, ${mark} 20%, ${soft}) 0 5px, ${soft} 5px 11px)`
}

/** In the reader's own colours a night is dark and an absence dotted: no hatching of ours, no ground but theirs. */
const forcedGrounds: Partial<Record<CalendarGroup, object>> = {
  shiftNight: { forcedColorAdjust: 'none', color: 'Canvas', background: 'CanvasText', borderColor: 'CanvasText' },
  unavailability: { background: 'Canvas', borderStyle: 'dotted' },
}
/** The same for whatever has the group in its class. */
export const forcedGroups = (selector: string) =>
  Object.fromEntries(calendarGroups.map((group) => [`${selector}.${group}`, forcedGrounds[group] ?? {}]))

/** The ground of a group. */
export const groundOf = (group: CalendarGroup) => ({
  ...(group === 'unavailability' ? { background: hatched } : { bgcolor: `group.${group}.soft` }),
  [forcedColours]: forcedGrounds[group] ?? {},
})
