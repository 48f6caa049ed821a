import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Icon } from '../firstIcons.tsx'
import { CloseIcon, FlipIcon } from '../icons.tsx'
import { LiveRegion } from '../feedback/LiveRegion.tsx'
import { CameraPicture } from './CameraPicture.tsx'
import { shoot, type Facing } from './webCamera.ts'

interface CameraOverlayProps {
  readonly isOpen: boolean
  readonly onPhoto: (photo: File) => void
  /** It cannot be opened, or gives no picture: logged here, and handed on. */
  readonly onFailure: (error: unknown) => void
  readonly onClose: () => void
}

/** What the camera sees, over the whole screen: close, shoot, flip. */
export function CameraOverlay({ isOpen, ...rest }: CameraOverlayProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      fullScreen
      open={isOpen}
      onClose={rest.onClose}
      slotProps={{ paper: { 'aria-label': t('widgets.camera.title'), sx: { borderRadius: 0, border: 0, bgcolor: '#000' } } }}
    >
      <Viewfinder {...rest} />
    </Dialog>
  )
}

/** It lives as long as the overlay is open: the camera stops with it. */
function Viewfinder({ onPhoto, onFailure, onClose }: Omit<CameraOverlayProps, 'isOpen'>) {
  const { t } = useTranslation()
  const video = useRef<HTMLVideoElement>(null)
  const [facing, setFacing] = useState<Facing>('environment')
  const [isReady, setReady] = useState(false)
  const shutter = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isReady) shutter.current?.focus()
  }, [isReady])
  const fail = (error: unknown) => {
    console.error('camera capture failed', error)
    onFailure(error)
  }
  const take = () => {
    try {
      onPhoto(shoot(video.current!, Date.now()))
    } catch (error) {
      fail(error)
    }
  }
  const flip = () => {
    setReady(false)
    setFacing(facing === 'user' ? 'environment' : 'user')
  }
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'grid', placeItems: 'center', overflow: 'hidden', color: '#fff' }}>
      {!isReady && <LiveRegion>{t('widgets.camera.starting')}</LiveRegion>}
      <CameraPicture
        video={video}
        facing={facing}
        onPicture={() => setReady(true)}
        onFailure={fail}
        // One sees oneself as in a mirror; the photo is as others see it.
        sx={{ ...whole, opacity: isReady ? 1 : 0, transform: facing === 'user' ? 'scaleX(-1)' : 'none' }}
      />
      <Box sx={{ position: 'absolute', top: 'calc(12px + env(safe-area-inset-top))', left: 12 }}>
        <RoundButton name={t('common.close')} icon={CloseIcon} onClick={onClose} />
      </Box>
      <Box sx={controls}>
        <span />
        <IconButton
          ref={shutter}
          aria-label={t('widgets.camera.shoot')}
          title={t('widgets.camera.shoot')}
          disabled={!isReady}
          onClick={take}
          sx={shutterStyles}
        />
        <RoundButton name={t('widgets.camera.flip')} icon={FlipIcon} onClick={flip} />
      </Box>
    </Box>
  )
}

const RoundButton = ({ name, icon: ButtonIcon, onClick }: { name: string; icon: Icon; onClick: () => void }) => (
  <IconButton aria-label={name} title={name} onClick={onClick} sx={round}>
    <ButtonIcon size={24} />
  </IconButton>
)

const whole = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const
const controls = {
  position: 'absolute',
  inset: 'auto 0 0 0',
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  justifyItems: 'center',
  alignItems: 'center',
  p: '24px 24px calc(28px + env(safe-area-inset-bottom))',
  background: 'linear-gradient(transparent, rgb(0 0 0 / 65%))',
} as const
const light = { '&.Mui-focusVisible': { outline: '3px solid #fff' } } as const
const round = {
  width: 52,
  height: 52,
  borderRadius: '50%',
  color: '#fff',
  bgcolor: 'rgb(0 0 0 / 55%)',
  '&:hover': { bgcolor: 'rgb(0 0 0 / 75%)' },
  ...light,
} as const
const shutterStyles = {
  width: '76px',
  height: '76px',
  borderRadius: '50%',
  border: '4px solid #fff',
  bgcolor: '#fff',
  backgroundClip: 'content-box',
  p: '4px',
  '&:hover, &:active': { bgcolor: '#d6dbe3' },
  '&.Mui-disabled': { opacity: 0.45, bgcolor: '#fff' },
  ...light,
} as const
