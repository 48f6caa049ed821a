import * as may from '@vigie/contract/access.calls.ts'
import { listClockings } from '@vigie/contract/clockings/clockings.journal.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useCallback, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidateFor, useAsk } from '../../../../api/queries.ts'
import { useExchange } from '../../../../session/store.ts'
import { mayUse } from '../../../../session/subject.ts'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import { isUndecided, storyOf, withDays } from './journal.rules.ts'
import { JournalLine, type CorrectAct } from './JournalLine.tsx'
import { MissedCheckLine } from './MissedCheckLine.tsx'
import { RefusedLine } from './RefusedLine.tsx'
import { storyStyles } from './story.styles.ts'

/** The acts recorded on a service as they followed one another; what waits to be confirmed is decided here. Managers alone read it. */
export function ShiftJournal({ shift, correct }: { shift: Shift; correct?: CorrectAct | undefined }) {
  const { t } = useTranslation()
  const id = useId()
  // Read whenever it is opened: nobody has told it what happened while it was closed.
  const { data } = useAsk(listClockings, { shiftId: shift.id }, { isEnabled: mayUse(useExchange(), may.seeServices), staleTime: 0 })
  // A call that is missed is no act: it leaves the version as it is.
  const stands = `${shift.version} ${shift.missedCheckCount}`
  const last = useRef(stands)
  useEffect(() => {
    if (last.current === stands) return
    last.current = stands
    void invalidateFor(listClockings, { shiftId: shift.id })
  }, [shift.id, stands])
  const title = useRef<HTMLHeadingElement>(null)
  const isLeft = useRef(false)
  const leave = useCallback(() => void (isLeft.current = true), [])
  // Whoever has decided stands at the head of the journal: the next act that waits is one step on.
  useEffect(() => {
    if (isLeft.current) title.current?.focus({ preventScroll: true })
    isLeft.current = false
  })
  if (!data || data.lines.length + data.refused.length === 0) return null
  const undecided = data.lines.filter(isUndecided).length
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h3" id={id} ref={title} tabIndex={-1}>
          {t('shifts.journal.title')}
        </Typography>
        {shift.missedCheckCount > 0 && <Tag tone="missing">{t('clockings.checks.story.count', { count: shift.missedCheckCount })}</Tag>}
        {undecided > 0 && <Tag tone="late">{t('shifts.decide.count', { count: undecided })}</Tag>}
      </Box>
      <Box component="ol" sx={storyStyles}>
        {withDays(storyOf(data), shift).map(({ told, day }) =>
          'answerBy' in told ? (
            <MissedCheckLine key={told.dueAt} check={told} day={day} shift={shift} />
          ) : 'message' in told ? (
            <RefusedLine key={told.clockingUuid} line={told} day={day} shift={shift} />
          ) : (
            <JournalLine key={told.clockingUuid} line={told} day={day} lines={data.lines} shift={shift} onLeave={leave} correct={correct} />
          ),
        )}
      </Box>
    </Box>
  )
}
