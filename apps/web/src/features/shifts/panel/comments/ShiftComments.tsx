import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { commentsChanged, listComments } from '@vigie/contract/comments/comments.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../../../api/live.ts'
import { useAsk } from '../../../../api/queries.ts'
import { askCommentsAnew } from './invalidate.ts'
import { CommentLine } from './CommentLine.tsx'
import { CommentComposer } from './CommentComposer.tsx'

const events = [commentsChanged]
/** At first, and when more are asked for: as many as the call gives at once. */
const shown = { few: 25, most: 100 }

/** What managers have written on a service, each with who sees it, and a line to write another one. */
export function ShiftComments({ shift }: { shift: Shift }) {
  const { t } = useTranslation()
  const id = useId()
  const [limit, setLimit] = useState(shown.few)
  const { data, isError, refetch } = useAsk(listComments, { shiftId: shift.id, limit }, { keepsFormer: true })
  useLive(events, (received) => {
    if (received.some(({ shiftId }) => shiftId === shift.id)) void askCommentsAnew()
  })
  return (
    <Box component="section" aria-labelledby={id} sx={styles}>
      <Typography variant="h3" id={id}>
        {t('shifts.comments.title')}
      </Typography>
      {!data && !isError && <Skeleton variant="rounded" height={48} />}
      {isError && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography color="textSecondary">{t('shifts.comments.lost')}</Typography>
          <Button size="small" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </Box>
      )}
      {data?.comments.length === 0 && <Typography color="textSecondary">{t('shifts.comments.none')}</Typography>}
      {data && data.comments.length > 0 && (
        <Box component="ul" aria-label={t('shifts.comments.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.comments.map((comment) => (
            <CommentLine key={comment.id} comment={comment} shift={shift} />
          ))}
        </Box>
      )}
      {data?.nextCursor && limit < shown.most && (
        <Button size="small" onClick={() => setLimit(shown.most)} sx={{ justifySelf: 'start' }}>
          {t('shifts.comments.more')}
        </Button>
      )}
      <CommentComposer shift={shift} />
    </Box>
  )
}

const styles = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const
