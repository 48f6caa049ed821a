import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FileField } from '../files/FileField.tsx'
import { overZone, useFileDrop } from '../files/useFileDrop.ts'
import { CameraIcon, UploadIcon } from '../icons.tsx'

interface ChoosePictureProps {
  /** What stands there now. */
  readonly now: ReactNode
  readonly hint: string
  /** The kinds that are offered to be chosen. */
  readonly accept: string
  readonly isBusy: boolean
  /** Left out where it makes no sense to shoot one. */
  readonly onShoot?: (() => void) | undefined
  readonly onFile: (file: File) => void
}

/** Where a picture is dropped, chosen or shot: all three lead to the same. */
export function ChoosePicture({ now, hint, accept, isBusy, onShoot, onFile }: ChoosePictureProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const takeFirst = ([file]: readonly File[]) => {
    if (file && !isBusy) onFile(file)
  }
  const { isOver, zone } = useFileDrop(takeFirst, isBusy)
  return (
    <Box {...zone} onPaste={(event) => takeFirst([...event.clipboardData.files])} sx={[styles, isOver && overZone]}>
      {now}
      <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty', maxWidth: 380 }}>
        {isOver ? t('widgets.picture.dropNow') : hint}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <Button variant="contained" startIcon={<UploadIcon />} disabled={isBusy} onClick={() => field.current?.click()}>
          {t('widgets.picture.choose')}
        </Button>
        {onShoot && (
          <Button variant="outlined" color="inherit" startIcon={<CameraIcon />} disabled={isBusy} onClick={onShoot}>
            {t('widgets.camera.title')}
          </Button>
        )}
      </Box>
      <FileField field={field} label={t('widgets.picture.choose')} accept={accept} onFiles={takeFirst} />
    </Box>
  )
}

const styles = {
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 1.75,
  px: 2,
  py: 3.5,
  border: '1.5px dashed',
  borderColor: 'edge',
  borderRadius: 1,
} as const
