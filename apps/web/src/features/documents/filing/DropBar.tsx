import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { acceptedFiles } from '@vigie/contract/files/files.kinds.ts'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { FileField } from '../../../ui/files/FileField.tsx'
import { overZone, useFileDrop } from '../../../ui/files/useFileDrop.ts'
import { CameraIcon, DownIcon, UploadIcon } from '../../../ui/icons.tsx'

export interface FilingProps {
  /** Whom it is for, in a few words. */
  readonly summary: string
  readonly isAsked: boolean
  readonly limit: string
  readonly onFiles: (files: readonly File[]) => void
  readonly onReaders: () => void
  readonly onAsked: () => void
  readonly onCamera: () => void
}

/** Where files are dropped; beside it for whom, what is asked, and two other ways to give some. */
export function DropBar({ summary, isAsked, limit, onFiles, onReaders, onAsked, onCamera }: FilingProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const { isOver, zone } = useFileDrop(onFiles)
  return (
    <Box {...zone} sx={[styles, isOver && overZone]}>
      <Box component="span" sx={{ display: 'grid', color: 'primary.readable' }}>
        <UploadIcon />
      </Box>
      <Box className="what">
        <Box component="b" sx={{ display: 'block', fontFamily: figures }}>
          <span className="drop">{isOver ? t('documents.filing.now') : t('documents.filing.drop')}</span>
          <span className="choose">{t('documents.filing.file')}</span>
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
          {limit}
        </Box>
      </Box>
      <Box className="picks">
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          aria-haspopup="dialog"
          endIcon={<DownIcon size={16} />}
          onClick={onReaders}
          // How many they are comes later, and moves nothing.
          sx={[pick, { minWidth: { sm: '12.5rem', md: '11rem' } }]}
        >
          <span title={summary}>{summary}</span>
        </Button>
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          aria-haspopup="dialog"
          endIcon={<DownIcon size={16} />}
          onClick={onAsked}
          sx={pick}
        >
          <span>{t(isAsked ? 'documents.filing.asked' : 'documents.filing.unasked')}</span>
        </Button>
      </Box>
      <Box className="ways">
        <Button variant="outlined" size="small" onClick={() => field.current?.click()} sx={way}>
          {t('documents.filing.choose')}
        </Button>
        <IconButton aria-label={t('documents.filing.camera')} title={t('documents.filing.camera')} onClick={onCamera}>
          <CameraIcon />
        </IconButton>
      </Box>
      <FileField field={field} label={t('documents.filing.choose')} accept={acceptedFiles} isMultiple onFiles={onFiles} />
    </Box>
  )
}

const styles = {
  containerType: 'inline-size',
  display: 'flex',
  // Where there is room for one line, what says for whom is cut before anything falls into another.
  flexWrap: { xs: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  gap: 1.25,
  minHeight: 64,
  px: 2,
  py: 1.25,
  borderRadius: 1,
  border: '2px dashed',
  borderColor: 'edge',
  bgcolor: 'background.paper',
  '& .what': { flex: { xs: '1 1 6rem', sm: '1 1 9.5rem', md: '1 0 9.5rem' }, minWidth: 0, lineHeight: 1.3 },
  // On a phone below, each as wide as its words need.
  '& .picks': {
    display: 'flex',
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
    gap: 1,
    minWidth: 0,
    order: { xs: 1, sm: 0 },
    flex: { xs: '1 1 100%', sm: 'none', md: '0 1 auto' },
  },
  '& .picks > button': { flex: { xs: '1 1 auto', sm: 'none' } },
  '& .picks > :first-of-type': { flexShrink: { md: 1 } },
  '& .ways': { display: 'flex', alignItems: 'center', gap: 0.5 },
  // Nothing is dropped by a finger.
  '& .choose': { display: 'none' },
  '@media (pointer: coarse)': { '& .drop': { display: 'none' }, '& .choose': { display: 'inline' } },
} as const
const pick = {
  minHeight: 36,
  '@media (pointer: coarse)': { minHeight: 44 },
  minWidth: 0,
  maxWidth: '20rem',
  justifyContent: 'space-between',
  px: 1.25,
  borderColor: 'divider',
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const
const way = { minHeight: 36, '@media (pointer: coarse)': { minHeight: 44 } } as const
