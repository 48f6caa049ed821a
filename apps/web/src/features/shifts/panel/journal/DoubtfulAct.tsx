import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { RecordedLine } from '@vigie/contract/clockings/clockings.journal.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { kindOf } from '../../../../domains/clockings/kinds.ts'
import { figures } from '../../../../theme/augment.ts'
import { forcedColours, forcedEdge } from '../../../../theme/forced.ts'
import { CheckIcon } from '../../../../ui/icons.tsx'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { hasKeptReason } from './reasons.ts'
import { earliestOf, neighboursOf } from './journal.rules.ts'
import { decisions } from './story.styles.ts'
import { useDriftWords, useWrittenAt } from './useWritten.ts'

interface DoubtfulActProps {
  readonly line: RecordedLine
  readonly lines: readonly RecordedLine[]
  readonly shift: Shift
  /** It is decided, and takes the focus with it. */
  readonly onLeave?: (() => void) | undefined
}

/** What waits to be confirmed: that it does, and when it came, stands below. */
export function DoubtfulHead({ line }: Pick<DoubtfulActProps, 'line'>) {
  const { t } = useTranslation()
  return (
    <div className="head">
      <b>{kindOf(line.kind, t)}</b>
      {line.isOffline && <Tag tone="wait">{t('shifts.marks.offline')}</Tag>}
    </div>
  )
}

/** Below it: why, all that is known of its time, and the two decisions. */
export function DoubtfulAct({ line, lines, shift, onLeave }: DoubtfulActProps) {
  const { t } = useTranslation()
  const { alone } = useWrittenAt(shift, line.happenedAt)
  const whole = useWrittenAt(shift)
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
  const card = useRef<HTMLDivElement>(null)
  // While it is still in the page: once it is gone nobody knows what had the focus.
  useLayoutEffect(() => {
    const part = card.current
    return () => void (part?.contains(document.activeElement) && onLeave?.())
  }, [onLeave])
  return (
    <Box
      ref={card}
      role="group"
      aria-label={t('shifts.decide.act', { act: kindOf(line.kind, t), time: whole.alone(line.happenedAt) })}
      sx={styles}
    >
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
          onLeave={onLeave}
        />
      ) : (
        <Box sx={{ ...decisions, mt: 0.5 }}>
          <Button ref={confirm} variant="contained" startIcon={<CheckIcon />} onClick={() => choose('confirm')}>
            {t('shifts.decide.confirm', { time: alone(line.happenedAt) })}
          </Button>
          <Button ref={refuse} variant="outlined" color="inherit" onClick={() => choose('refuse')} sx={{ bgcolor: 'background.paper' }}>
            {t('shifts.decide.refuse')}
          </Button>
        </Box>
      )}
    </Box>
  )
}

/** By the device, as placed, since the last contact before it, as received, and beside which acts. */
function Times({ line, lines, shift }: DoubtfulActProps) {
  const { t } = useTranslation()
  const { alone, actAt } = useWrittenAt(shift, line.happenedAt)
  const drift = useDriftWords()(line.driftSeconds)
  const { before, after } = neighboursOf(lines, line)
  const earliest = earliestOf(line)
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t('shifts.decide.way'), [t(`shifts.journal.ways.${line.way as 'code'}`), line.deviceName].filter(Boolean).join(' · ')],
    [t('shifts.decide.deviceTime'), line.deviceAt && [alone(line.deviceAt, true), drift].filter(Boolean).join(' · ')],
    [t('shifts.decide.placed'), alone(line.happenedAt, true)],
    earliest
      ? [t('shifts.decide.notBefore'), t('shifts.decide.lastContact', { time: alone(earliest) })]
      : [t('shifts.decide.contact'), t('shifts.decide.noContact')],
    [t('shifts.decide.received'), alone(line.recordedAt, true)],
    [t('shifts.decide.before'), before && actAt(before)],
    [t('shifts.decide.after'), after && actAt(after)],
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

const styles = {
  display: 'grid',
  gap: 0.75,
  p: 1.5,
  border: 1,
  borderRadius: '10px',
  borderColor: 'tone.late.mark',
  bgcolor: 'tone.late.soft',
  [forcedColours]: forcedEdge,
  '& p': { m: 0, fontSize: '0.875rem', lineHeight: 1.45 },
} as const
const times = {
  display: 'grid',
  gap: 0.25,
  m: 0,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  // Side by side, and one above the other where both have not the room.
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 1 },
  '& dt': { flex: '0 0 8rem', color: 'text.secondary' },
  '& dd': { flex: '1 1 9rem', minWidth: 0, m: 0, fontFamily: figures },
} as const
