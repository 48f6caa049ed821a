import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { listInstructionReaders, type InstructionReader, type InstructionVersion } from '@vigie/contract/instructions/instructions.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../api/queries.ts'
import { useLanguage } from '../../i18n/i18n.ts'
import { ownWords } from '../../i18n/ownWords.ts'
import { writtenInstant } from '../../kit/dates.ts'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { ErrorState } from '../../ui/feedback/StatePage.tsx'
import { RowsSkeleton } from '../../ui/lists/skeletons.tsx'
import { Avatar } from '../../ui/marks/Avatar.tsx'
import { Tag } from '../../ui/marks/Tag.tsx'
import { useReminding } from './useReminding.ts'
import { unreadCount } from './versions.rules.ts'

interface ReadersWindowProps {
  readonly siteId: number
  readonly version: InstructionVersion
  readonly mayRemind: boolean
  readonly onClose: () => void
}

/** Who has read a version, and who has not: those first. */
export function ReadersWindow({ siteId, version, mayRemind, onClose }: ReadersWindowProps) {
  const { t } = useTranslation()
  const { data, isError, error, refetch } = useAsk(listInstructionReaders, { siteId, id: version.id })
  const { remind, isBusy } = useReminding(siteId, version.id)
  const unread = unreadCount(version)
  const canRemind = mayRemind && unread > 0 && version.state !== 'former'
  return (
    <Modal
      isOpen
      isWide
      maxWidth="xs"
      onClose={onClose}
      title={t('instructions.readers', { number: version.number })}
      subtitle={t('instructions.readBy', { read: version.readCount, count: version.agentCount })}
      actions={
        canRemind && (
          <Button variant="contained" loading={isBusy} onClick={remind}>
            {t('instructions.remind.act', { count: unread })}
          </Button>
        )
      }
    >
      {isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !isError && <RowsSkeleton rows={4} height={48} />}
      {data?.readers.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('instructions.noReaders')}</Box>}
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {data?.readers.map((reader) => (
          <ReaderLine key={reader.id} reader={reader} />
        ))}
      </Box>
    </Modal>
  )
}

function ReaderLine({ reader: { name, readAt, hasAccount } }: { reader: InstructionReader }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [lastName = '', ...rest] = name.split(' ')
  return (
    <Box component="li" sx={styles}>
      <Avatar firstName={rest.join(' ')} lastName={lastName} size={32} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box {...ownWords} sx={{ fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 }}>
          {name}
        </Box>
        {readAt !== null && (
          <Box sx={{ color: 'text.secondary', fontSize: '0.75rem', lineHeight: 1.4 }}>{writtenInstant(readAt, language)}</Box>
        )}
      </Box>
      <Tag tone={readAt !== null ? 'done' : hasAccount ? 'wait' : 'late'}>
        {t(readAt !== null ? 'instructions.read' : hasAccount ? 'instructions.unread' : 'instructions.noAccount')}
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
