import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { readCompany } from '@vigie/contract/companies/companies.infos.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import { thisEnvironment } from '../../session/environment.ts'
import { useExchange } from '../../session/store.ts'
import { Card } from '../../ui/page/Card.tsx'
import { Mark } from '../../ui/marks/Mark.tsx'
import { Fact, Facts } from './Facts.tsx'

/** The app, its version, and the company whose it is. What only the company's own record says comes a moment later. */
export function About({ version }: { version: string }) {
  const { t } = useTranslation()
  const { theme, apiVersion, timeZone } = useExchange()
  const { data } = useAsk(readCompany, {}, { staleTime: 300_000 })
  const { isApp, isDevelopment, name, uuid } = thisEnvironment()
  const device = [t(isApp ? 'account.about.inApp' : 'account.about.inBrowser'), name, isDevelopment && t('account.about.isDevelopment')]
  return (
    <Card sx={{ p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Mark size={56} />
        <Box>
          <Typography variant="h2">Vigie</Typography>
          <Typography color="textSecondary">{t('auth.tagline')}</Typography>
        </Box>
      </Box>
      <Facts>
        <Fact name={t('account.about.version')}>{version}</Fact>
        <Fact name={t('account.about.server')}>{apiVersion}</Fact>
        <Fact name={t('account.about.company')}>{theme.name}</Fact>
        <Fact name={t('account.about.code')}>{theme.code}</Fact>
        <Fact name={t('account.about.zone')}>{timeZone}</Fact>
        <Fact name={t('account.about.device')}>{device.filter(Boolean).join(' · ')}</Fact>
        <Fact name={t('account.about.deviceUuid')}>{uuid}</Fact>
        {data?.declarationNumber && <Fact name={t('account.about.declaration')}>{data.declarationNumber}</Fact>}
      </Facts>
    </Card>
  )
}
