import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { addDays, type Day } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { capital, writtenDay } from '../../kit/dates.ts'
import { useToday } from '../../session/today.ts'
import { DateButton } from '../../ui/pickers/DateButton.tsx'
import { BackIcon, NextIcon } from '../../ui/icons.tsx'
import { KeysButton } from '../../ui/lists/KeysButton.tsx'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { TitleLine } from '../../ui/page/TitleLine.tsx'
import type { Figures } from './figures/figures.ts'
import { prepareDay } from './useShifts.ts'

interface ShiftsHeadProps {
  readonly day: Day
  /** HH:mm on the company's clock. */
  readonly time: string
  readonly figures: Figures | undefined
  /** The figures will not come. */
  readonly hasFailed: boolean
  readonly onDay: (day: Day) => void
  /** Shows what the keyboard does; where there is a keyboard. */
  readonly onHelp: (() => void) | undefined
  /** Takes the list along; a phone has it below, where there is room. */
  readonly export: ReactNode
  readonly add: ReactNode
}

/** The day written whole, how much is in it, and the way to other days. */
export function ShiftsHead({ day, time, figures, hasFailed, onDay, onHelp, export: exporting, add }: ShiftsHeadProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  const title = capital(writtenDay(day, language, day.slice(0, 4) === today.slice(0, 4) ? 'whole' : 'wholeWithYear'))
  const counted = figures && {
    services: t('shifts.serviceCount', { count: figures.counts.all }),
    sites: t('shifts.siteCount', { count: figures.siteCount }),
  }
  const textOf = (isToday: boolean) => {
    if (!counted) return null
    if (figures.counts.all === 0) return isToday ? t('shifts.noServiceToday', { time }) : t('shifts.noService')
    return isToday ? t('shifts.today', { time, ...counted }) : t('shifts.otherDay', counted)
  }
  const nameOf = (other: Day) => {
    if (other === today) return t('shifts.day.today')
    if (other === addDays(today, -1)) return t('shifts.day.yesterday')
    if (other === addDays(today, 1)) return t('shifts.day.tomorrow')
    return writtenDay(other, language, 'brief')
  }
  const step = (other: Day, isBack: boolean) => (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={isBack ? <BackIcon /> : undefined}
      endIcon={isBack ? undefined : <NextIcon />}
      onClick={() => onDay(other)}
      onPointerEnter={() => prepareDay(other)}
      sx={{
        flex: { xs: 1, sm: 'none' },
        width: { sm: '8rem' },
        minWidth: 'max-content',
        px: { xs: 1, sm: 1.5 },
        whiteSpace: 'nowrap',
        bgcolor: 'background.paper',
      }}
    >
      {nameOf(other)}
    </Button>
  )
  return (
    <PageTitle
      title={title}
      text={<TitleLine isComing={!counted && !hasFailed}>{textOf(day === today)}</TitleLine>}
      actions={
        <Box
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            gap: 1,
            width: { xs: 1, sm: 'auto' },
          }}
        >
          {step(addDays(day, -1), true)}
          <DateButton label={t('shifts.day.choose')} value={day} today={today} onChange={onDay} isSignOnPhone />
          {step(addDays(day, 1), false)}
          {exporting}
          <KeysButton onHelp={onHelp} />
          {add}
        </Box>
      }
    />
  )
}
