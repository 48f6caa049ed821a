import Box from '@mui/material/Box'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import { expiringDays } from '@vigie/contract/agents/agents.rules.ts'
import { daysBetween, type Day } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { WarningIcon } from '../../../ui/firstIcons.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { CardBand } from './CardBand.tsx'
import { Part } from './Part.tsx'
import { toneOfCard, type AgentWords } from '../words.ts'

type Card = Pick<AgentDetails, 'cardNumber' | 'cardExpiresOn'>
interface CardProps {
  readonly card: Card
  readonly today: Day
  readonly words: AgentWords
}

/** Days until a card that ends soon does; null: it does not end soon. */
function leftOf({ card, today, words }: CardProps): number | null {
  return words.card(card).state === 'expiring' && card.cardExpiresOn !== null ? daysBetween(today, card.cardExpiresOn) : null
}

/** Whether a card holds, and how long one that ends soon. */
export function CardTag(props: CardProps) {
  const { t } = useTranslation()
  const { state, word } = props.words.card(props.card)
  const left = leftOf(props)
  return <Tag tone={toneOfCard[state]}>{left !== null && left > 0 ? t('agentFile.card.expiresIn', { count: left }) : word}</Tag>
}

/** The validity of a card as a band; for who may have it renewed how late that is. */
export function CardState({ canEdit, ...props }: CardProps & { readonly canEdit: boolean }) {
  const { t } = useTranslation()
  const { card, today, words } = props
  const left = leftOf(props)
  const late = left === null ? 0 : expiringDays - left
  return (
    <>
      {card.cardNumber !== '' && card.cardExpiresOn !== null && <CardBand expiresOn={card.cardExpiresOn} today={today} words={words} />}
      {canEdit && late > 0 && (
        <Box sx={warned}>
          <WarningIcon size={16} />
          <span>{t('agentFile.card.late', { count: late })}</span>
        </Box>
      )}
    </>
  )
}

interface CardPartProps {
  readonly agent: Card
  readonly today: Day
  readonly words: AgentWords
  readonly change?: ReactNode
}

/** The professional card (L612-20 CSI), read-only: its number and how long it is valid. */
export function CardPart({ agent, today, words, change }: CardPartProps) {
  const { t } = useTranslation()
  const { cardNumber } = agent
  const { state, expiry } = words.card(agent)
  const shared = { card: agent, today, words }
  return (
    <Part title={t('agents.sheet.professional')} aside={<CardTag {...shared} />}>
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
      <CardState {...shared} canEdit={false} />
      {change && <Box sx={{ mx: -1, mb: -1 }}>{change}</Box>}
    </Part>
  )
}

const warned = {
  display: 'flex',
  gap: 0.75,
  alignItems: 'start',
  mt: 1,
  color: 'tone.late.ink',
  fontSize: '0.8125rem',
  '& svg': { flex: 'none' },
} as const
