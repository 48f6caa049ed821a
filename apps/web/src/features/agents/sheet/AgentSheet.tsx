import Box from '@mui/material/Box'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { dayOf, localOf, monthOf, type Month } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../../api/errors.ts'
import { useNow } from '../../../session/useNow.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { AccessPart } from './AccessPart.tsx'
import { AgentActs } from './AgentActs.tsx'
import { AgentHead } from './AgentHead.tsx'
import { BadgesPart } from './BadgesPart.tsx'
import { CardPart } from './CardPart.tsx'
import { ContactPart } from './ContactPart.tsx'
import { ContractsPart } from './contracts/ContractsPart.tsx'
import { EmergencyPart } from './EmergencyPart.tsx'
import { InsurancePart } from './InsurancePart.tsx'
import { MonthPart } from './MonthPart.tsx'
import { Part } from './Part.tsx'
import { QualificationsPart } from './held/QualificationsPart.tsx'
import { LoansPart } from './loans/LoansPart.tsx'
import { columns, SheetSkeleton, stack } from './SheetSkeleton.tsx'
import { useAgent } from './useAgent.ts'
import { useOwnChange } from './useOwnChange.tsx'
import { WriteLink } from './WriteLink.tsx'
import { useAgentWords } from '../words.ts'

export interface AgentSheetProps {
  /** Null: the reader's own. */
  readonly agentId: number | null
  readonly month: Month
  readonly contractId?: number | null
  readonly onMonth: (month: Month) => void
  readonly onContract?: (id: number | null) => void
  /** The planning of the month, where the reader may see one. */
  readonly planning?: ReactNode
  /** The way to the agent's documents. */
  readonly documents?: ReactNode
  /** What the agent has asked for, and waits for an answer. */
  readonly demands?: ((agent: AgentDetails) => ReactNode) | undefined
  /** When it is away. */
  readonly absences?: ((agent: AgentDetails) => ReactNode) | undefined
  /** What was changed of it, for who may read that. */
  readonly history?: ReactNode
  /** Where whoever finds nobody is led. */
  readonly back?: ReactNode
}

/** The sheet of an agent: who it is, how to reach it, what it may do, its contracts and its month. */
export function AgentSheet({
  agentId,
  month,
  contractId = null,
  onMonth,
  onContract,
  planning,
  documents,
  demands,
  absences,
  history,
  back,
}: AgentSheetProps) {
  const { t } = useTranslation()
  const exchange = useExchange()
  const today = dayOf(localOf(useNow(60), exchange.timeZone))
  const words = useAgentWords(today)
  const own = useOwnChange(agentId === null)
  const { agent, contracts, isLoading, error, retry } = useAgent(agentId, month, mayUse(exchange, may.seeContracts))
  if (isLoading) return <SheetSkeleton isOwn={agentId === null} />
  if (!agent) {
    const isGone = isRefused(error) && error.status === 404
    return (
      <Card>{isGone ? <EmptyState title={t('agents.sheet.notFound')} action={back} /> : <ErrorState error={error} onRetry={retry} />}</Card>
    )
  }
  const change = (name: 'contact' | 'emergency' | 'insurance') => own?.linkOf(t(`agents.sheet.${name}`), true)
  const report = (name: 'professional' | 'qualifications' | 'contracts') => own?.linkOf(t(`agents.sheet.${name}`), false)
  const canEdit = agent.hasRights && mayUse(exchange, may.editAgents)
  const edited = canEdit ? { id: agent.id, name: agent.name } : null
  const card = <CardPart agent={agent} today={today} words={words} canEdit={canEdit} change={report('professional')} />
  const qualifications = (
    <QualificationsPart
      edited={edited}
      qualifications={agent.qualifications}
      today={today}
      words={words}
      aside={report('qualifications')}
    />
  )
  const canWrite = agent.accountState === 'active' && mayUse(exchange, may.sendNotifications)
  const actions = (canWrite || canEdit) && (
    <>
      {canWrite && <WriteLink agentId={agent.id} />}
      {canEdit && <AgentActs agent={agent} today={today} />}
    </>
  )
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 2.5 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AgentHead agent={agent} canEdit={canEdit} words={words} actions={actions} />
      {own?.note}
      {agent.hasRights ? (
        <Box sx={columns}>
          <Box sx={[stack, { gridArea: 'first' }]}>
            <ContactPart agent={agent} aside={change('contact')} />
            {documents}
            {demands?.(agent)}
            {card}
            {own?.hasEmergency !== false && <EmergencyPart agent={agent} isOwn={own !== null} aside={change('emergency')} />}
          </Box>
          <Box sx={[stack, { gridArea: 'main' }]}>
            <MonthPart agent={agent} month={month} thisMonth={monthOf(today)} onMonth={onMonth} planning={planning} />
            <ContractsPart
              edited={edited}
              contracts={contracts}
              chosenId={contractId}
              onChoose={planning ? onContract : undefined}
              today={today}
              words={words}
              aside={report('contracts')}
            />
            {qualifications}
            {mayUse(exchange, may.seeLoans) && (
              <LoansPart agent={agent} isOwn={agentId === null} canEdit={canEdit} today={today} words={words} />
            )}
          </Box>
          <Box sx={[stack, { gridArea: 'rest' }]}>
            {absences && <Part title={t('agents.sheet.absences', { year: today.slice(0, 4) })}>{absences(agent)}</Part>}
            <InsurancePart number={agent.nationalInsuranceNumber} editedId={edited?.id ?? null} aside={change('insurance')} />
            <AccessPart accountState={agent.accountState} hasClockingCode={agent.hasClockingCode} />
            {mayUse(exchange, may.manageCards) && <BadgesPart agent={agent} words={words} />}
            {history}
          </Box>
        </Box>
      ) : (
        <>
          <Banner tone="run">{t('agents.sheet.limited')}</Banner>
          <Box sx={{ ...stack, maxWidth: 640 }}>
            {card}
            {qualifications}
          </Box>
        </>
      )}
    </Box>
  )
}
