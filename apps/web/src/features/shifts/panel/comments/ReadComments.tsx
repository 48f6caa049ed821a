import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useShiftInfos } from '../../../../domains/shifts/useShiftInfos.ts'
import { ownWords } from '../../../../i18n/ownWords.ts'
import { useWrittenAt } from '../journal/useWritten.ts'

/** What a client is shown of what was written on a service; nothing where there is nothing. */
export function ReadComments({ shift }: { shift: Shift }) {
  const { t } = useTranslation()
  const id = useId()
  const { alone } = useWrittenAt(shift)
  const { data } = useShiftInfos(shift.id)
  if (!data || data.comments.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3" id={id}>
        {t('shifts.comments.title')}
      </Typography>
      {data.comments.map(({ id: commentId, text, createdAt }) => (
        <Box key={commentId}>
          <Typography variant="body2" color="textSecondary">
            {alone(createdAt)}
          </Typography>
          <Box {...ownWords} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
