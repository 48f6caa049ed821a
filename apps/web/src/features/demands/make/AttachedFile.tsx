import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { writtenBytes } from '../../../kit/bytes.ts'
import { CloseIcon } from '../../../ui/icons.tsx'
import { FileIcon } from '../../../ui/marks/FileIcon.tsx'

/** A file that will go with the demand, with its small picture where it is one. */
export function AttachedFile({ file, isBusy, onRemove }: { file: File; isBusy: boolean; onRemove: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  const remove = t('demands.own.form.remove', { name: file.name })
  return (
    <Box component="li" sx={styles}>
      <FileIcon name={file.name} thumbnailUrl={url} />
      <span className="names">
        <b {...ownWords} title={file.name}>
          {file.name}
        </b>
        <small>{writtenBytes(file.size, language)}</small>
      </span>
      <IconButton aria-label={remove} title={remove} disabled={isBusy} onClick={onRemove} sx={{ width: 44, height: 44 }}>
        <CloseIcon />
      </IconButton>
    </Box>
  )
}

const styles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  pl: 1.5,
  pr: 0.5,
  py: 0.75,
  minHeight: 56,
  border: 1,
  borderColor: 'divider',
  borderRadius: '10px',
  '& .names': { flex: 1, minWidth: 0, display: 'grid', lineHeight: 1.35 },
  '& b': { fontSize: '0.8125rem', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { fontSize: '0.75rem', color: 'text.secondary' },
} as const
