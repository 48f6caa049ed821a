import Box from '@mui/material/Box'
import { reminderSteps } from '@vigie/contract/agents/agents.rules.ts'
import { daysBetween, type Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { forcedColours } from '../../../theme/forced.ts'
import type { AgentWords } from '../words.ts'

/** Days before its end that the band shows. */
const span = 365
const placeOf = (left: number): number => Math.min(100, Math.max(0, ((span - left) / span) * 100))

/** The last twelve months of a card as a band: when one is reminded, and where today stands. */
export function CardBand({ expiresOn, today, words }: { expiresOn: Day; today: Day; words: AgentWords }) {
  const { t } = useTranslation()
  const left = daysBetween(today, expiresOn)
  const [first, second, last] = reminderSteps.map(placeOf) as [number, number, number]
  const now = placeOf(left)
  const isInBand = left >= 0 && left <= span
  // Where today stands its own days are said, and not those of a step beside it.
  const steps = reminderSteps.filter((step) => !isInBand || Math.abs(placeOf(step) - now) > 7)
  return (
    <Box role="img" aria-label={t('agentFile.card.band', { day: words.day(expiresOn) })} sx={styles}>
      {steps.map((step) => (
        <span key={step} className="step" style={{ insetInlineStart: `${placeOf(step)}%` }}>
          {t('agentFile.card.days', { count: step })}
        </span>
      ))}
      {isInBand && (
        <b className="step" style={{ insetInlineStart: `${Math.min(95, Math.max(5, now))}%` }}>
          {t('agentFile.card.days', { count: left })}
        </b>
      )}
      <Box className="band" sx={{ background: (theme) => bandOf(theme.palette.tone, [first, second, last]) }}>
        {isInBand && <i style={{ insetInlineStart: `calc(${now}% - 1px)` }} />}
      </Box>
    </Box>
  )
}

type Tones = Readonly<Record<'done' | 'late' | 'missing', { readonly mark: string }>>
/** Green until the first reminder, amber until the last, then red. */
const bandOf = ({ done, late, missing }: Tones, [first, , last]: readonly [number, number, number]) =>
  `linear-gradient(to right, ${done.mark} ${first}%, ${late.mark} ${first}% ${last}%, ${missing.mark} ${last}%)`

const styles = {
  position: 'relative',
  pt: '20px',
  fontSize: '0.75rem',
  color: 'text.secondary',
  fontFamily: figures,
  '& .step': { position: 'absolute', top: 0, transform: 'translateX(-50%)', whiteSpace: 'nowrap' },
  '& b': { color: 'text.primary' },
  '& .band': {
    position: 'relative',
    height: 8,
    borderRadius: 99,
    [forcedColours]: { border: '1px solid', forcedColorAdjust: 'none' },
  },
  '& i': {
    position: 'absolute',
    top: -5,
    width: 3,
    height: 18,
    borderRadius: 1,
    bgcolor: 'text.primary',
    outline: '1px solid',
    outlineColor: 'background.paper',
  },
} as const
