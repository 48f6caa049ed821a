import Checkbox from '@mui/material/Checkbox'
import type { PublicationState } from '@vigie/contract/schedules/schedules.ts'
import { Fragment, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenInstant } from '../../../kit/dates.ts'
import type { Tone } from '../../../theme/palette.ts'
import { Tag } from '../../../ui/Tag.tsx'
import type { AgentOfMonth } from './usePublications.ts'

const toneOf: Record<PublicationState, Tone> = { unpublished: 'wait', published: 'run', validated: 'done', changed: 'late' }

interface PublicationRowProps {
  readonly agent: AgentOfMonth
  readonly index: number
  readonly style: CSSProperties
  readonly isChosen: boolean
  readonly onToggle: (agentId: number) => void
}

/** One agent: how far the month's planning has come. */
export function PublicationRow({ agent, index, style, isChosen, onToggle }: PublicationRowProps) {
  const { t } = useTranslation()
  return (
    <div role="row" aria-rowindex={index + 2} className={isChosen ? 'line on' : 'line'} style={style}>
      <div role="cell" className="choose">
        <Checkbox
          size="small"
          checked={isChosen}
          onChange={() => onToggle(agent.agentId)}
          slotProps={{ input: { 'aria-label': t('schedules.publication.chooseOne', { name: agent.agentName }) } }}
        />
      </div>
      <div role="cell" className="agent">
        <b title={agent.agentName}>{agent.agentName}</b>
      </div>
      <div role="cell" className="number">
        {agent.employeeNumber}
      </div>
      <div role="cell" className="shifts">
        {t('schedules.publication.number', { value: agent.shiftCount })}
      </div>
      <div role="cell" className="state">
        <Tag tone={toneOf[agent.state]}>{t(`schedules.publication.state.${agent.state}`)}</Tag>
      </div>
      <div role="cell" className="stamps">
        <Stamps agent={agent} />
      </div>
    </div>
  )
}

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
