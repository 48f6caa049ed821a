import Box from '@mui/material/Box'
import { anomalyKinds } from '@vigie/contract/dashboard/dashboard.kinds.ts'
import { readCounters } from '@vigie/contract/dashboard/dashboard.ts'
import { monthOf, type Month } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useAskInSlices } from '../../api/queries.ts'
import { anomaliesAddress, contractsAddress } from '../../routing/addresses/homes.ts'
import { sitesAddress } from '../../routing/addresses/sites.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { useToday } from '../../session/today.ts'
import type { Tone } from '../../theme/palette.ts'
import { Card } from '../../ui/page/Card.tsx'
import { FigureLink, figureList, figureHeight } from '../../ui/links/FigureLink.tsx'
import { MonthPicker } from '../../ui/pickers/MonthPicker.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { CardsSkeleton } from '../../ui/lists/skeletons.tsx'
import { ErrorState } from '../../ui/feedback/StatePage.tsx'
import type { DashboardAddresses } from './addresses.ts'
import { useCountedAnew } from './useCountedAnew.ts'

const tones: Record<(typeof anomalyKinds)[number], Tone> = { missed: 'missing', late: 'late', outsideArea: 'late' }

interface MonthFiguresProps {
  readonly month: Month
  readonly onMonth: (month: Month) => void
  readonly addresses: DashboardAddresses
}

/** A month in figures (decisions/10-planning); each opens the list that it counts. */
export function MonthFigures({ month, onMonth, addresses }: MonthFiguresProps) {
  const { t } = useTranslation()
  const thisMonth = monthOf(useToday())
  const { data, error, refetch } = useAskInSlices(readCounters, { month }, { keepsFormer: true })
  useCountedAnew(readCounters)
  const number = (value: number) => t('dashboard.number', { value })
  const picker = <MonthPicker label={t('dashboard.month.choose')} value={month} thisMonth={thisMonth} onChange={onMonth} />
  const { monthStats, anomaliesStats } = data ?? {}
  return (
    <Section title={t('dashboard.month.title')} aside={picker}>
      {error && !data ? (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      ) : !monthStats || !anomaliesStats ? (
        <CardsSkeleton cards={5} height={figureHeight + 18} grid={line} />
      ) : (
        <Box component="ul" sx={line}>
          <FigureLink
            link={addresses.contracts === null ? null : linkTo(contractsAddress, { month, filter: 'affected' })}
            label={t('dashboard.month.contracts')}
            value={number(monthStats.affectedContracts)}
            note={t('dashboard.month.contractsOf', { total: monthStats.contracts })}
          />
          <FigureLink
            link={addresses.sites === null ? null : linkTo(sitesAddress, { month })}
            label={t('dashboard.month.sites')}
            value={number(monthStats.activeSites)}
            note={t('dashboard.month.sitesOf', { total: monthStats.sites })}
          />
          {anomalyKinds.map((kind) => (
            <FigureLink
              key={kind}
              link={addresses.anomalies === null ? null : linkTo(anomaliesAddress, { month, kind })}
              label={t(`dashboard.month.${kind}`)}
              value={number(anomaliesStats[kind])}
              note={t('dashboard.month.anomalyNote')}
              tone={tones[kind]}
              isCalm={anomaliesStats[kind] === 0}
            />
          ))}
        </Box>
      )}
    </Section>
  )
}

const line = {
  ...figureList,
  // Five in pairs, as two and three, or in one line.
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(6, 1fr)', lg: 'repeat(5, 1fr)' },
  '& > *': { gridColumn: { sm: 'span 2', lg: 'auto' } },
  '& > :nth-of-type(-n + 2)': { gridColumn: { sm: 'span 3', lg: 'auto' } },
  '& > :last-of-type': { gridColumn: { xs: 'span 2', lg: 'auto' } },
} as const
