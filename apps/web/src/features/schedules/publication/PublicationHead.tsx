import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { firstDayOf, monthOf, type Month } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { useToday } from '../../../session/today.ts'
import { KeysButton } from '../../../ui/lists/KeysButton.tsx'
import { MonthPicker } from '../../../ui/pickers/MonthPicker.tsx'
import { PageTitle } from '../../../ui/page/PageTitle.tsx'
import { TitleLine } from '../../../ui/page/TitleLine.tsx'
import { RemindButton } from './RemindButton.tsx'
import type { usePublications } from './usePublications.ts'
import type { Asked } from './usePublishing.ts'

interface PublicationHeadProps {
  readonly month: Month
  readonly query: ReturnType<typeof usePublications>
  readonly onMonth: (month: Month) => void
  readonly onAsk: (asked: Asked) => void
  /** Shows what the keyboard does; where there is a keyboard. */
  readonly onHelp: (() => void) | undefined
  /** Leads to the month's sheets. */
  readonly print?: ReactNode
  /** Takes the list along. */
  readonly export: ReactNode
}

/** How many agents have a planning, the way to other months, and the button that publishes what is left. */
export function PublicationHead({ month, query: { data, error }, onMonth, onAsk, onHelp, print, export: exporting }: PublicationHeadProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const thisMonth = monthOf(useToday())
  const named = writtenDay(firstDayOf(month), language, 'month')
  const isNothingLeft = data?.unpublished === 0
  const text = <TitleLine isComing={!data && !error}>{data && t('schedules.publication.text', { count: data.agents.length })}</TitleLine>
  return (
    <Box sx={head}>
      <PageTitle title={t('schedules.publication.title')} text={text} />
      <Box sx={acts}>
        <MonthPicker label={t('schedules.publication.month')} value={month} thisMonth={thisMonth} onChange={onMonth} />
        <Button
          variant={isNothingLeft ? 'outlined' : 'contained'}
          disabled={!data || isNothingLeft}
          sx={{ width: { xs: '100%', sm: 'auto' } }}
          onClick={() => data && onAsk({ isPublished: true, agentIds: null, count: data.unpublished })}
        >
          {isNothingLeft
            ? t(data.agents.length > 0 ? 'schedules.publication.allPublished' : 'schedules.publication.nothing')
            : t('schedules.publication.publishAll', { month: named, count: data?.unpublished ?? 0 })}
        </Button>
        {data && <RemindButton month={month} agents={data.agents} />}
        {print}
        {exporting}
        <KeysButton onHelp={onHelp} />
      </Box>
    </Box>
  )
}

/** Below the title except on a wide page: what the button says may be long or short, and nothing moves for it. */
const head = { display: 'flex', flexDirection: { xs: 'column', xl: 'row' }, justifyContent: 'space-between', gap: 2 } as const
const acts = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.25, '& > *': { maxWidth: '100%' } } as const
