import Box from '@mui/material/Box'
import { clockOf, dayOf, type LocalDateTime } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { toneOfVerdict, type VerdictName } from './verdicts.rules.ts'

/** One line of what is known. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

type Mark = 'unconfirmed' | 'forced' | 'offline' | 'outsideArea' | 'imprecise'

interface ClockedAtProps {
  readonly shift: Shift
  readonly local: LocalDateTime | null
  /** What is said while there is no time. */
  readonly none: string
  readonly marks?: readonly (Mark | false)[]
}

/** When something was clocked, with its day where that is not the day of the start, and how. */
export function ClockedAt({ shift, local, none, marks = [] }: ClockedAtProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const written = (at: LocalDateTime) =>
    dayOf(at) === dayOf(shift.startsLocal)
      ? clockOf(at)
      : t('shifts.panel.dayTime', { time: clockOf(at), day: writtenDay(dayOf(at), language, 'short').replaceAll(' ', '\u00a0') })
  return (
    <>
      <span>{local ? written(local) : none}</span>
      {marks
        .filter((mark) => mark !== false)
        .map((mark) => (
          <Tag key={mark} tone={mark === 'offline' ? 'wait' : 'late'}>
            {t(`shifts.marks.${mark}`)}
          </Tag>
        ))}
    </>
  )
}

/** How the start or the end of a shift is judged, or the whole of it. */
export const Verdict = ({ verdict }: { verdict: VerdictName }) => (
  <Tag tone={toneOfVerdict[verdict]}>{useTranslation().t(`shifts.panel.statuses.${verdict}`)}</Tag>
)

export const Small = ({ children }: { children: ReactNode }) => (
  <Box component="small" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
    {children}
  </Box>
)
