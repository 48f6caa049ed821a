import Box from '@mui/material/Box'
import { arrivalDays, outsideCount } from '@vigie/contract/sites/sites.arrivals.rules.ts'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../../theme/palette.ts'
import { InfoIcon } from '../../../ui/firstIcons.tsx'
import { useSiteWords } from '../words.ts'

interface ArrivalsNoteProps {
  readonly metres: number
  readonly companyMetres: number
  readonly needed: readonly number[] | undefined
  /** What is saved and what it needed, where that differs. */
  readonly former: { readonly metres: number; readonly needed: readonly number[]; readonly isMoved: boolean } | null
}

/** What the perimeter would have changed of the last arrivals, and the company's usual one. */
export function ArrivalsNote({ metres, companyMetres, needed, former }: ArrivalsNoteProps) {
  const { t } = useTranslation()
  const words = useSiteWords()
  const usual = t('sites.plan.usual', { far: words.distance(companyMetres) })
  if (!needed) return <Note tone="wait">{usual}</Note>
  if (needed.length === 0) return <Note tone="wait">{`${t('sites.plan.noArrivals', { days: arrivalDays })} ${usual}`}</Note>
  const count = outsideCount(needed, metres)
  const all = needed.length
  const before = former && outsideCount(former.needed, former.metres)
  const said = { far: words.distance(metres), all, days: arrivalDays }
  const against =
    former === null || (before === 0 && count === 0)
      ? ''
      : t(former.isMoved ? 'sites.plan.againstMoved' : 'sites.plan.against', { count: before ?? 0, far: words.distance(former.metres) })
  const sentence = count === 0 ? t('sites.plan.inside', { ...said, against }) : t('sites.plan.outside', { ...said, count, against })
  return <Note tone={count > (before ?? count) ? 'late' : 'wait'}>{`${sentence} ${usual}`}</Note>
}

const Note = ({ tone, children }: { readonly tone: Tone; readonly children: string }) => (
  <Box role="status" sx={{ ...note, color: `tone.${tone}.ink`, bgcolor: `tone.${tone}.soft` }}>
    <InfoIcon size={18} style={{ flex: 'none', marginTop: 1 }} />
    <span>{children}</span>
  </Box>
)
const note = {
  display: 'flex',
  gap: 1.25,
  px: 1.5,
  py: 1,
  borderRadius: '10px',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  minHeight: 56,
  alignItems: 'start',
} as const
