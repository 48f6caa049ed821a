import Box from '@mui/material/Box'
import * as may from '@vigie/contract/access.calls.ts'
import { dayOf, localOf, monthOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../../api/errors.ts'
import { useNow } from '../../../session/useNow.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { AgentFile } from './AgentFile.tsx'
import type { AgentSheetProps } from './sheetProps.ts'
import { AgentHead } from './AgentHead.tsx'
import { CardPart } from './CardPart.tsx'
import { ContactPart } from './ContactPart.tsx'
import { ContractsPart } from './contracts/ContractsPart.tsx'
import { EmergencyPart } from './EmergencyPart.tsx'
import { InsurancePart } from './InsurancePart.tsx'
import { MonthPart } from './MonthPart.tsx'
import { QualificationsPart } from './held/QualificationsPart.tsx'
import { LoansPart } from './loans/LoansPart.tsx'
import { columns, SheetSkeleton, stack } from './SheetSkeleton.tsx'
import { useAgent } from './useAgent.ts'
import { useOwnChange } from './useOwnChange.tsx'
import { useAgentWords } from '../words.ts'

/** The sheet of an agent: who it is, how to reach it, what it may do, its contracts and its month. */
export function AgentSheet(props: AgentSheetProps) {
  const { agentId, month, onMonth, planning, documents, back } = props
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
  if (agent.hasRights && agentId !== null) {
    return (
      <AgentFile {...props} agent={agent} contracts={contracts} today={today} words={words} canEdit={mayUse(exchange, may.editAgents)} />
    )
  }
  const card = <CardPart agent={agent} today={today} words={words} change={report('professional')} />
  const qualifications = (
    <QualificationsPart edited={null} qualifications={agent.qualifications} today={today} words={words} aside={report('qualifications')} />
  )
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 2.5 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <AgentHead agent={agent} canEdit={false} words={words} />
      {own?.note}
      {agent.hasRights ? (
        <Box sx={columns}>
          <Box sx={[stack, { gridArea: 'first' }]}>
            <ContactPart agent={agent} aside={change('contact')} />
            {documents}
            {card}
            {own?.hasEmergency !== false && <EmergencyPart agent={agent} isOwn aside={change('emergency')} />}
          </Box>
          <Box sx={[stack, { gridArea: 'main' }]}>
            <MonthPart agent={agent} month={month} thisMonth={monthOf(today)} onMonth={onMonth} planning={planning} />
            <ContractsPart edited={null} contracts={contracts} chosenId={null} today={today} words={words} aside={report('contracts')} />
            {qualifications}
            {mayUse(exchange, may.seeLoans) && <LoansPart agent={agent} isOwn canEdit={false} today={today} words={words} />}
          </Box>
          <Box sx={[stack, { gridArea: 'rest' }]}>
            <InsurancePart number={agent.nationalInsuranceNumber} aside={change('insurance')} />
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
