import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { clockOf, localOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../session/store.ts'
import { figures } from '../../../theme/augment.ts'
import { Card } from '../../../ui/Card.tsx'
import { RowsSkeleton } from '../../../ui/lists/skeletons.tsx'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { Section } from '../../../ui/Section.tsx'
import { nowList } from './now.styles.ts'
import { SiteNowRow, siteColumns } from './SiteNowRow.tsx'
import { sitesNow } from './today.rules.ts'
import type { HomeShifts } from './useHomeShifts.ts'

/** A client's sites now: who is there, who comes next, what is not as it should be; alerts first. */
export function SitesNow({ home }: { home: HomeShifts }) {
  const { t } = useTranslation()
  const { environment, timeZone } = useExchange()
  const { data, error, refetch, now } = home
  const sites = data ? sitesNow(data, now, environment.settings) : []
  const head = (['site', 'present', 'next', 'state'] as const).map((name) => t(`dashboard.now.columns.${name}`))
  return (
    <Section
      title={t('dashboard.now.sites')}
      aside={
        <Typography variant="body2" color="textSecondary">
          {t('home.today.at', { time: clockOf(localOf(now, timeZone)) })}
        </Typography>
      }
    >
      {error && !data ? (
        <Card>
          <ErrorState error={error} onRetry={() => void refetch()} />
        </Card>
      ) : !data ? (
        <RowsSkeleton rows={5} height={56} />
      ) : sites.length === 0 ? (
        <Card sx={{ p: 2 }}>
          <Typography color="textSecondary">{t('dashboard.now.noSites')}</Typography>
        </Card>
      ) : (
        <Card>
          <Box aria-hidden="true" sx={headStyles}>
            {head.map((title) => (
              <span key={title}>{title}</span>
            ))}
          </Box>
          <Box component="ul" aria-label={t('dashboard.now.sites')} sx={nowList}>
            {sites.map((site) => (
              <SiteNowRow key={site.siteId} site={site} now={now} />
            ))}
          </Box>
        </Card>
      )}
    </Section>
  )
}

const headStyles = {
  ...siteColumns,
  display: { xs: 'none', sm: 'grid' },
  columnGap: 2,
  alignItems: 'center',
  height: 40,
  pl: 2,
  pr: { sm: 3.5, md: 4 },
  borderBottom: 1,
  borderColor: 'divider',
  color: 'text.secondary',
  fontFamily: figures,
  fontWeight: 600,
  fontSize: '0.8125rem',
} as const
