import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import type { Suggestion } from '@vigie/contract/planning/planning.assignment.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { figures } from '../../../theme/augment.ts'
import { ErrorIcon, WarningIcon } from '../../../ui/firstIcons.tsx'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { SaysAvailable } from '../assign/SaysAvailable.tsx'
import { useKnown } from '../assign/useKnown.ts'

interface AgentChoiceProps {
  readonly agent: { readonly agentName: string }
  /** Undefined: it was chosen before, and is not among those who could have them now. */
  readonly suggestion?: Suggestion
  readonly isOn: boolean
  readonly onChange: () => void
}

/** Held back by what no written reason passes: offered to it, it could never be given. */
const isHeld = ({ obstacles }: Suggestion): boolean => obstacles.some(({ kind, canWaive }) => kind === 'refuse' && !canWaive)

/** Somebody to whom services may be offered: how well it knows the site, its week before and after, what stands against it. */
export function AgentChoice({ agent, suggestion, isOn, onChange }: AgentChoiceProps) {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  const known = useKnown()
  const id = useId()
  const held = suggestion !== undefined && isHeld(suggestion)
  const said = suggestion?.obstacles.filter(({ kind, canWaive }) => !held || (kind === 'refuse' && !canWaive)) ?? []
  return (
    <Box sx={styles}>
      <label>
        <Checkbox
          checked={isOn}
          disabled={held && !isOn}
          onChange={onChange}
          slotProps={{ input: { 'aria-describedby': said.length > 0 ? id : undefined } }}
        />
        <span>
          <span {...ownWords}>{agent.agentName}</span>
          {suggestion ? (
            <>
              <small>{[suggestion.employeeNumber, suggestion.partnerName, known(suggestion)].filter(Boolean).join(' · ')}</small>
              <small className="week">
                {t('shifts.assign.week', { before: duration(suggestion.weekMinutes), after: duration(suggestion.weekMinutesAfter) })}
              </small>
              {suggestion.isAvailable && <SaysAvailable />}
            </>
          ) : (
            <small>{t('shifts.mission.notFree')}</small>
          )}
        </span>
      </label>
      {said.length > 0 && (
        <ul id={id}>
          {said.map(({ code, kind, message }) => (
            <Box component="li" key={`${code} ${message}`} sx={{ color: kind === 'refuse' ? 'tone.missing.ink' : 'tone.late.ink' }}>
              {kind === 'refuse' ? <ErrorIcon size={16} /> : <WarningIcon size={16} />}
              {message}
            </Box>
          ))}
        </ul>
      )}
    </Box>
  )
}

const styles = {
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
  '& label': { display: 'flex', gap: 1.25, minHeight: 44, cursor: 'pointer' },
  '& .MuiCheckbox-root': { p: 0, m: '-2px', flex: 'none', alignSelf: 'start' },
  '& label > span:last-of-type': { minWidth: 0, overflowWrap: 'anywhere', fontSize: '0.9375rem' },
  '& small': { display: 'block', fontSize: '0.8125rem', color: 'text.secondary' },
  '& .week': { fontFamily: figures },
  '& ul': { display: 'grid', gap: 0.5, m: 0, mt: 0.5, p: 0, pl: '30px', listStyle: 'none', fontSize: '0.8125rem' },
  '& ul > li': { display: 'flex', gap: 0.75, alignItems: 'start', '& svg': { flex: 'none', mt: '1px' } },
} as const
