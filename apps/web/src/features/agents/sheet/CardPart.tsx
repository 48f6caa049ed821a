import Box from '@mui/material/Box'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import { expiringDays, isUsualCard } from '@vigie/contract/agents/agents.rules.ts'
import { daysBetween, type Day } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { WarningIcon } from '../../../ui/icons.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { CardBand } from './CardBand.tsx'
import { Part } from './Part.tsx'
import { toneOfCard, type AgentWords } from '../words.ts'

interface CardPartProps {
  readonly agent: AgentDetails
  readonly today: Day
  readonly words: AgentWords
  /** For who may have it renewed: how late that is, and that its number has an odd form. */
  readonly canEdit: boolean
  readonly change?: ReactNode
}

/** The professional card, without which nobody may stand guard: its number and how long it still holds. */
export function CardPart({ agent, today, words, canEdit, change }: CardPartProps) {
  const { t } = useTranslation()
  const { cardNumber, cardExpiresOn } = agent
  const { state, word, expiry } = words.card(agent)
  const left = cardExpiresOn === null ? null : daysBetween(today, cardExpiresOn)
  const isEnding = state === 'expiring' && left !== null
  const late = isEnding ? expiringDays - left : 0
  return (
    <Part
      title={t('agents.sheet.professional')}
      aside={<Tag tone={toneOfCard[state]}>{isEnding && left > 0 ? t('agentFile.card.expiresIn', { count: left }) : word}</Tag>}
    >
      {state !== 'missing' && (
        <Box sx={{ display: 'grid', gap: 0.25 }}>
          <Box component="strong" sx={{ fontFamily: figures, overflowWrap: 'anywhere' }}>
            {cardNumber}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {expiry}
          </Box>
        </Box>
      )}
      {state !== 'missing' && cardExpiresOn !== null && <CardBand expiresOn={cardExpiresOn} today={today} words={words} />}
      {canEdit && isEnding && late > 0 && <Warned>{t('agentFile.card.late', { count: late })}</Warned>}
      {canEdit && !isUsualCard(cardNumber) && <Warned>{t('agents.card.unusual')}</Warned>}
      {change && <Box sx={{ mx: -1, mb: -1 }}>{change}</Box>}
    </Part>
  )
}

const Warned = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'flex', gap: 0.75, alignItems: 'start', color: 'tone.late.ink', fontSize: '0.8125rem', '& svg': { flex: 'none' } }}>
    <WarningIcon size={16} />
    <span>{children}</span>
  </Box>
)
