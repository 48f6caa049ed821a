import type { Agent } from '@vigie/contract/agents/agents.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { agentAddress } from '../../../routing/addresses/agents.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { Avatar } from '../../../ui/marks/Avatar.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { toneOfCard, type AgentWords } from '../words.ts'

interface AgentRowProps {
  readonly agent: Agent
  /** Of the list. */
  readonly month: Month
  readonly words: AgentWords
  /** Names of what the agent has, by id. */
  readonly codes: ReadonlyMap<number, string>
  readonly index: number
  readonly top: number
  readonly isSelected: boolean
  readonly onOpen: (id: number) => void
}

export const rowId = (id: number): string => `agent-${id}`

/** The codes of diplomas and empowerments. */
export const skillsOf = (agent: Agent, codes: ReadonlyMap<number, string>): string =>
  [...agent.degreeIds, ...agent.empowermentIds].flatMap((id) => codes.get(id) ?? []).join(' · ')

/** One agent. The row is one target; the name is a link too, so that the sheet opens in a tab of its own. */
export const AgentRow = memo(function AgentRow({ agent, month, words, codes, index, top, isSelected, onOpen }: AgentRowProps) {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  const card = words.card(agent)
  const skills = skillsOf(agent, codes)
  return (
    // The keyboard works the grid as a whole (useListKeys): it says which row is meant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="row"
      id={rowId(agent.id)}
      className={isSelected ? 'row selected' : 'row'}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
      onClick={(event) => !event.defaultPrevented && !event.ctrlKey && !event.metaKey && onOpen(agent.id)}
    >
      <div role="gridcell" className="name">
        <Avatar firstName={agent.firstName} lastName={agent.lastName} photoUrl={agent.photoUrl} size={28} />
        <Link {...linkTo(agentAddress, { agentId: agent.id, month })} tabIndex={-1} title={agent.name}>
          {agent.name}
        </Link>
      </div>
      {agent.hasRights && (
        <div role="gridcell" className="number">
          {agent.employeeNumber}
        </div>
      )}
      <div role="gridcell" className="card">
        <Tag tone={toneOfCard[card.state]}>{card.word}</Tag>
        <small>{card.expiry}</small>
      </div>
      {!agent.hasRights && (
        <div role="gridcell" className="cardNumber" title={agent.cardNumber}>
          {agent.cardNumber}
        </div>
      )}
      <div role="gridcell" className="skills" title={skills}>
        <span>{skills}</span>
      </div>
      {agent.hasRights && (
        <>
          <div role="gridcell" className="contract">
            {agent.hasActiveContract === false && <Tag tone="wait">{t('agents.noContract')}</Tag>}
          </div>
          <div role="gridcell" className={agent.monthMinutes ? 'hours' : 'hours none'}>
            {agent.monthMinutes ? duration(agent.monthMinutes) : '—'}
          </div>
        </>
      )}
    </div>
  )
})
