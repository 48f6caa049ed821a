import { useTranslation } from 'react-i18next'
import { NextIcon } from '../../../../ui/icons.tsx'
import { decide } from '../actions.ts'
import { StageButton } from './Stage.tsx'

/** «Je suis en route», for who came too early to begin. The verdict around it leaves at any other touch. */
export function OnTheWayButton() {
  const { t } = useTranslation()
  return (
    <StageButton
      variant="main"
      onClickCapture={(event) => event.nativeEvent.stopPropagation()}
      onPress={() => decide(false, { act: 'pre_clocking' })}
      sx={{ minHeight: 84, px: 4, color: '#ffffff', bgcolor: '#2b1a00', borderColor: '#2b1a00', '&:active': { bgcolor: '#4a2e05' } }}
    >
      <NextIcon size={30} strokeWidth={2} />
      {t('clockings.breaks.onTheWay')}
    </StageButton>
  )
}
