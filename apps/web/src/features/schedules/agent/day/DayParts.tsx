import Box from '@mui/material/Box'
import { groupOfShift, type CalendarGroup } from '@vigie/contract/schedules/schedules.rules.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { groundOf, groupIcons } from '../../../../domains/schedules/calendarGroups.ts'
import { EditIcon } from '../../../../ui/icons.tsx'
import { twoLines } from '../../../../ui/twoLines.ts'
import type { CalendarDay } from '../calendar.rules.ts'
import type { ScheduleWords } from '../useScheduleWords.ts'

interface DayPartsProps {
  readonly day: CalendarDay
  readonly changedIds: ReadonlySet<number>
  readonly words: ScheduleWords
  readonly more: (count: number) => string
}

/** Parts of a day that have room in a cell of the month. */
const most = 3

/** What is on a day in words: its holiday, its shifts with times and place, who is away. */
export function DayParts({ day, changedIds, words, more }: DayPartsProps) {
  const { t } = useTranslation()
  const parts: ReactNode[] = [
    ...day.shifts.map((shift) => {
      const zone = words.zone(shift)
      return (
        <Part key={shift.id} group={groupOfShift(shift)} isChanged={changedIds.has(shift.id)} title={words.times(shift)}>
          <Box component="span" title={shift.siteName} sx={twoLines}>
            <GroupSign group={groupOfShift(shift)} />
            {shift.siteName}
          </Box>
          {zone && <span style={{ display: 'block' }}>{zone}</span>}
          {changedIds.has(shift.id) && (
            <Box component="b" sx={{ display: 'flex', alignItems: 'center', gap: '3px', color: 'tone.late.ink', fontWeight: 600 }}>
              <EditIcon size={12} />
              {t('schedules.changed')}
            </Box>
          )}
        </Part>
      )
    }),
    ...day.absences.map((away) => <Part key={`away ${away.id}`} group="unavailability" title={words.absenceOn(away, day.day)} />),
  ]
  return (
    <Box component="span" sx={{ ...narrow, display: 'grid', gap: '3px', p: '2px 4px 6px', minWidth: 0, alignContent: 'start' }}>
      {day.holiday !== null && <Part group="holiday" title={day.holiday} isPlain />}
      {parts.slice(0, most)}
      {parts.length > most && (
        <Box component="span" sx={{ px: '6px', fontSize: '0.75rem', color: 'text.secondary' }}>
          {more(parts.length - most)}
        </Box>
      )}
    </Box>
  )
}

interface PartProps {
  readonly group: CalendarGroup
  readonly title: string
  readonly isChanged?: boolean
  readonly isPlain?: boolean
  readonly children?: ReactNode
}

function Part({ group, title, isChanged = false, isPlain = false, children }: PartProps) {
  const GroupIcon = groupIcons[group]
  const frame = isPlain
    ? { px: '4px' }
    : { p: '3px 6px', border: 1, borderColor: isChanged ? 'tone.late.mark' : 'transparent', ...groundOf(group) }
  return (
    <Box
      component="span"
      sx={{
        display: 'block',
        minWidth: 0,
        borderRadius: '7px',
        color: `group.${group}.ink`,
        fontSize: '0.75rem',
        lineHeight: 1.35,
        ...frame,
      }}
    >
      <Box component="span" sx={{ display: 'flex', alignItems: 'start', gap: '4px', fontFamily: figures, fontWeight: 600 }}>
        <GroupIcon className={children ? 'before' : undefined} size={13} style={{ flex: 'none', marginTop: 1 }} />
        <span className={children ? 'times' : undefined} style={{ minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' }}>
          {title}
        </span>
      </Box>
      {children}
    </Box>
  )
}

/** The sign of a group below the times, where they have the line for themselves. */
function GroupSign({ group }: { group: CalendarGroup }) {
  const GroupIcon = groupIcons[group]
  return <GroupIcon className="below" size={12} style={{ verticalAlign: '-2px', marginRight: 3 }} />
}

/** In a narrow cell, as on the sheet of an agent, the times stay in one line and the sign stands before the place. */
const narrow = {
  containerType: 'inline-size',
  '& .below': { display: 'none' },
  '@container (max-width: 7rem)': {
    '& .before': { display: 'none' },
    '& .below': { display: 'inline' },
    '& .times': { fontSize: '0.6875rem' },
  },
  // A smaller tablet's day: the frame gives way before the times do.
  '@container (max-width: 6.1rem)': { '& > span': { paddingInline: '3px' } },
} as const
