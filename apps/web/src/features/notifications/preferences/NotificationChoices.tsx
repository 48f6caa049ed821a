import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Coming } from '../../../ui/feedback/Coming.tsx'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { PushHere } from './PushHere.tsx'
import { usePreferences } from './usePreferences.ts'
import { Ways } from './Ways.tsx'

/** What one is told of beside the bell: by kind and way, and whether this browser receives it. */
export function NotificationChoices() {
  const { t } = useTranslation()
  const { query, choose } = usePreferences()
  const { data, error } = query
  if (error && !data) {
    return (
      <Card>
        <ErrorState error={error} onRetry={() => void query.refetch()} />
      </Card>
    )
  }
  if (!data) return <ChoicesSkeleton />
  const { preferences, ways, pushKey } = data
  return (
    <>
      {ways.length === 0 ? (
        <Banner tone="run">{t('notifications.preferences.noWays')}</Banner>
      ) : (
        <Section title={t('notifications.preferences.waysTitle')}>
          <Ways preferences={preferences} ways={ways} onChoose={(...choice) => void choose(...choice)} />
        </Section>
      )}
      {pushKey !== null && <PushHere pushKey={pushKey} />}
    </>
  )
}

function ChoicesSkeleton() {
  return (
    <Coming>
      <Card sx={{ '& > div + div': { borderTop: 1, borderColor: 'divider' } }}>
        {[0, 1, 2, 3].map((line) => (
          <Box key={line} sx={{ px: 2.5, py: 1.75 }}>
            <Skeleton variant="text" width="35%" />
            <Skeleton variant="text" width="60%" />
          </Box>
        ))}
      </Card>
    </Coming>
  )
}
