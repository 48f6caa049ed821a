import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { role, type Role } from '@vigie/contract/access.ts'
import { useTranslation } from 'react-i18next'
import { useUser } from '../../../session/store.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { BySite } from './BySite.tsx'
import { PushHere } from './PushHere.tsx'
import { usePreferences } from './usePreferences.ts'
import { Ways } from './Ways.tsx'

/** Who may turn sites off: what managers are told of one is never kept from them, and partners have none before they have orders. */
const choosesSites: ReadonlySet<Role> = new Set([role.agent, role.client, role.clientUser])

/** What one is told of beside the bell: by kind and way, whether this browser receives it, and of which sites. */
export function NotificationChoices() {
  const { t } = useTranslation()
  const { query, choose } = usePreferences()
  const { data, error } = query
  const user = useUser()
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
      {ways.length > 0 && choosesSites.has(user.role) && <BySite />}
    </>
  )
}

function ChoicesSkeleton() {
  return (
    <LoadingPlaceholder>
      <Card sx={{ '& > div + div': { borderTop: 1, borderColor: 'divider' } }}>
        {[0, 1, 2, 3].map((line) => (
          <Box key={line} sx={{ px: 2.5, py: 1.75 }}>
            <Skeleton variant="text" width="35%" />
            <Skeleton variant="text" width="60%" />
          </Box>
        ))}
      </Card>
    </LoadingPlaceholder>
  )
}
