import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { closeCamera, openCamera } from '../../../ui/camera/webCamera.ts'
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

/** What the camera sees, in the page, until a receipt is before it. The pictures stay in the browser. */
export function Scanner({ onText, onFailure, onClose }: ScannerProps) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [isOther, setOther] = useState(false)
  const done = useRef({ onText, onFailure })
  useEffect(() => {
    done.current = { onText, onFailure }
  })
  useEffect(() => {
    let isGone = false
    let stream: MediaStream | null = null
    const look = async () => {
      const [reader, opened] = await Promise.all([openQrReader(), openCamera('environment')])
      stream = opened
      if (isGone) return closeCamera(stream)
      if (video.current) video.current.srcObject = stream
      for (;;) {
        await new Promise((next) => setTimeout(next, pause))
        if (isGone) return
        // It gives no picture yet.
        if (!video.current || video.current.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) continue
        const text = await reader.read(video.current)
        if (text === null || isGone) continue
        if (foundIn(text).kind === 'receipt') return done.current.onText(text)
        setOther(true)
      }
    }
    look().catch(() => isGone || done.current.onFailure())
    return () => {
      isGone = true
      closeCamera(stream)
    }
  }, [])
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        component="video"
        ref={video}
        autoPlay
        playsInline
        muted
        aria-label={t('receipts.verifier.seen')}
        sx={{ width: '100%', aspectRatio: '4 / 3', objectFit: 'cover', borderRadius: '12px', bgcolor: '#000' }}
      />
      {isOther && <Banner tone="late">{t('receipts.verifier.otherCode')}</Banner>}
      <Button variant="outlined" color="inherit" onClick={onClose} sx={{ minHeight: 44 }}>
        {t('receipts.verifier.stop')}
      </Button>
    </Box>
  )
}
