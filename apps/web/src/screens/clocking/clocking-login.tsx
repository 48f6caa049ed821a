import Box from '@mui/material/Box'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LanguageChoice } from '../../features/auth/LanguageChoice.tsx'
import { SignInForm } from '../../features/auth/SignInForm.tsx'
import { UserChoices } from '../../features/auth/UserChoices.tsx'
import { EntranceHead } from '../../features/devices/pairing/EntranceHead.tsx'
import { ManagerLink } from '../../features/devices/pairing/ManagerLink.tsx'
import type { Credentials, UserChoice } from '../../session/signing.ts'
import { Card } from '../../ui/page/Card.tsx'
import { tabletTarget, tabletText } from '../../ui/page/tablet.ts'
import { TwoPanels } from '../../ui/page/TwoPanels.tsx'

export default function ClockLogin() {
  const { t } = useTranslation()
  const router = useRouter()
  const [several, setSeveral] = useState<{ credentials: Credentials; choices: readonly UserChoice[] } | null>(null)
  const enter = () => void router.navigate({ to: '/pointages/pairing', replace: true })
  const head = (
    <EntranceHead title={t('clockings.tablet.login.title')} text={t('clockings.tablet.login.text')}>
      <LanguageChoice />
    </EntranceHead>
  )
  return (
    <TwoPanels header={head} isForm>
      <Card sx={forFingers}>
        {several ? (
          <UserChoices {...several} onSignedIn={enter} onBack={() => setSeveral(null)} />
        ) : (
          <SignInForm email="" onSignedIn={enter} onChoices={(credentials, choices) => setSeveral({ credentials, choices })} />
        )}
      </Card>
      <Box sx={{ display: 'grid', mt: 3 }}>
        <ManagerLink to="/pointages/init">{t('clockings.tablet.login.back')}</ManagerLink>
      </Box>
    </TwoPanels>
  )
}

/** The form of every sign-in, as large as a finger at a wall needs it. */
const forFingers = {
  borderRadius: '16px',
  p: 3,
  ...tabletText,
  '& .MuiOutlinedInput-input': { height: 48, fontSize: 18 },
  '& .MuiIconButton-root': { width: tabletTarget, height: tabletTarget },
  '& .MuiButton-root, & li .MuiButtonBase-root': { minHeight: tabletTarget, borderRadius: '16px', fontSize: 18 },
} as const
