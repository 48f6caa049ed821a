import Box from '@mui/material/Box'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { Part } from './Part.tsx'
import { toneOfCard, type AgentWords } from '../words.ts'

/** The professional card, without which nobody may stand guard: its number and how long it still holds. */
export function CardPart({ agent, words, change }: { agent: AgentDetails; words: AgentWords; change?: ReactNode }) {
  const { t } = useTranslation()
  const { state, word, expiry } = words.card(agent)
  const left = state === 'expiring' && agent.cardExpiresOn !== null ? words.left(agent.cardExpiresOn) : ''
  return (
    <Part title={t('agents.sheet.professional')} aside={<Tag tone={toneOfCard[state]}>{word}</Tag>}>
      {state !== 'missing' && (
        <Box sx={{ display: 'grid', gap: 0.25 }}>
          <Box component="strong" sx={{ fontFamily: figures, overflowWrap: 'anywhere' }}>
            {agent.cardNumber}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {[expiry, left].filter(Boolean).join(' · ')}
          </Box>
        </Box>
      )}
      {change && <Box sx={{ mx: -1, mb: -1 }}>{change}</Box>}
    </Part>
  )
}
