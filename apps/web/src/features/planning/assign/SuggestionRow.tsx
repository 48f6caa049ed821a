import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Suggestion } from '@vigie/contract/planning/planning.assignment.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEnding } from '../../../domains/agents/useEnding.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { useToday } from '../../../session/today.ts'
import { figures } from '../../../theme/augment.ts'
import { ErrorIcon, WarningIcon } from '../../../ui/firstIcons.tsx'
import { phoneHref } from '../../../ui/fields/phone/phone.ts'
import { usePhoneText } from '../../../ui/fields/phone/usePhoneText.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { SaysAvailable } from './SaysAvailable.tsx'
import { useKnown } from './useKnown.ts'
import { hasKeptWaiver, WaiverForm } from './WaiverForm.tsx'

interface SuggestionRowProps {
  readonly suggestion: Suggestion
  readonly isBusy: boolean
  /** Another one is being given. */
  readonly isBlocked: boolean
  readonly about: string
  readonly onGive: () => void
  /** Asks it first whether it can; unset: the service cannot be offered. */
  readonly onOffer?: (() => void) | undefined
  readonly onWaive: (reason: string) => Promise<unknown>
  readonly explain: (error: unknown) => string
}

/** Somebody who could have the service: how well the site is known, the week before and after, and what speaks against it. */
export function SuggestionRow({ suggestion, isBusy, isBlocked, about, onGive, onOffer, onWaive, explain }: SuggestionRowProps) {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  const known = useKnown()
  const ending = useEnding(useToday())(suggestion.cardExpiresOn)
  const [isWaiving, setWaiving] = useState(() => hasKeptWaiver(about))
  const { agentName: name, employeeNumber, partnerName, obstacles, weekMinutes, weekMinutesAfter } = suggestion
  const refusals = obstacles.filter(({ kind }) => kind === 'refuse')
  const held = refusals.filter(({ canWaive }) => !canWaive)
  const isHeld = held.length > 0
  // Beside what nobody can pass the rest is of no use.
  const said = isHeld ? held : obstacles
  const asksReason = !isHeld && refusals.length > 0
  return (
    <Box component="li" sx={styles}>
      <div className="who">
        <b {...ownWords}>{name}</b>
        <span>{[employeeNumber, partnerName, known(suggestion)].filter(Boolean).join(' · ')}</span>
        <span className="week">{t('shifts.assign.week', { before: duration(weekMinutes), after: duration(weekMinutesAfter) })}</span>
        {suggestion.phone !== null && <CallLink name={name} phone={suggestion.phone} />}
        {ending !== null && (
          <span>
            <Tag tone="late">{t('shifts.assign.card', { ending })}</Tag>
          </span>
        )}
        {suggestion.isAvailable && (
          <span>
            <SaysAvailable />
          </span>
        )}
      </div>
      {!isHeld && !asksReason && onOffer && (
        <Button
          variant="text"
          aria-label={t('shifts.assign.offerTo', { name })}
          disabled={isBlocked}
          onClick={onOffer}
          sx={{ minHeight: 44, flex: 'none' }}
        >
          {t('shifts.assign.offer')}
        </Button>
      )}
      {!isHeld && !(isWaiving && asksReason) && (
        <Button
          variant="outlined"
          color={asksReason ? 'inherit' : 'primary'}
          aria-label={t(asksReason ? 'shifts.assign.waiveFor' : 'shifts.assign.giveTo', { name })}
          loading={isBusy}
          disabled={isBlocked}
          onClick={() => (asksReason ? setWaiving(true) : onGive())}
          sx={{ minHeight: 44, flex: 'none' }}
        >
          {t(asksReason ? 'shifts.assign.waive' : 'shifts.assign.give')}
        </Button>
      )}
      {said.length > 0 && (
        <ul>
          {said.map(({ code, kind, message }) => (
            <Box component="li" key={`${code} ${message}`} sx={{ color: kind === 'refuse' ? 'tone.missing.ink' : 'tone.late.ink' }}>
              {kind === 'refuse' ? <ErrorIcon size={16} /> : <WarningIcon size={16} />}
              {message}
            </Box>
          ))}
        </ul>
      )}
      {isWaiving && asksReason && (
        <WaiverForm about={about} name={name} give={onWaive} explain={explain} onCancel={() => setWaiving(false)} />
      )}
    </Box>
  )
}

/** Somebody is called before they are given a service. */
function CallLink({ name, phone }: { name: string; phone: string }) {
  const { t } = useTranslation()
  const written = usePhoneText(phone)
  return (
    <a href={phoneHref(phone)} aria-label={t('shifts.panel.callName', { name, phone: written })}>
      {written}
    </a>
  )
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.75,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  '& .who': { flex: '1 1 200px', minWidth: 0, display: 'grid', gap: 0.25, overflowWrap: 'anywhere' },
  '& b': { fontSize: '0.9375rem', color: 'text.primary' },
  '& .who > a': { justifySelf: 'start', color: 'primary.readable', fontFamily: figures, py: 0.5, my: -0.5 },
  '& .week': { fontFamily: figures },
  '& ul': { flex: '1 1 100%', display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' },
  '& ul > li': { display: 'flex', gap: 0.75, alignItems: 'start', '& svg': { flex: 'none', mt: '1px' } },
  '& form': { flex: '1 1 100%' },
} as const
