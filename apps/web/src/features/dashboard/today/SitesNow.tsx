import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { clockOf, localOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../session/store.ts'
import { figures } from '../../../theme/augment.ts'
import { NowList } from './NowList.tsx'
import { SiteNowRow, siteColumns } from './SiteNowRow.tsx'
import { sitesNow } from './today.rules.ts'
import type { HomeShifts } from './useHomeShifts.ts'

/** A client's sites now: who is there, who comes next, what is not as it should be; alerts first. */
export function SitesNow({ home }: { home: HomeShifts }) {
  const { t } = useTranslation()
  const { environment, timeZone } = useExchange()
  const { data, now } = home
  const head = (['site', 'present', 'next', 'state'] as const).map((name) => t(`dashboard.now.columns.${name}`))
  return (
    <NowList
      title={t('dashboard.now.sites')}
      aside={
        <Typography variant="body2" color="textSecondary">
          {t('home.today.at', { time: clockOf(localOf(now, timeZone)) })}
        </Typography>
      }
      home={home}
      label={t('dashboard.now.sites')}
      rows={data ? sitesNow(data, now, environment.settings) : []}
      usually={5}
      empty={t('dashboard.now.noSites')}
      head={
        <Box aria-hidden="true" sx={headStyles}>
          {head.map((title) => (
            <span key={title}>{title}</span>
          ))}
        </Box>
      }
    >
      {(site) => <SiteNowRow key={site.siteId} site={site} now={now} />}
    </NowList>
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
