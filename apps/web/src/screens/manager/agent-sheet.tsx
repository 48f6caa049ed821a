import * as may from '@vigie/contract/access.calls.ts'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { agentAddress, agentsAddress } from '../../routing/addresses/agents.ts'
import { agentDocumentsAddress } from '../../routing/addresses/documents.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { inPlace, useAddress } from '../../routing/useAddress.ts'
import { AgentSheet } from '../../features/agents/sheet/AgentSheet.tsx'
import { AgentAbsences } from '../../features/absences/AgentAbsences.tsx'
import { AgentDemands } from '../../features/demands/home/AgentDemands.tsx'
import { useDocumentCount } from '../../features/documents/home/useDocumentCount.ts'
import { OwnedDocuments } from '../../features/documents/home/OwnedDocuments.tsx'
import { RequiredDocuments } from '../../features/documents/home/RequiredDocuments.tsx'
import { AgentMonth } from '../../features/schedules/agent/AgentMonth.tsx'
import { AgentHistory } from '../../features/changes/AgentHistory.tsx'
import { useExchange } from '../../session/store.ts'
import { wordsOfPages } from '../../i18n/pages/pageWords.ts'
import { mayUse } from '../../session/subject.ts'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { PageTitle } from '../../ui/page/PageTitle.tsx'
import { EmptyState } from '../../ui/feedback/StatePage.tsx'

export const phrases = wordsOfPages('absences', 'changes', 'agentFile')

const demandsOf = ({ name, employeeNumber }: AgentDetails) => <AgentDemands name={name} employeeNumber={employeeNumber} />

const absencesOf = ({ id, name }: AgentDetails) => <AgentAbsences agent={{ id, name }} />

/** Fiche agent: one agent, by its id in the address. */
export default function Agent() {
  const { t } = useTranslation()
  const [{ agentId, contractId, month }, change] = useAddress(agentAddress)
  // A partner may see its agents and not their plannings: they have gates of their own.
  const exchange = useExchange()
  const maySeePlanning = mayUse(exchange, may.seeSchedules)
  const documentCount = useDocumentCount('agents-nav', agentId)
  const mayAnswer = mayUse(exchange, may.answerDemands)
  const back = (
    <ButtonLink {...linkTo(agentsAddress)} variant="contained">
      {t('agents.sheet.backToList')}
    </ButtonLink>
  )
  if (agentId === null) {
    return (
      <Box sx={{ display: 'grid', gap: 2.25 }}>
        <PageTitle title={t('shell.titles.agentSheet')} />
        <Card>
          <EmptyState title={t('agents.sheet.choose')} action={back} />
        </Card>
      </Box>
    )
  }
  const documents = (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <OwnedDocuments
        location="agents-nav"
        ownerId={agentId}
        link={linkTo(agentDocumentsAddress, { targetType: 'resource', targetId: agentId, agentId })}
      />
      {mayUse(exchange, may.editAgents) && <RequiredDocuments agentId={agentId} />}
    </Box>
  )
  const asides = [
    ...(mayUse(exchange, may.seeAgentHistory)
      ? [{ id: 'history', title: t('changes.title'), content: <AgentHistory key={agentId} agentId={agentId} name={String(agentId)} /> }]
      : []),
    { id: 'documents', title: [t('documents.title'), documentCount].filter(Boolean).join(' '), content: documents },
  ]
  return (
    <AgentSheet
      agentId={agentId}
      month={month}
      contractId={contractId}
      onMonth={(next) => change({ month: next }, inPlace)}
      onContract={(id) => change({ contractId: id }, inPlace)}
      planning={maySeePlanning && <AgentMonth agentId={agentId} month={month} contractId={contractId} />}
      demands={mayAnswer ? demandsOf : undefined}
      absences={mayAnswer ? absencesOf : undefined}
      asides={asides}
      back={back}
    />
  )
}
