import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { RecordedLine } from '@vigie/contract/clockings/clockings.journal.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../../../theme/forced.ts'
import { CheckIcon } from '../../../../ui/icons.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { hasKeptReason } from './reasons.ts'
import { boundsOf, neighboursOf } from './journal.rules.ts'
import { useDriftWords, useWrittenAt } from './useWritten.ts'

interface DoubtfulActProps {
  readonly line: RecordedLine
  readonly lines: readonly RecordedLine[]
  readonly shift: Shift
}

/** An act that waits for a manager's word: why, all that is known of its time, and the two decisions. */
export function DoubtfulAct({ line, lines, shift }: DoubtfulActProps) {
  const { t } = useTranslation()
  const writtenAt = useWrittenAt(shift)
  const uuid = line.clockingUuid
  const [choice, choose] = useState<'confirm' | 'refuse' | null>(() =>
    hasKeptReason(uuid, true) ? 'confirm' : hasKeptReason(uuid, false) ? 'refuse' : null,
  )
  const confirm = useRef<HTMLButtonElement>(null)
  const refuse = useRef<HTMLButtonElement>(null)
  const former = useRef(choice)
  // Whoever takes the choice back stands again where it was made.
  useEffect(() => {
    if (choice === null && former.current !== null) (former.current === 'confirm' ? confirm : refuse).current?.focus()
    former.current = choice
  }, [choice])
  const time = writtenAt(line.happenedAt)
  const kind = t(`shifts.journal.kinds.${line.kind as 'start'}`)
  return (
    <Box role="group" aria-label={t('shifts.decide.act', { act: kind, time })} sx={card}>
      <div className="head">
        <b>{kind}</b>
        <Box component="span" className="came">
          {t(line.isOffline ? 'shifts.decide.cameOffline' : 'shifts.decide.came', { time: writtenAt(line.recordedAt) })}
        </Box>
      </div>
      <p>
        {line.doubtMessage} {t('shifts.decide.uncounted')}
      </p>
      <Times line={line} lines={lines} shift={shift} />
      {choice ? (
        <DecisionForm
          key={choice}
          line={line}
          lines={lines}
          shift={shift}
          isConfirmed={choice === 'confirm'}
          onCancel={() => choose(null)}
        />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
          <Button ref={confirm} variant="contained" startIcon={<CheckIcon />} onClick={() => choose('confirm')}>
            {t('shifts.decide.confirm', { time })}
          </Button>
          <Button ref={refuse} variant="outlined" color="inherit" onClick={() => choose('refuse')} sx={{ bgcolor: 'background.paper' }}>
            {t('shifts.decide.refuse')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** By the device, as placed, as received, between which bounds, and beside which acts. */
function Times({ line, lines, shift }: DoubtfulActProps) {
  const { t } = useTranslation()
  const writtenAt = useWrittenAt(shift)
  const drift = useDriftWords()(line.driftSeconds ?? 0)
  const { before, after } = neighboursOf(lines, line)
  const { from, to } = boundsOf(line)
  const named = (other: RecordedLine | undefined) =>
    other && `${writtenAt(other.happenedAt)} ${t(`shifts.journal.kinds.${other.kind as 'start'}`)}`
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t('shifts.decide.way'), [t(`shifts.journal.ways.${line.way as 'code'}`), line.deviceName].filter(Boolean).join(' · ')],
    [t('shifts.decide.deviceTime'), line.deviceAt && [writtenAt(line.deviceAt, true), drift].filter(Boolean).join(' · ')],
    [t('shifts.decide.placed'), writtenAt(line.happenedAt, true)],
    [t('shifts.decide.received'), writtenAt(line.recordedAt, true)],
    from
      ? [t('shifts.decide.between'), t('shifts.decide.bounds', { from: writtenAt(from), to: writtenAt(to) })]
      : [t('shifts.decide.contact'), t('shifts.decide.noContact')],
    [t('shifts.decide.before'), named(before)],
    [t('shifts.decide.after'), named(after)],
  ]
  return (
    <Box component="dl" sx={times}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Box>
  )
}

const card = {
  display: 'grid',
  gap: 0.75,
  p: 1.5,
  border: 1,
  borderRadius: '10px',
  borderColor: 'tone.late.mark',
  bgcolor: 'tone.late.soft',
  [forcedColours]: forcedEdge,
  '& p': { m: 0, fontSize: '0.875rem', lineHeight: 1.45 },
  '& .head': { justifyContent: 'space-between' },
  '& .came': { color: 'tone.late.ink', fontSize: '0.8125rem', fontWeight: 600 },
} as const
const times = {
  display: 'grid',
  gap: 0.25,
  m: 0,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  '& > div': { display: 'grid', gridTemplateColumns: '7.25rem minmax(0, 1fr)', columnGap: 1 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontFamily: figures },
} as const
