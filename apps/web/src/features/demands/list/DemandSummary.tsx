import Skeleton from '@mui/material/Skeleton'
import { isOpenDemand } from '@vigie/contract/demands/demands.forms.ts'
import type { Demand } from '@vigie/contract/demands/demands.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import { waitsTooLong } from '../../../domains/demands/waited.rules.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { ownWords } from '../../../i18n/ownWords.ts'
import { writtenInstant } from '../../../kit/dates.ts'
import { figures } from '../../../theme/augment.ts'
import { Avatar } from '../../../ui/marks/Avatar.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { twoLines } from '../../../ui/twoLines.ts'
import { partsOfName } from '../asked.rules.ts'
import { toneOfStatus, useDemandWords } from '../words.ts'

interface DemandSummaryProps {
  readonly demand: Demand
  readonly form: DemandTypeForm | undefined
  readonly now: Instant
  /** The list holds answered ones beside those that wait. */
  readonly isMixed: boolean
}

/** One demand in a list: who asks, for what, in one line, and how long it waits or how it was answered. */
export function DemandSummary({ demand, form, now, isMixed }: DemandSummaryProps) {
  const words = useDemandWords()
  const language = useLanguage()
  const { agentName, photoUrl, status, createdAt, handledAt } = demand
  const [type, line] = [words.type(demand), words.line(demand, form)]
  const isOpen = isOpenDemand(status)
  const at = isOpen ? createdAt : (handledAt ?? createdAt)
  const isLate = isOpen && waitsTooLong(createdAt, now)
  return (
    <>
      <Avatar {...partsOfName(agentName)} photoUrl={photoUrl} size={36} />
      <span className="what">
        <b {...ownWords} title={agentName}>
          {agentName}
        </b>
        <span className="type" title={type}>
          {type}
        </span>
        <span className="line" {...ownWords} title={line}>
          {line}
        </span>
      </span>
      <span className="when">
        <time dateTime={at} title={writtenInstant(at, language)} className={isLate ? 'late' : undefined}>
          {words.since(at, now)}
        </time>
        {(status === 1 || status === 2 || (isMixed && !isOpen)) && <Tag tone={toneOfStatus[status]}>{words.status(status)}</Tag>}
      </span>
    </>
  )
}

/** One that is on its way. */
export const SummarySkeleton = () => (
  <>
    <Skeleton variant="circular" width={36} height={36} />
    <span className="what">
      <Skeleton variant="text" width="62%" />
      <Skeleton variant="text" width="40%" />
      <Skeleton variant="text" width="76%" />
    </span>
    <Skeleton variant="text" width={48} />
  </>
)

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
/** How it stands in its row or card, whatever that is. */
export const summaryStyles = {
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  columnGap: 1.5,
  alignItems: 'start',
  textAlign: 'start',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  color: 'text.primary',
  '& .what': { display: 'grid', minWidth: 0, lineHeight: 1.4 },
  '& .what > *': oneLine,
  '& b': { fontFamily: figures, fontWeight: 600 },
  '& .type': { fontSize: '0.8125rem' },
  '& .line': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& .when': {
    display: 'grid',
    justifyItems: 'end',
    gap: 0.5,
    fontSize: '0.75rem',
    lineHeight: '20px',
    fontFamily: figures,
    color: 'text.secondary',
    whiteSpace: 'nowrap',
  },
  '& .late': { color: 'tone.late.ink', fontWeight: 650 },
  // A finger has no hint of what was cut: a name is whole, what is asked has two lines.
  '&:not([role]) .what > :is(b, .type)': { whiteSpace: 'normal', overflow: 'visible', overflowWrap: 'anywhere' },
  '&:not([role]) .what > .line': { ...twoLines, whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const
