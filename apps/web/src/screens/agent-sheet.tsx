import { may } from '@vigie/contract/access.ts'
import { useTranslation } from 'react-i18next'
import { useParameters } from '../routing/useParameters.ts'
import { AgentSheet } from '../features/agents/AgentSheet.tsx'
import { AgentMonth } from '../features/schedules/agent/AgentMonth.tsx'
import { useExchange } from '../session/store.ts'
import { mayUse } from '../session/subject.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/feedback/StatePage.tsx'

/** Fiche agent: one agent, by its id in the address. */
export default function Agent() {
  const { t } = useTranslation()
  const [{ resourceId, contractId, month }, change] = useParameters('resourceId', 'contractId', 'month')
  // A partner may see its agents and not their plannings: they have gates of their own.
  const maySeePlanning = mayUse(useExchange(), may.seeSchedules)
  const back = (
    <ButtonLink to="/resource/resources" variant="contained">
      {t('agents.sheet.backToList')}
    </ButtonLink>
  )
  if (resourceId === null) {
    return (
      <Card>
        <EmptyState title={t('agents.sheet.choose')} action={back} />
      </Card>
    )
  }
  return (
    <AgentSheet
      agentId={resourceId}
      month={month}
      contractId={contractId}
      onMonth={(next) => change({ month: next })}
      onContract={(id) => change({ contractId: id })}
      planning={maySeePlanning && <AgentMonth agentId={resourceId} month={month} contractId={contractId} />}
      back={back}
    />
  )
}
