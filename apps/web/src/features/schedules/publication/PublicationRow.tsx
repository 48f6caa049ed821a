import Checkbox from '@mui/material/Checkbox'
import type { PublicationState } from '@vigie/contract/schedules/schedules.ts'
import { Fragment, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenInstant } from '../../../kit/dates.ts'
import type { Tone } from '../../../theme/palette.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'
import type { AgentOfMonth } from './usePublications.ts'

const toneOf: Record<PublicationState, Tone> = { unpublished: 'wait', published: 'run', validated: 'done', changed: 'late' }

interface PublicationRowProps {
  readonly agent: AgentOfMonth
  readonly index: number
  readonly top: number
  /** The keyboard means it. */
  readonly isSelected: boolean
  readonly isChosen: boolean
  readonly onToggle: (agentId: number) => void
}

export const rowId = (agentId: number): string => `publication-${agentId}`

/** One agent: how far the month's planning has come. */
export const PublicationRow = memo(function PublicationRow({ agent, index, top, isSelected, isChosen, onToggle }: PublicationRowProps) {
  const { t } = useTranslation()
  return (
    <div
      role="row"
      id={rowId(agent.agentId)}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      className={['row', isChosen && 'on', isSelected && 'selected'].filter(Boolean).join(' ')}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div role="gridcell" className="choose">
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={() => onToggle(agent.agentId)}
          slotProps={{ input: { 'aria-label': t('schedules.publication.chooseOne', { name: agent.agentName }) } }}
        />
      </div>
      <div role="gridcell" className="agent">
        <b title={agent.agentName}>{agent.agentName}</b>
      </div>
      <div role="gridcell" className="number">
        {agent.employeeNumber}
      </div>
      <div role="gridcell" className="shifts">
        {t('schedules.publication.number', { value: agent.shiftCount })}
      </div>
      <div role="gridcell" className="state">
        <Tag tone={toneOf[agent.state]}>{t(`schedules.publication.state.${agent.state}`)}</Tag>
      </div>
      <div role="gridcell" className="stamps">
        <Stamps agent={agent} />
      </div>
    </div>
  )
})

/** When it was published, and when validated; a phone shows the last of them alone. */
function Stamps({ agent: { publishedAt, validatedAt } }: { agent: AgentOfMonth }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const published = publishedAt
    ? t('schedules.publication.publishedOn', { at: writtenInstant(publishedAt, language) })
    : t('schedules.publication.neverPublished')
  const validated = validatedAt ? t('schedules.publication.validatedOn', { at: writtenInstant(validatedAt, language) }) : ''
  return [published, validated].filter(Boolean).map((stamp, at, all) => (
    <Fragment key={stamp}>
      <span className={at < all.length - 1 ? 'former' : undefined}>{stamp}</span>
      {at < all.length - 1 && <span className="former"> · </span>}
    </Fragment>
  ))
}
