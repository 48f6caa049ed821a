import Box from '@mui/material/Box'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import type { Contract } from '@vigie/contract/agents/contracts.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { monthOf, type Day } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { PageAside } from '../../../ui/page/PageAside.tsx'
import { Tabs } from '../../../ui/page/Tabs.tsx'
import { AccessPart } from './AccessPart.tsx'
import { AgentActs } from './AgentActs.tsx'
import { AgentCards, pairs } from './AgentCards.tsx'
import { AgentHead } from './AgentHead.tsx'
import { BadgesPart } from './BadgesPart.tsx'
import { CardPart } from './CardPart.tsx'
import { ContactPart } from './ContactPart.tsx'
import { ContractsPart } from './contracts/ContractsPart.tsx'
import { EmergencyPart } from './EmergencyPart.tsx'
import { QualificationsPart } from './held/QualificationsPart.tsx'
import { IdentityPart } from './IdentityPart.tsx'
import { LoansPart } from './loans/LoansPart.tsx'
import { MonthPart } from './MonthPart.tsx'
import { Part } from './Part.tsx'
import type { AgentSheetProps } from './sheetProps.ts'
import { stack } from './SheetSkeleton.tsx'
import type { AgentWords } from '../words.ts'

interface AgentFileProps extends AgentSheetProps {
  readonly agent: AgentDetails
  readonly contracts: readonly Contract[]
  readonly today: Day
  readonly words: AgentWords
  readonly canEdit: boolean
}

/** The file of an agent at the office: its cards, changed where they stand by who may, and beside them its history and its documents. */
export function AgentFile(props: AgentFileProps) {
  const {
    agent,
    contracts,
    month,
    contractId = null,
    onMonth,
    onContract,
    planning,
    demands,
    absences,
    asides = [],
    today,
    words,
    canEdit,
  } = props
  const { t } = useTranslation()
  const exchange = useExchange()
  const edited = canEdit ? { id: agent.id, name: agent.name } : null
  const contractsPart = (
    <ContractsPart
      edited={edited}
      contracts={contracts}
      chosenId={contractId}
      onChoose={planning ? onContract : undefined}
      today={today}
      words={words}
    />
  )
  const rest = (
    <>
      <QualificationsPart edited={edited} qualifications={agent.qualifications} today={today} words={words} />
      <MonthPart agent={agent} month={month} thisMonth={monthOf(today)} onMonth={onMonth} planning={planning} />
      <Box sx={[pairs, { alignItems: 'start' }]}>
        {mayUse(exchange, may.seeLoans) && <LoansPart agent={agent} isOwn={false} canEdit={canEdit} today={today} words={words} />}
        {mayUse(exchange, may.manageCards) && <BadgesPart agent={agent} words={words} />}
        {absences && <Part title={t('agents.sheet.absences', { year: today.slice(0, 4) })}>{absences(agent)}</Part>}
        <AccessPart accountState={agent.accountState} hasClockingCode={agent.hasClockingCode} />
        {demands?.(agent)}
      </Box>
    </>
  )
  const firstDay = contracts.reduce<Day | null>((first, { startsOn }) => (first === null || startsOn < first ? startsOn : first), null)
  return (
    <Box sx={stack}>
      <Box sx={[stack, { containerType: 'inline-size' }]}>
        <AgentHead
          agent={agent}
          canEdit={canEdit}
          words={words}
          enteredOn={firstDay}
          month={month}
          actions={<AgentActs agent={agent} canEdit={canEdit} hasPlanning={Boolean(planning)} />}
        />
        {canEdit ? (
          <AgentCards key={agent.id} agent={agent} today={today} words={words} contracts={contractsPart}>
            {rest}
          </AgentCards>
        ) : (
          <>
            <Box sx={pairs}>
              <IdentityPart agent={agent} />
              <Box sx={[stack, { alignContent: 'start' }]}>
                <ContactPart agent={agent} />
                <EmergencyPart agent={agent} />
              </Box>
              {contractsPart}
              <CardPart agent={agent} today={today} words={words} />
            </Box>
            {rest}
          </>
        )}
      </Box>
      {asides.length > 0 && (
        <PageAside label={t('agents.sheet.beside')}>
          <Tabs label={t('agents.sheet.beside')} tabs={asides} />
        </PageAside>
      )}
    </Box>
  )
}
