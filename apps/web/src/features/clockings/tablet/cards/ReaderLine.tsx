import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { tabletTarget } from '../../../../ui/page/tablet.ts'
import { allowReader, useReaderState } from './useCards.ts'

const tones = { ready: 'done', asks: 'late', refused: 'missing', off: 'wait', insecure: 'late' } as const

/** What the device's own reader does, and what a manager may do about it. */
export function ReaderLine() {
  const { t } = useTranslation()
  const state = useReaderState()
  const [isBusy, setBusy] = useState(false)
  if (state === null) return null
  const allow = () => {
    setBusy(true)
    void allowReader().finally(() => setBusy(false))
  }
  const button = (
    <Button variant="contained" disabled={isBusy} onClick={allow} sx={{ minHeight: tabletTarget, px: 3, flex: 'none' }}>
      {t('clockings.cards.allow')}
    </Button>
  )
  return (
    <Banner tone={tones[state]} {...(state === 'asks' && { action: button })}>
      {t(`clockings.cards.reader.${state}`)}
    </Banner>
  )
}
