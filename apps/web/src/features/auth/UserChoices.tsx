import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signInWith, type Credentials, type UserChoice } from '../../session/signing.ts'
import { Avatar } from '../../ui/marks/Avatar.tsx'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { NextIcon } from '../../ui/icons.tsx'
import { useSentence } from '../../ui/feedback/sentences.ts'
import { useArrival } from '../../ui/page/useArrival.ts'

interface UserChoicesProps {
  readonly credentials: Credentials
  readonly choices: readonly UserChoice[]
  readonly onSignedIn: () => void
  readonly onBack: () => void
}

/** Several users share an e-mail and a password: which one comes in. */
export function UserChoices({ credentials, choices, onSignedIn, onBack }: UserChoicesProps) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const arrival = useArrival()
  const [chosen, setChosen] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const choose = async (userId: number) => {
    setChosen(userId)
    setRefusal(null)
    try {
      await signInWith({ ...credentials, userId })
      onSignedIn()
    } catch (error) {
      setRefusal(sentenceOf(error))
      setChosen(null)
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <Typography ref={arrival} tabIndex={-1} variant="h1">
          {t('auth.signIn.chooseTitle')}
        </Typography>
        <Typography color="textSecondary">{t('auth.signIn.chooseText')}</Typography>
      </Box>
      <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {choices.map(({ id, role, firstName, lastName }) => (
          <li key={id}>
            <ButtonBase
              disabled={chosen !== null}
              aria-busy={chosen === id}
              onClick={() => void choose(id)}
              sx={{
                width: '100%',
                display: 'flex',
                gap: 1.5,
                p: 1.5,
                textAlign: 'start',
                borderRadius: 1,
                border: 1,
                borderColor: chosen === id ? 'primary.readable' : 'divider',
                opacity: chosen !== null && chosen !== id ? 0.5 : 1,
                '&:hover': { borderColor: 'edge' },
              }}
            >
              <Avatar firstName={firstName} lastName={lastName} />
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="subtitle1">
                  {firstName} {lastName}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {t(`common.roles.${role}`)}
                </Typography>
              </Box>
              <NextIcon />
            </ButtonBase>
          </li>
        ))}
      </Box>
      {refusal && <Banner tone="missing">{refusal}</Banner>}
      <Button color="inherit" onClick={onBack}>
        {t('auth.signIn.otherAccount')}
      </Button>
    </Box>
  )
}
