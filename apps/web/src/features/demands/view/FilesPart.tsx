import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { readDemandFile, type Demand } from '@vigie/contract/demands/demands.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { writtenBytes } from '../../../kit/bytes.ts'
import { EyeIcon } from '../../../ui/firstIcons.tsx'
import { FileIcon } from '../../../ui/marks/FileIcon.tsx'
import { atServer } from '../../../session/company.ts'

export type DemandFile = Demand['files'][number]

/** Milliseconds: a link lives five minutes at the least. */
const linkLife = 4 * 60_000

/** The files that came with a demand, each with its small picture where it has one. */
export function FilesPart({ files, onOpen }: { files: readonly DemandFile[]; onOpen: (file: DemandFile) => void }) {
  const { t } = useTranslation()
  if (files.length === 0) return null
  return (
    <Box component="ul" aria-label={t('demands.view.files')} sx={styles}>
      {files.map((file) => (
        <li key={file.path}>
          <FileButton file={file} onOpen={() => onOpen(file)} />
        </li>
      ))}
    </Box>
  )
}

function FileButton({ file, onOpen }: { file: DemandFile; onOpen: () => void }) {
  const language = useLanguage()
  const { thumbnailPath, name, bytes } = file
  const { data } = useAsk(readDemandFile, { path: thumbnailPath ?? '' }, { isEnabled: thumbnailPath !== null, staleTime: linkLife })
  return (
    <ButtonBase onClick={onOpen}>
      <FileIcon name={name} {...(data && { thumbnailUrl: atServer(data.url) })} />
      <span className="names">
        <b {...ownWords} title={name}>
          {name}
        </b>
        <small>{writtenBytes(bytes, language)}</small>
      </span>
      <EyeIcon />
    </ButtonBase>
  )
}

const styles = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& button': {
    display: 'flex',
    width: '100%',
    alignItems: 'center',
    gap: 1.25,
    px: 1.5,
    py: 1,
    minHeight: 56,
    border: 1,
    borderColor: 'divider',
    borderRadius: '10px',
    textAlign: 'start',
    fontFamily: 'inherit',
    '&:hover': { bgcolor: 'action.hover' },
    '& > svg': { color: 'primary.readable', flex: 'none' },
  },
  '& .names': { flex: 1, minWidth: 0, display: 'grid', lineHeight: 1.35 },
  '& b': { fontSize: '0.8125rem', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { fontSize: '0.75rem', color: 'text.secondary' },
} as const
