import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { signOutHere } from '../session/signing.ts'
import { useExchange, useUser } from '../session/store.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { ExitIcon } from '../ui/icons.tsx'
import { Tag } from '../ui/Tag.tsx'

/** The home of a space: who is signed in, in which role and company. */
export default function Home() {
  const { t } = useTranslation()
  const user = useUser()
  const { theme } = useExchange()
  return (
    <Card sx={{ maxWidth: 560, mx: 'auto', mt: { xs: 1, md: 6 }, p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', maxWidth: '100%' }}>
        <Avatar {...user} size={56} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1">{t('shell.home.hello', { name: user.firstName })}</Typography>
          <Typography color="textSecondary">{user.email}</Typography>
        </Box>
      </Box>
      <Tag tone="run">{t(`common.roles.${user.role}`)}</Tag>
      <Typography>{t('shell.home.text', { company: theme.name })}</Typography>
      <Button variant="outlined" color="inherit" startIcon={<ExitIcon />} onClick={() => void signOutHere()}>
        {t('shell.home.signOut')}
      </Button>
    </Card>
  )
}
