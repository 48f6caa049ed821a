import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useExchange, useUser } from '../../session/store.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Fact, Facts } from './Facts.tsx'

/** Who one is to the company, as the session says it. */
export function Profile() {
  const { t } = useTranslation()
  const user = useUser()
  const { theme } = useExchange()
  const name = `${user.firstName} ${user.lastName}`.trim()
  const orNone = (text: string) => text || t('account.profile.none')
  return (
    <Card sx={{ p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
        <Avatar {...user} size={64} />
        <Box sx={{ minWidth: 0, display: 'grid', gap: 0.75, justifyItems: 'start' }}>
          <Typography variant="h2">{name}</Typography>
          <Tag tone="run">{t(`common.roles.${user.role}`)}</Tag>
        </Box>
      </Box>
      <Facts>
        <Fact name={t('account.profile.firstName')}>{orNone(user.firstName)}</Fact>
        <Fact name={t('account.profile.lastName')}>{orNone(user.lastName)}</Fact>
        <Fact name={t('account.profile.email')}>{orNone(user.email)}</Fact>
        {user.username !== user.email && <Fact name={t('account.profile.username')}>{orNone(user.username)}</Fact>}
        <Fact name={t('account.profile.company')}>{theme.name}</Fact>
      </Facts>
    </Card>
  )
}
