import type { MonthContract } from '@vigie/contract/dashboard/dashboard.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { MonthCard, MonthCards } from '../MonthCards.tsx'
import type { ContractCells, LinkOf } from './ContractCells.tsx'

interface ContractCardsProps {
  readonly contracts: readonly MonthContract[]
  readonly cells: ContractCells
  readonly linkOf: LinkOf
  readonly onSeen: (index: number) => void
  readonly gridRef: Ref<HTMLElement | null>
}

/** The contracts of a month on a phone. */
export function ContractCards({ contracts, cells, linkOf, onSeen, gridRef }: ContractCardsProps) {
  const { t } = useTranslation()
  return (
    <MonthCards label={t('dashboard.contracts.list')} rows={contracts} height={120} onSeen={onSeen} gridRef={gridRef}>
      {(contract) => (
        <MonthCard link={linkOf(contract)}>
          <b>{contract.agentName}</b>
          <span className="soft">{[contract.employeeNumber, contract.number, contract.typeName].filter(Boolean).join(' · ')}</span>
          <span>{cells.planned(contract)}</span>
          <span className="foot">
            {contract.monthlyHoursHundredths !== null && cells.monthly(contract)}
            {cells.difference(contract)}
          </span>
        </MonthCard>
      )}
    </MonthCards>
  )
}
