import Box from '@mui/material/Box'
import { Link } from '@tanstack/react-router'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useTimeWords } from '../../ui/timeWords.ts'
import { useOffsetInPage } from '../../ui/useOffsetInPage.ts'
import { skillsOf } from './AgentRow.tsx'
import { ahead, type ListProps } from './AgentsTable.tsx'
import { toneOfCard } from './words.ts'

/** Pixels: of a card, with the space below it. */
const cardHeight = 92

/** The agents on a phone: one card each, of which only those in sight exist. */
export function AgentCards({ agents, words, codes, sheetOf, onEnd }: ListProps) {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = useOffsetInPage(list)
  // It hands out functions that read the page; nothing here remembers what they answered.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: agents.length,
    estimateSize: () => cardHeight,
    overscan: 6,
    scrollMargin,
    getItemKey: (at) => agents[at]!.id,
  })
  const rows = virtualizer.getVirtualItems()
  const last = rows.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= agents.length - ahead) onEnd()
  }, [last, agents.length, onEnd])
  return (
    <Box component="ul" ref={list} aria-label={t('agents.list')} sx={look} style={{ height: virtualizer.getTotalSize() }}>
      {rows.map(({ index, start }) => {
        const agent = agents[index]!
        const card = words.card(agent)
        const skills = skillsOf(agent, codes)
        return (
          <li
            key={agent.id}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={agents.length}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            <Link {...(sheetOf(agent.id) as { to: string })}>
              <Avatar firstName={agent.firstName} lastName={agent.lastName} photoUrl={agent.photoUrl} size={40} />
              <span className="who">
                <b>{agent.name}</b>
                <span className="skills">{[agent.employeeNumber, skills].filter(Boolean).join(' · ')}</span>
                <span className="state">
                  <Tag tone={toneOfCard[card.state]}>{card.word}</Tag>
                  {agent.hasActiveContract === false ? <Tag tone="wait">{t('agents.noContract')}</Tag> : null}
                </span>
              </span>
              {agent.monthMinutes ? <span className="hours">{duration(agent.monthMinutes)}</span> : null}
            </Link>
          </li>
        )
      })}
    </Box>
  )
}

const look = {
  position: 'relative',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { position: 'absolute', insetInline: 0, top: 0, pb: 1 },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 1.5,
    minHeight: cardHeight - 8,
    p: 1.5,
    fontSize: '0.875rem',
    color: 'text.primary',
    textDecoration: 'none',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
  '& .who': { display: 'grid', gap: 0.25, minWidth: 0, flex: 1 },
  '& b': { fontSize: '0.9375rem', lineHeight: 1.3, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .skills': { color: 'text.secondary', fontSize: '0.8125rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .state': { display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.25 },
  '& .hours': { fontFamily: figures, fontWeight: 600, whiteSpace: 'nowrap' },
} as const
