import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { role as roles } from '@vigie/contract/access.ts'
import { readProfile } from '@vigie/contract/auth/profile.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import { useExchange, useUser } from '../../session/store.ts'
import { Card } from '../../ui/page/Card.tsx'
import { LoadingPlaceholder } from '../../ui/feedback/LoadingPlaceholder.tsx'
import { ErrorState } from '../../ui/feedback/StatePage.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { Fact, Facts } from './Facts.tsx'
import { PhotoChoice } from './PhotoChoice.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** Who one is to the company: one's picture, and what one may correct or only read. */
export function Profile() {
  const { t } = useTranslation()
  const user = useUser()
  const { theme } = useExchange()
  const { data, error, refetch } = useAsk(readProfile, {})
  const { firstName, lastName } = user
  const isComing = !data && !error
  // Until it is known, what those of one's place mostly have: the form's room is there before the form.
  const isOfSheet = data?.profile.isOfSheet ?? user.role === roles.agent
  const isNamed = firstName !== '' && lastName !== ''
  const name = `${firstName} ${lastName}`.trim() || user.email
  const orNone = (text: string) => text || t('account.profile.none')
  return (
    <Card sx={{ p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.25, alignItems: 'center', minWidth: 0 }}>
        <Typography variant="h2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Tag tone="run">{t(`common.roles.${user.role}`)}</Tag>
      </Box>
      <PhotoChoice />
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {/* Whoever was asked for a name over this page has one now. */}
      {data?.profile.isOfSheet === false && <ProfileForm key={String(isNamed)} profile={{ ...data.profile, firstName, lastName }} />}
      {isComing && !isOfSheet && (
        <LoadingPlaceholder>
          <Box inert sx={{ visibility: 'hidden' }}>
            <ProfileForm profile={{ firstName, lastName, phone: '' }} />
          </Box>
        </LoadingPlaceholder>
      )}
      <Facts>
        {isOfSheet && (
          <>
            <Fact name={t('account.profile.firstName')}>{orNone(firstName)}</Fact>
            <Fact name={t('account.profile.lastName')}>{orNone(lastName)}</Fact>
            <Fact name={t('account.profile.phone')}>{isComing ? <Skeleton width={120} /> : orNone(data?.profile.phone ?? '')}</Fact>
          </>
        )}
        <Fact name={t('account.profile.email')}>{orNone(user.email)}</Fact>
        {user.username !== user.email && <Fact name={t('account.profile.username')}>{orNone(user.username)}</Fact>}
        <Fact name={t('account.profile.company')}>{theme.name}</Fact>
      </Facts>
    </Card>
  )
}
