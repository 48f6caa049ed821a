import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Theme } from '@mui/material/styles'
import { dayOf, type Day, type Instant } from '@vigie/contract/kit/time.ts'
import { groupOfShift } from '@vigie/contract/schedules/schedules.rules.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { capital, writtenDay } from '../../../kit/dates.ts'
import { useExchange } from '../../../session/store.ts'
import { figures } from '../../../theme/augment.ts'
import { GroupSwatch } from '../../../domains/schedules/CalendarLegend.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { markStyles } from './bar.styles.ts'
import { DayStrip } from './DayStrip.tsx'
import { markedState } from './marks.ts'
import { shiftsOfDay } from './rows.rules.ts'
import type { SiteSchedule } from './useSiteSchedule.ts'
import type { Words } from './useWords.ts'

export interface DayListProps {
  readonly schedule: SiteSchedule
  readonly day: Day
  readonly today: Day
  readonly now: Instant
  readonly words: Words
  readonly openId: number | null
  readonly onOpen: (shiftId: number) => void
  readonly onDay: (day: Day) => void
}

/** The month on a phone: its days in a strip, and below it the shifts of one: what nobody does first, then by the clock. */
export function DayList({ schedule, day, today, now, words, openId, onOpen, onDay }: DayListProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { settings } = useExchange().environment
  const { columns, shifts } = schedule
  const counts = useMemo(() => {
    const byDay = Map.groupBy(shifts, ({ startsLocal }) => dayOf(startsLocal))
    return columns.map((column) => byDay.get(column.day)?.length ?? 0)
  }, [shifts, columns])
  const ofDay = useMemo(() => shiftsOfDay(shifts, day), [shifts, day])
  const isOfSites = new Set(shifts.map(({ siteId }) => siteId)).size > 1
  const column = columns.find((one) => one.day === day)
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DayStrip columns={columns} counts={counts} day={day} today={today} words={words} onDay={onDay} />
      <Box>
        <Typography variant="h2">{capital(writtenDay(day, language, 'whole'))}</Typography>
        {column?.holiday && <Typography sx={{ color: 'group.holiday.ink' }}>{column.holiday}</Typography>}
      </Box>
      {ofDay.length === 0 ? (
        <Typography color="textSecondary">{t('schedules.site.empty.day')}</Typography>
      ) : (
        <Box component="ul" sx={styles}>
          {ofDay.map((shift) => {
            const { state, mark } = markedState(shift, now, settings)
            return (
              <li key={shift.id}>
                <button
                  type="button"
                  data-shift={shift.id}
                  className={shift.id === openId ? 'open' : undefined}
                  onClick={() => onOpen(shift.id)}
                >
                  <GroupSwatch group={groupOfShift(shift)} size={28} />
                  <span className="what">
                    <b>{words.times(shift)}</b>
                    <span className={shift.agentId === null ? 'unassigned' : undefined}>{words.nameOf(shift)}</span>
                    {isOfSites && <span>{shift.siteName}</span>}
                    <span className="visually-hidden">{t(`schedules.groups.${groupOfShift(shift)}`)}</span>
                  </span>
                  {mark && <Tag tone={markStyles[mark].tone}>{t(`shifts.states.${state}`)}</Tag>}
                </button>
              </li>
            )
          })}
        </Box>
      )}
    </Box>
  )
}

const styles = (theme: Theme) =>
  ({
    display: 'grid',
    gap: 1,
    m: 0,
    p: 0,
    listStyle: 'none',
    // Only what is in sight is drawn, however many work that day.
    '& li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 64px' },
    '& button': {
      display: 'flex',
      alignItems: 'center',
      gap: 1.25,
      width: '100%',
      minHeight: 64,
      p: 1.25,
      font: 'inherit',
      fontSize: '0.875rem',
      textAlign: 'start',
      color: 'text.primary',
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      '&.open': { borderColor: 'primary.readable' },
    },
    '& .what': { flex: 1, minWidth: 0, display: 'grid' },
    '& .what b': { fontFamily: figures, fontSize: '0.9375rem' },
    '& .what > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .unassigned': { color: theme.palette.tone.missing.ink, fontWeight: 600 },
  }) as const
