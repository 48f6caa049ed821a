import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import * as may from '@vigie/contract/access.calls.ts'
import { clockOf, dayOf } from '@vigie/contract/kit/time.ts'
import { listHandovers, undoHandover } from '@vigie/contract/planning/planning.assignment.ts'
import { isClocked } from '@vigie/contract/shifts/shifts.rules.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk, useSend } from '../../../api/queries.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { shiftsAddress } from '../../../routing/addresses/shifts.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { useNow } from '../../../session/useNow.ts'
import { figures } from '../../../theme/augment.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextLink } from '../../../ui/links/TextLink.tsx'

interface PostPartsProps {
  readonly shift: Shift
  readonly onDone: (shift: Shift) => void
}

/** Of a service that changed hands while it ran: who held the post from when to when, who decided so and why; and the way back. */
export function PostParts({ shift, onDone }: PostPartsProps) {
  const { t } = useTranslation()
  const { followsId, followedById, version } = shift
  const isPart = followsId !== null || followedById !== null
  // Also a service that changed hands as a whole after its start says so.
  const hasBegun = useNow() > shift.startsAt
  const { data } = useAsk(listHandovers, { shiftId: shift.id }, { isEnabled: isPart || hasBegun, staleTime: 0 })
  if (!data || (!isPart && data.handovers.length === 0)) return null
  const { parts, handovers } = data
  return (
    <Box component="section" aria-labelledby="post-parts" sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography id="post-parts" component="h3" variant="subtitle2">
        {t('shifts.assign.handover.parts')}
      </Typography>
      <Box component="ol" sx={list}>
        {parts.map((part) => {
          const times = t('shifts.times', { start: clockOf(part.startsLocal), end: clockOf(part.endsLocal) })
          const name = part.agentName ?? t('shifts.assign.handover.nobody')
          return (
            <li key={part.shiftId}>
              <span className="times">{times}</span>
              {part.shiftId === shift.id ? (
                <b {...ownWords}>{name}</b>
              ) : (
                <TextLink {...linkTo(shiftsAddress, { day: dayOf(part.startsLocal), shiftId: part.shiftId })} {...ownWords}>
                  {name}
                </TextLink>
              )}
            </li>
          )
        })}
      </Box>
      {handovers.map(({ formerAgentName: name, fromLocal, reason, managerName: manager, createdAt, undoneByName }) => (
        <Typography key={`${createdAt} ${fromLocal}`} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {name === null
            ? t('shifts.assign.handover.notedNobody', { time: clockOf(fromLocal), manager })
            : t(`shifts.assign.handover.${reason === '' ? 'notedPlain' : 'noted'}`, { name, time: clockOf(fromLocal), manager, reason })}
          {undoneByName !== null && ` · ${t('shifts.assign.handover.undone', { manager: undoneByName })}`}
        </Typography>
      ))}
      {followsId !== null && !isClocked(shift) && <Undo key={version} shift={shift} onDone={onDone} />}
    </Box>
  )
}

/** While nobody has clocked the second part. */
function Undo({ shift, onDone }: PostPartsProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const sentenceOf = useSentence()
  const send = useSend(undoHandover)
  if (!mayUse(useExchange(), may.assignShifts)) return null
  const undo = async () => {
    const { shift: whole } = await send.mutateAsync({ shiftId: shift.id, version: shift.version })
    toast('success', t('shifts.assign.handover.undoneToast'))
    onDone(whole)
  }
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)} sx={{ minHeight: 44, justifySelf: 'start' }}>
        {t('shifts.assign.handover.undo')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('shifts.assign.handover.undoTitle')}
        confirm={t('shifts.assign.handover.undo')}
        onConfirm={() =>
          undo()
            .catch((error: unknown) => toast('error', sentenceOf(error)))
            .finally(() => setOpen(false))
        }
        onCancel={() => setOpen(false)}
      >
        {t('shifts.assign.handover.undoText')}
      </ConfirmDialog>
    </>
  )
}

const list = {
  display: 'grid',
  gap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', columnGap: 1.5, overflowWrap: 'anywhere' },
  '& .times': { fontFamily: figures, color: 'text.secondary' },
} as const
