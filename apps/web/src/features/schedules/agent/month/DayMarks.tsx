import Box from '@mui/material/Box'
import { groupOfShift, type CalendarGroup } from '@vigie/contract/schedules/schedules.rules.ts'
import { groundOf, groupIcons } from '../../../../domains/schedules/calendarGroups.ts'
import { EditIcon } from '../../../../ui/icons.tsx'
import type { CalendarDay } from '../calendar.rules.ts'

/** What is on a day in signs, where there is no room for words: the day's own name says it all to whoever listens. */
export function DayMarks({ day, changedIds }: { day: CalendarDay; changedIds: ReadonlySet<number> }) {
  const groups: CalendarGroup[] = [
    ...(day.holiday === null ? [] : (['holiday'] as const)),
    ...new Set([...day.shifts.map(groupOfShift), ...day.absences.map(() => 'unavailability' as const)]),
  ]
  const hasChanged = day.shifts.some(({ id }) => changedIds.has(id))
  return (
    <Box
      component="span"
      sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', alignContent: 'start', gap: '2px', pb: '3px' }}
    >
      {groups.map((group) => {
        const GroupIcon = groupIcons[group]
        return (
          <Box key={group} component="span" sx={{ ...sign, color: `group.${group}.ink`, ...groundOf(group) }}>
            <GroupIcon size={12} />
          </Box>
        )
      })}
      {hasChanged && (
        <Box component="span" sx={{ ...sign, color: 'tone.late.ink', bgcolor: 'tone.late.soft' }}>
          <EditIcon size={12} />
        </Box>
      )}
    </Box>
  )
}

const sign = { display: 'grid', placeItems: 'center', width: 20, height: 18, borderRadius: '5px' } as const
