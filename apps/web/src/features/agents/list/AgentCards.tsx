import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { agentAddress } from '../../../routing/addresses/agents.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { figures } from '../../../theme/augment.ts'
import { Avatar } from '../../../ui/marks/Avatar.tsx'
import { CardList, cardStyles } from '../../../ui/lists/CardList.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { twoLines } from '../../../ui/twoLines.ts'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { skillsOf } from './AgentRow.tsx'
import type { ListProps } from './AgentsList.tsx'
import { toneOfCard } from '../words.ts'

/** Pixels: of a card, with the space below it. */
const cardHeight = 92

/** The agents on a phone: one card each, of which only those in sight exist. */
export function AgentCards({ agents, view, words, codes, onSeen, gridRef }: ListProps & { gridRef: Ref<HTMLElement | null> }) {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  return (
    <CardList
      label={t('agents.list')}
      count={agents.length}
      height={cardHeight}
      keyOf={(at) => agents[at]!.id}
      listRef={gridRef}
      onSeen={onSeen}
      sx={styles}
    >
      {(at) => {
        const agent = agents[at]!
        const card = words.card(agent)
        const known = [agent.employeeNumber, skillsOf(agent, codes)].filter(Boolean).join(' · ')
        return (
          <Link {...linkTo(agentAddress, { agentId: agent.id, month: view.month })}>
            <Avatar firstName={agent.firstName} lastName={agent.lastName} photoUrl={agent.photoUrl} size={40} />
            <span className="who">
              <b title={agent.name}>{agent.name}</b>
              <span className="skills" title={known}>
                {known}
              </span>
              <span className="state">
                <Tag tone={toneOfCard[card.state]}>{card.word}</Tag>
                {agent.hasActiveContract === false ? <Tag tone="wait">{t('agents.noContract')}</Tag> : null}
              </span>
            </span>
            {agent.monthMinutes ? <span className="hours">{duration(agent.monthMinutes)}</span> : null}
          </Link>
        )
      }}
    </CardList>
  )
}

const styles = {
  '& a': { ...cardStyles, display: 'flex', alignItems: 'center', gap: 1.5, minHeight: cardHeight - 8, textDecoration: 'none' },
  '& .who': { display: 'grid', gap: 0.25, minWidth: 0, flex: 1 },
  '& b': { ...twoLines, fontSize: '0.9375rem', lineHeight: 1.3 },
  '& .skills': { ...twoLines, color: 'text.secondary', fontSize: '0.8125rem', lineHeight: 1.43 },
  '& .state': { display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.25 },
  '& .hours': { fontFamily: figures, fontWeight: 600, whiteSpace: 'nowrap' },
} as const
