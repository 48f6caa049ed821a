import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { readFirstSteps, type FirstSteps as Steps } from '@vigie/contract/dashboard/dashboard.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { TextLink } from '../../ui/links/TextLink.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { Section } from '../../ui/page/Section.tsx'
import type { DashboardAddresses } from './addresses.ts'

/** How far the company has come; undefined while that is not known. */
export const useFirstSteps = (): Steps | undefined => useAsk(readFirstSteps, {}).data

/** The way to the first steps of a company that begins. It goes once all is done, and is shown to who administers it. */
export function FirstSteps({ done, addresses }: { done: Steps; addresses: DashboardAddresses }) {
  const { t } = useTranslation()
  const all = Object.values(done)
  const count = all.filter(Boolean).length
  if (addresses.firstSteps === null || count === all.length) return null
  return (
    <Section title={t('dashboard.steps.title')}>
      <Card sx={{ p: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, justifyContent: 'space-between' }}>
        <Box sx={{ flex: '1 1 18rem' }}>
          <Typography variant="h3">{t(count === 0 ? 'dashboard.steps.begin' : 'dashboard.steps.goOn')}</Typography>
          <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
            {t('dashboard.steps.text')}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          {addresses.import !== null && <TextLink to={addresses.import}>{t('dashboard.steps.import')}</TextLink>}
          <ButtonLink to={addresses.firstSteps} variant="contained" sx={{ minHeight: 44 }}>
            {t(count === 0 ? 'dashboard.steps.start' : 'dashboard.steps.continue')}
          </ButtonLink>
        </Box>
      </Card>
    </Section>
  )
}
