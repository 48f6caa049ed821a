import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { FileField } from '../../ui/files/FileField.tsx'
import { overZone, useFileDrop } from '../../ui/files/useFileDrop.ts'
import { UploadIcon } from '../../ui/icons.tsx'
import { ToneTile } from '../../ui/marks/ToneTile.tsx'
import { mostFiles, mostMegabytes } from './files.ts'

interface DropZoneProps {
  /** Some are chosen already: the zone stands back. */
  readonly isSmall: boolean
  readonly isBusy: boolean
  readonly button: RefObject<HTMLButtonElement | null>
  readonly onFiles: (files: readonly File[]) => void
}

/** Where files are dropped, or chosen by a button: both lead to the same. */
export function DropZone({ isSmall, isBusy, button, onFiles }: DropZoneProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const { isOver, zone } = useFileDrop(onFiles, isBusy)
  return (
    <Box {...zone} sx={[styles, isSmall && small, isOver && overZone]}>
      <Box sx={{ display: { xs: isSmall ? 'none' : 'block', sm: 'block' } }}>
        <ToneTile tone="run" icon={UploadIcon} size={isSmall ? 36 : 52} />
      </Box>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        {!isSmall && (
          <Typography variant="h2" component="p">
            {isOver ? t('imports.drop.now') : t('imports.drop.title')}
          </Typography>
        )}
        {!isSmall && (
          <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
            {t('imports.drop.or')}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {isSmall && isOver ? t('imports.drop.now') : t('imports.drop.limits', { size: mostMegabytes, count: mostFiles })}
        </Typography>
      </Box>
      <Button
        ref={button}
        variant={isSmall ? 'outlined' : 'contained'}
        color={isSmall ? 'inherit' : 'primary'}
        size={isSmall ? 'medium' : 'large'}
        disabled={isBusy}
        onClick={() => field.current?.click()}
      >
        {isSmall ? t('imports.drop.more') : t('imports.drop.choose')}
      </Button>
      <FileField
        field={field}
        label={t('imports.drop.choose')}
        accept=".csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        isMultiple
        onFiles={onFiles}
      />
    </Box>
  )
}

const styles = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  gap: 2,
  px: { xs: 2, sm: 4 },
  py: { xs: 5, sm: 8 },
  borderRadius: 1,
  border: '2px dashed',
  borderColor: 'edge',
  bgcolor: 'background.paper',
} as const
const small = {
  gap: { xs: 1.25, sm: 2 },
  flexDirection: { xs: 'column', sm: 'row' },
  textAlign: { xs: 'center', sm: 'start' },
  // In both widths, or the large zone's own would stay.
  px: { xs: 2, sm: 2 },
  py: { xs: 1.5, sm: 1.5 },
  borderWidth: 1,
} as const
