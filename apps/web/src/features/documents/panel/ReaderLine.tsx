import Box from '@mui/material/Box'
import type { DocumentReader } from '@vigie/contract/documents/documents.filing.ts'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { Avatar } from '../../../ui/marks/Avatar.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { stateOfReader } from '../states.rules.ts'
import { useReaderWords } from '../useReaderWords.ts'

const tones = { unviewed: 'wait', viewed: 'done', to_validate: 'run', validated: 'done' } as const

/** One reader: who it is, what it has done last, and where it stands. */
export function ReaderLine({ reader }: { reader: DocumentReader }) {
  const { t } = useTranslation()
  const words = useReaderWords()
  const [lastName = '', ...rest] = reader.name.split(' ')
  const state = stateOfReader(reader)
  const isCutOff = !reader.hasAccount && state === 'unviewed'
  return (
    <Box component="li" sx={styles}>
      <Avatar firstName={rest.join(' ') || lastName} lastName={rest.length > 0 ? lastName : ''} photoUrl={reader.photoUrl} size={32} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box {...ownWords} sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
          {reader.name}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: 1.4 }}>{words.last(reader)}</Box>
      </Box>
      <Tag tone={isCutOff ? 'late' : tones[state]}>
        {isCutOff ? t('documents.readers.noAccount') : t(`documents.readers.states.${state}`)}
      </Tag>
    </Box>
  )
}

const styles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 48,
  py: 0.75,
  fontSize: '0.875rem',
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
