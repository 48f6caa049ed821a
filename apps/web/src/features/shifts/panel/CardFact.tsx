import { readAgent } from '@vigie/contract/agents/agents.ts'
import { expiryStateOf } from '@vigie/contract/agents/agents.rules.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { isClientType, role } from '@vigie/contract/access.ts'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { useEnding } from '../../../domains/agents/useEnding.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { useToday } from '../../../session/today.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { Fact } from './FactValues.tsx'

/** A tag for planners: the professional card of the service's agent expires soon, or has expired. Renders nothing for a valid card. */
export function CardFact({ agentId }: { agentId: number | null }) {
  const { t } = useTranslation()
  const today = useToday()
  const ending = useEnding(today)
  const reader = useUser().role
  const isToldOf = agentId !== null && reader !== role.agent && !isClientType(reader)
  const isEnabled = mayUse(useExchange(), may.seeAgentDetails) && isToldOf
  const { data } = useAsk(readAgent, { id: agentId ?? 0 }, { isEnabled })
  if (!isEnabled || !data || data.agent.cardNumber === '') return null
  const { cardExpiresOn } = data.agent
  const state = expiryStateOf(cardExpiresOn, today)
  if (state === 'valid') return null
  return (
    <Fact name={t('agents.columns.card')}>
      <Tag tone={state === 'expired' ? 'missing' : 'late'}>{ending(cardExpiresOn) ?? t('agents.card.expired')}</Tag>
    </Fact>
  )
}
