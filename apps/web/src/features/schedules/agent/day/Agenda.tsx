import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Day } from '@vigie/contract/kit/time.ts'
import { groupOfShift } from '@vigie/contract/schedules/schedules.rules.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { writtenDay } from '../../../../kit/dates.ts'
import { figures } from '../../../../theme/augment.ts'
import { GroupSwatch } from '../../../../domains/schedules/CalendarLegend.tsx'
import { Card } from '../../../../ui/page/Card.tsx'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import type { CalendarDay } from '../calendar.rules.ts'
import type { ScheduleWords } from '../useScheduleWords.ts'

interface AgendaProps {
  readonly label: string
  readonly days: readonly CalendarDay[]
  readonly today: Day
  readonly changedIds: ReadonlySet<number>
  readonly words: ScheduleWords
  readonly onOpen: (day: Day) => void
}

/** What is on, day after day, for the thumb: each day is one target that opens it. */
export function Agenda({ label, days, today, changedIds, words, onOpen }: AgendaProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Card component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none', overflow: 'hidden' }}>
      {days.map((one) => (
        <Box component="li" key={one.day} sx={{ borderTop: 1, borderColor: 'divider', '&:first-of-type': { border: 0 } }}>
          <ButtonBase onClick={() => onOpen(one.day)} sx={row}>
            <span className="visually-hidden">{words.day(one, today, changedIds)}</span>
            <Box
              component="span"
              aria-hidden="true"
              sx={{ display: 'grid', justifyItems: 'center', color: one.day === today ? 'primary.readable' : 'text.primary' }}
            >
              <span style={{ fontSize: '0.75rem' }}>{writtenDay(one.day, language, 'weekday')}</span>
              <Box component="b" sx={{ fontFamily: figures, fontSize: '1.125rem', lineHeight: 1.2 }}>
                {Number(one.day.slice(8))}
              </Box>
            </Box>
            <Box component="span" aria-hidden="true" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
              {one.holiday !== null && (
                <Line>
                  <GroupSwatch group="holiday" />
                  <b>{one.holiday}</b>
                </Line>
              )}
              {one.shifts.map((shift) => (
                <Line key={shift.id}>
                  <GroupSwatch group={groupOfShift(shift)} />
                  <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
                    <Box component="b" sx={{ display: 'block', fontFamily: figures }}>
                      {words.times(shift)}
                    </Box>
                    <Box component="span" sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                      {[shift.siteName, words.zone(shift)].filter(Boolean).join(' · ')}
                    </Box>
                  </Box>
                  {changedIds.has(shift.id) && <Tag tone="late">{t('schedules.changed')}</Tag>}
                </Line>
              ))}
              {one.absences.map((away) => (
                <Line key={`away ${away.id}`}>
                  <GroupSwatch group="unavailability" />
                  {words.absenceOn(away, one.day)}
                </Line>
              ))}
              {one.shifts.length + one.absences.length === 0 && one.holiday === null && (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {t('schedules.noShift')}
                </Box>
              )}
            </Box>
          </ButtonBase>
        </Box>
      ))}
    </Card>
  )
}

const Line = ({ children }: { children: React.ReactNode }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
    {children}
  </Box>
)

const row = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  gap: 1.5,
  alignItems: 'start',
  width: '100%',
  minHeight: 60,
  p: '10px 14px 10px 8px',
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'start',
  '&:hover': { bgcolor: 'action.hover' },
} as const
