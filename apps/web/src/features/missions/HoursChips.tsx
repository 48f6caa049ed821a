import Box from '@mui/material/Box'
import type { OfferedShift } from '@vigie/contract/missions/missions.ts'
import { useTranslation } from 'react-i18next'
import { groupOf } from './groups.ts'
import { ClockIcon } from '../../ui/icons.tsx'
import { figures } from '../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../theme/forced.ts'
import { groupIcons } from '../../domains/schedules/calendarGroups.ts'
import { hoursTogether, kindsOf } from './hours.rules.ts'
import type { OfferWords } from './useOfferWords.ts'

interface HoursChipsProps {
  readonly shifts: readonly OfferedShift[]
  readonly words: OfferWords
  /** What is said elsewhere: how many hours there are. */
  readonly hidesTotal?: boolean
}

/** How many hours, and how many of them are of the night, of a Sunday, of a holiday. */
export function HoursChips({ shifts, words, hidesTotal = false }: HoursChipsProps) {
  const { t } = useTranslation()
  const hours = hoursTogether(shifts)
  return (
    <Box component="ul" sx={styles}>
      {!hidesTotal && (
        <li>
          <ClockIcon size={16} />
          {words.duration(hours.minutes)}
        </li>
      )}
      {kindsOf(hours).map(({ kind, minutes }) => {
        const group = groupOf[kind]
        const GroupIcon = groupIcons[group]
        return (
          <Box key={kind} component="li" sx={{ '&&': { color: `group.${group}.ink`, bgcolor: `group.${group}.soft` } }}>
            <GroupIcon size={16} />
            {t(`missions.own.hours.${kind}`, { duration: words.duration(minutes) })}
          </Box>
        )
      })}
    </Box>
  )
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    minHeight: 28,
    py: 0.25,
    pl: 1,
    pr: 1.25,
    borderRadius: '8px',
    fontFamily: figures,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'text.primary',
    bgcolor: 'tone.wait.soft',
    [forcedColours]: forcedEdge,
  },
  '& svg': { flex: 'none' },
} as const
