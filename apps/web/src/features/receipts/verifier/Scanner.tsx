import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { CameraPicture } from '../../../ui/camera/CameraPicture.tsx'
import { foundIn } from './found.rules.ts'
import { openQrReader } from './readQr.ts'

/** Milliseconds between two looks: a hand holds still for longer, and the page stays quick. */
const pause = 150

interface ScannerProps {
  /** A receipt was seen. */
  readonly onText: (text: string) => void
  /** The camera cannot be opened, or nothing reads what it sees. */
  readonly onFailure: () => void
  readonly onClose: () => void
}

/** What the camera sees, in the page, until a receipt is before it. */
export function Scanner({ onText, onFailure, onClose }: ScannerProps) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [isOther, setOther] = useState(false)
  /** Whether what was seen is a receipt. */
  const take = useEffectEvent((text: string): boolean => {
    const isReceipt = foundIn(text).kind === 'receipt'
    if (isReceipt) onText(text)
    else setOther(true)
    return isReceipt
  })
  const fail = useEffectEvent(onFailure)
  const stop = useRef<HTMLButtonElement>(null)
  // The button that opened it is gone with the focus.
  useEffect(() => stop.current?.focus(), [])
  useEffect(() => {
    let isGone = false
    const look = async () => {
      const reader = await openQrReader()
      for (;;) {
        await new Promise((next) => setTimeout(next, pause))
        if (isGone) return
        // It gives no picture yet.
        if (!video.current || video.current.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) continue
        const text = await reader.read(video.current)
        if (text !== null && !isGone && take(text)) return
      }
    }
    look().catch(() => isGone || fail())
    return () => {
      isGone = true
    }
  }, [])
  return (
    <Box sx={{ display: 'grid', gap: 1 }} onKeyDown={({ key }) => key === 'Escape' && onClose()}>
      <CameraPicture
        video={video}
        facing="environment"
        label={t('receipts.verifier.seen')}
        onFailure={onFailure}
        sx={{ width: '100%', aspectRatio: '4 / 3', borderRadius: '12px', bgcolor: '#000' }}
      />
      {isOther && <Banner tone="late">{t('receipts.verifier.otherCode')}</Banner>}
      <Button ref={stop} variant="outlined" color="inherit" onClick={onClose} sx={{ minHeight: 44 }}>
        {t('receipts.verifier.stop')}
      </Button>
    </Box>
  )
}
