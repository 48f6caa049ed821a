import Box from '@mui/material/Box'
import { calendarGroups, type CalendarGroup } from '@vigie/contract/schedules/schedules.rules.ts'
import { useTranslation } from 'react-i18next'
import { groundOf, groupIcons } from './calendarGroups.ts'
import { tile } from '../../ui/marks/ToneTile.tsx'

/** What the five colours of a calendar mean, in the order of the specification. */
export function CalendarLegend({ groups = calendarGroups }: { groups?: readonly CalendarGroup[] }) {
  const { t } = useTranslation()
  return (
    <Box
      component="ul"
      aria-label={t('schedules.legend')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px 16px', m: 0, p: 0, listStyle: 'none' }}
    >
      {groups.map((group) => (
        <Box
          key={group}
          component="li"
          sx={{ display: 'flex', alignItems: 'center', gap: '6px', typography: 'caption', color: 'text.secondary' }}
        >
          <GroupSwatch group={group} />
          {t(`schedules.groups.${group}`)}
        </Box>
      ))}
    </Box>
  )
}

/** A group's icon on its ground. Decorative: its word stands beside it. */
export function GroupSwatch({ group, size = 22 }: { group: CalendarGroup; size?: number }) {
  const GroupIcon = groupIcons[group]
  return (
    <Box
      component="span"
      sx={{
        ...tile(size),
        borderRadius: '6px',
        border: 1,
        borderColor: `group.${group}.mark`,
        color: `group.${group}.ink`,
        ...groundOf(group),
      }}
    >
      <GroupIcon size={Math.round(size * 0.64)} />
    </Box>
  )
}
