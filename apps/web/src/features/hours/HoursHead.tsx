import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { MonthHours } from '@vigie/contract/hours/hours.ts'
import { firstDayOf, monthOf, type Month } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenDay, writtenInstant } from '../../kit/dates.ts'
import { useToday } from '../../session/today.ts'
import { LockIcon } from '../../ui/icons.tsx'
import { KeysButton } from '../../ui/lists/KeysButton.tsx'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { TitleLine } from '../../ui/page/TitleLine.tsx'
import { MonthPicker } from '../../ui/pickers/MonthPicker.tsx'

interface HoursHeadProps {
  readonly month: Month
  readonly hours: MonthHours | undefined
  readonly isComing: boolean
  readonly onMonth: (month: Month) => void
  readonly export: ReactNode
  readonly onClose: () => void
  readonly onHelp: (() => void) | undefined
}

/** Which month, how many agents and services it has, when it was counted, and the one act: closing it. */
export function HoursHead({ month, hours, isComing, onMonth, export: exporting, onClose, onHelp }: HoursHeadProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const thisMonth = monthOf(useToday())
  const said = hours && [
    t('hours.agents', { count: hours.agentCounts.all }),
    t('hours.services', { count: hours.figures.shiftCount }),
    t('hours.countedAt', { time: writtenInstant(hours.countedAt, language) }),
    hours.unassignedCount > 0 && t('hours.unassigned', { count: hours.unassignedCount }),
  ]
  const named = writtenDay(firstDayOf(month), language, 'month')
  const obstacle = hours?.obstacle
  const why = obstacle && obstacle !== 'closed' ? t(`hours.closing.${obstacle}`) : undefined
  return (
    <Box sx={head}>
      <PageTitle
        title={t(/^[aeo]/i.test(named) ? 'hours.titleElided' : 'hours.title', { month: named })}
        text={
          <TitleLine isComing={isComing} width={320} phoneLines={2}>
            {said?.filter(Boolean).join(' · ')}
          </TitleLine>
        }
      />
      <Box sx={acts}>
        <MonthPicker label={t('hours.month')} value={month} thisMonth={thisMonth} onChange={onMonth} />
        {exporting}
        {obstacle !== 'closed' && (
          <span title={why}>
            <Button
              variant="contained"
              startIcon={<LockIcon size={18} />}
              disabled={!hours || Boolean(obstacle)}
              onClick={onClose}
              aria-description={why}
            >
              {t('hours.closing.act')}
            </Button>
          </span>
        )}
        <KeysButton onHelp={onHelp} />
      </Box>
    </Box>
  )
}

const head = { display: 'flex', flexDirection: { xs: 'column', lg: 'row' }, justifyContent: 'space-between', gap: 2 } as const
const acts = {
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  alignSelf: 'start',
  gap: 1.25,
  flex: 'none',
  maxWidth: '100%',
  '& > *': { maxWidth: '100%', whiteSpace: 'nowrap' },
} as const
