import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { Theme } from '@mui/material/styles'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { dayClass } from '../../../../domains/schedules/dayClass.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { writtenDay } from '../../../../kit/dates.ts'
import { figures } from '../../../../theme/augment.ts'
import { intoSight } from '../../../../ui/intoSight.ts'
import type { Column } from '../useSiteSchedule.ts'
import type { Words } from '../useWords.ts'

interface DayStripProps {
  readonly columns: readonly Column[]
  /** How many shifts begin on each of them. */
  readonly counts: readonly number[]
  readonly day: Day
  readonly today: Day
  readonly words: Words
  readonly onDay: (day: Day) => void
}

/** On a phone the days stand above the list of one of them; the one that is shown is brought into sight. */
export function DayStrip({ columns, counts, day, today, words, onDay }: DayStripProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const [line, chosen] = [strip.current, strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]')]
    if (line && chosen) line.scrollLeft = chosen.offsetLeft - line.clientWidth / 2 + chosen.offsetWidth / 2
    // Another day or another month moves the strip; nothing else does.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [day, columns.length])
  return (
    <Box ref={strip} role="group" aria-label={t('schedules.site.day')} onFocus={intoSight} sx={styles}>
      {columns.map((column, place) => (
        <ButtonBase
          key={column.day}
          aria-pressed={column.day === day}
          className={dayClass(column, today)}
          onClick={() => onDay(column.day)}
        >
          <span aria-hidden="true">
            <small>{writtenDay(column.day, language, 'weekday').replace('.', '')}</small>
            <b>{Number(column.day.slice(8))}</b>
            <small>{counts[place] || '·'}</small>
          </span>
          <span className="visually-hidden">
            {`${words.dayName(column, today)}, ${t('schedules.site.shiftCount', { count: counts[place] ?? 0 })}`}
          </span>
        </ButtonBase>
      ))}
    </Box>
  )
}

const styles = (theme: Theme) =>
  ({
    position: 'relative',
    display: 'flex',
    gap: 0.75,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    scrollPaddingInline: '16px',
    mx: -2,
    px: 2,
    '& button > span:first-of-type': { display: 'grid', justifyItems: 'center' },
    '& button': {
      flex: 'none',
      width: 46,
      py: 0.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: '10px',
      bgcolor: 'background.paper',
      fontFamily: figures,
      lineHeight: 1.3,
    },
    '& small': { fontSize: '0.75rem', color: 'text.secondary' },
    '& b': { fontSize: '1rem' },
    '& .weekend': { bgcolor: 'group.weekend.soft' },
    '& .holiday': { bgcolor: 'group.holiday.soft', '& small': { color: 'group.holiday.ink' } },
    '& .today b': { color: 'primary.readable', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& button[aria-pressed="true"]': {
      bgcolor: 'text.primary',
      borderColor: 'text.primary',
      '& b, & small': { color: theme.palette.background.paper },
    },
  }) as const
