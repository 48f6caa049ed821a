import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { NextIcon } from '../../../../ui/icons.tsx'
import { decide } from '../actions.ts'
import { StageButton } from './Stage.tsx'

/** «Je suis en route», for who came too early to begin. The verdict around it leaves at any other touch. */
export function OnTheWayButton() {
  const { t } = useTranslation()
  return (
    <Box onClick={(event) => event.nativeEvent.stopPropagation()} sx={{ mt: 1 }}>
      <StageButton variant="main" takesFocus onPress={() => decide(false, { act: 'pre_clocking' })} sx={dark}>
        <NextIcon size={30} strokeWidth={2} />
        {t('clockings.breaks.onTheWay')}
      </StageButton>
    </Box>
  )
}

/** The verdict's own ink, on its amber. */
const ink = '#2b1a00'
const dark = {
  minHeight: 84,
  px: 4,
  color: '#ffffff',
  bgcolor: ink,
  borderColor: ink,
  '&:active, &:hover': { bgcolor: '#4a2e05' },
} as const
