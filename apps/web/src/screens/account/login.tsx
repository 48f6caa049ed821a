import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLocation, useRouter } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Entrance } from '../../features/auth/Entrance.tsx'
import { SignInForm } from '../../features/auth/SignInForm.tsx'
import { WaitingNotice } from '../../features/auth/WaitingNotice.tsx'
import type { Credentials, UserChoice } from '../../session/signing.ts'
import { fetchFile } from '../../kit/fetchFile.ts'
import { takeTarget } from '../../session/target.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { TextLink } from '../../ui/links/TextLink.tsx'
import { CompanyText } from '../../ui/page/CompanyText.tsx'

/** Few have several users under one password: what lets them choose comes when it is needed. */
const UserChoices = lazy(async () => ({ default: (await fetchFile(() => import('../../features/auth/UserChoices.tsx'))).UserChoices }))

export default function Login() {
  const { t } = useTranslation()
  const router = useRouter()
  const [several, setSeveral] = useState<{ credentials: Credentials; choices: readonly UserChoice[] } | null>(null)
  const { passwordChosenFor = '' } = useLocation().state
  const [email, setEmail] = useState(passwordChosenFor)
  const enter = () => void router.navigate({ href: takeTarget() ?? '/', replace: true })
  if (several) {
    return (
      <Entrance>
        <Suspense fallback={null}>
          <UserChoices {...several} onSignedIn={enter} onBack={() => setSeveral(null)} />
        </Suspense>
      </Entrance>
    )
  }
  return (
    <Entrance
      below={
        <>
          <WaitingNotice />
          <CompanyText page="login" />
        </>
      }
    >
      <Typography variant="h1" sx={{ mb: 2.5 }}>
        {t('auth.signIn.title')}
      </Typography>
      {passwordChosenFor && (
        <Box sx={{ mb: 2.5 }}>
          <Banner tone="done">
            {t('auth.reset.doneTitle')}. {t('auth.reset.doneText')}
          </Banner>
        </Box>
      )}
      <SignInForm
        email={email}
        onSignedIn={enter}
        onChoices={(credentials, choices) => {
          setEmail(credentials.email)
          setSeveral({ credentials, choices })
        }}
      />
      <Box sx={{ mt: 1, mb: -1, textAlign: 'center' }}>
        <TextLink to="/reset-password">{t('auth.signIn.forgotten')}</TextLink>
      </Box>
    </Entrance>
  )
}
