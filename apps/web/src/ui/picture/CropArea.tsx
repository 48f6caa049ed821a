import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Slider from '@mui/material/Slider'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { useTranslation } from 'react-i18next'
import { TurnIcon, ZoomInIcon, ZoomOutIcon } from '../icons.tsx'
import type { Area } from './picture.rules.ts'
import type { Picture } from './picture.ts'

interface CropAreaProps {
  readonly picture: Picture
  readonly isRound: boolean
  /** Of its sides, width to height. */
  readonly aspect: number
  readonly onArea: (area: Area) => void
  readonly onTurn: () => void
}

/** Enough for a face in a group. */
const mostZoom = 5

/** The picture under its frame: moved by a finger, the mouse or the arrows, enlarged by the slider, a wheel or two fingers. */
export default function CropArea({ picture, isRound, aspect, onArea, onTurn }: CropAreaProps) {
  const { t } = useTranslation()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={frame}>
        <Cropper
          image={picture.url}
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={mostZoom}
          aspect={aspect}
          cropShape={isRound ? 'round' : 'rect'}
          showGrid={false}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, area) => onArea(area)}
          cropperProps={{ 'aria-label': t('widgets.picture.move'), role: 'group' }}
        />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
        <ZoomOutIcon />
        <Slider
          aria-label={t('widgets.picture.zoom')}
          value={zoom}
          min={1}
          max={mostZoom}
          step={0.01}
          onChange={(_, next) => setZoom(next)}
          sx={{ flex: 1, mx: 0.5 }}
        />
        <ZoomInIcon />
        <IconButton aria-label={t('widgets.picture.turn')} title={t('widgets.picture.turn')} onClick={onTurn}>
          <TurnIcon />
        </IconButton>
      </Box>
    </Box>
  )
}

/** As large as a phone has room for, without being scrolled. */
const frame = {
  position: 'relative',
  height: 'clamp(200px, 44vh, 360px)',
  borderRadius: 1,
  overflow: 'hidden',
  // What lets through is seen as such.
  background: 'repeating-conic-gradient(#dfe4ea 0 25%, #fff 0 50%) 0 0 / 20px 20px',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.readable', outlineOffset: 2 },
} as const
