import { Link } from '@tanstack/react-router'
import type { ContractSortKey } from '@vigie/contract/dashboard/dashboard.sorts.ts'
import type { MonthContract } from '@vigie/contract/dashboard/dashboard.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinkTarget } from '../../../routing/linkTo.ts'
import type { Tone } from '../../../theme/palette.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { differenceOf, type Difference } from './difference.rules.ts'

export type LinkOf = (contract: MonthContract) => LinkTarget | null
export type ContractCells = Readonly<Record<ContractSortKey, (contract: MonthContract) => ReactNode>>

/** What stands in the columns of a contract. The row is one target; the name is a link too, for a tab of its own. */
export function useContractCells(linkOf: LinkOf): ContractCells {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  return {
    agent: (contract) => {
      const { agentName, employeeNumber } = contract
      const link = linkOf(contract)
      return (
        <span className="who" title={agentName}>
          {link ? (
            <Link {...link} tabIndex={-1}>
              {agentName}
            </Link>
          ) : (
            <b>{agentName}</b>
          )}
          <small>{employeeNumber}</small>
        </span>
      )
    },
    contract: ({ number }) => <span className="figures">{number}</span>,
    type: ({ typeName }) => <span title={typeName}>{typeName}</span>,
    planned: ({ shiftCount, plannedMinutes }) => {
      const services = t('dashboard.contracts.services', { count: shiftCount })
      return (
        <span className="figures">
          {shiftCount > 0 ? t('dashboard.contracts.planned', { duration: duration(plannedMinutes), services }) : services}
        </span>
      )
    },
    monthly: ({ monthlyHoursHundredths }) => (
      <span className="soft figures">
        {monthlyHoursHundredths === null
          ? t('dashboard.contracts.noMonthly')
          : t('dashboard.contracts.monthly', { duration: duration(Math.round((monthlyHoursHundredths * 60) / 100)) })}
      </span>
    ),
    difference: (contract) => {
      const difference = differenceOf(contract)
      if (!difference) return null
      const hours = duration(Math.round(difference.minutes / 60) * 60)
      return <Tag tone={tones[difference.kind]}>{t(`dashboard.contracts.differences.${difference.kind}`, { duration: hours })}</Tag>
    },
  }
}

/** More than the contract is paid as overtime; less is paid all the same. */
const tones: Record<Difference['kind'], Tone> = { over: 'late', under: 'missing', even: 'done' }
