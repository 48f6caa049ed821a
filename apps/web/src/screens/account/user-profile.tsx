import Box from '@mui/material/Box'
import { role as roles } from '@vigie/contract/access.ts'
import { useTranslation } from 'react-i18next'
import { ConfirmEmail } from '../../features/account/ConfirmEmail.tsx'
import { Profile } from '../../features/account/Profile.tsx'
import { PersonalData } from '../../features/personal-data/PersonalData.tsx'
import { useUser } from '../../session/store.ts'
import { PageTitle } from '../../ui/page/PageTitle.tsx'

/** Mon profil: what the company knows of the reader, and the confirmation of the address. */
export default function UserProfile() {
  const { t } = useTranslation()
  const { role, hasActiveContract } = useUser()
  return (
    <Box sx={{ maxWidth: 640, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle
        title={t('shell.titles.profile')}
        text={t(role === roles.agent ? 'account.profile.textOfSheet' : 'account.profile.text')}
      />
      <Profile />
      <ConfirmEmail />
      {/* Without active contract the sheet is closed, and this page is not. */}
      {role === roles.agent && !hasActiveContract && <PersonalData />}
    </Box>
  )
}
