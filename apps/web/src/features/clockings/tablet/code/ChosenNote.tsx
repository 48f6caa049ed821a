import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { tabletTarget } from '../../../../ui/page/tablet.ts'
import { forgetChosen, useChosen } from './chosen.ts'

/** Milliseconds untouched after which whoever chose has gone. */
const patience = 20_000

/** Above the keypad: whose code is awaited, once somebody has touched their service in a list. */
export function ChosenNote({ code }: { code: string }) {
  const { t } = useTranslation()
  const chosen = useChosen()
  useEffect(() => {
    if (!chosen) return
    const timer = setTimeout(forgetChosen, patience)
    return () => clearTimeout(timer)
    // Each digit says that somebody is still there.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [chosen, code])
  if (!chosen) return null
  const { name, hours } = chosen
  return (
    <Box sx={note}>
      <Box sx={{ flex: 1, minWidth: 0, py: 1, fontSize: 17, fontWeight: 650, overflowWrap: 'anywhere' }}>
        {name === null ? t('clockings.lists.chosenNameless', { hours }) : t('clockings.lists.chosen', { name })}
      </Box>
      <ButtonBase onClick={forgetChosen} sx={button}>
        {t('clockings.lists.notMine')}
      </ButtonBase>
    </Box>
  )
}

const note = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  mt: 1.5,
  pl: 2,
  borderRadius: '14px',
  fontFamily: figures,
  lineHeight: 1.3,
  color: 'primary.readable',
  bgcolor: 'primary.lighter',
} as const
const button = {
  minHeight: tabletTarget,
  px: 2,
  borderRadius: '14px',
  fontFamily: figures,
  fontSize: 16,
  fontWeight: 600,
  color: 'text.secondary',
  '&:active': { bgcolor: 'action.hover' },
} as const
