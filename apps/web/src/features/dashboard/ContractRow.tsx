import Box from '@mui/material/Box'
import type { MonthContract } from '@vigie/contract/dashboard/dashboard.ts'
import type { Month } from '@vigie/contract/kit/time.ts'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { agentAddress } from '../../routing/addresses/agents.ts'
import { linkTo } from '../../routing/linkTo.ts'
import type { Tone } from '../../theme/palette.ts'
import { Tag } from '../../ui/Tag.tsx'
import { differenceOf, type Difference } from './difference.rules.ts'
import { useTimeWords } from '../../ui/timeWords.ts'

/** One contract with what is planned for it; the row leads to the agent's sheet. */
export function ContractRow({ contract, month, isLink }: { contract: MonthContract; month: Month; isLink: boolean }) {
  const { t } = useTranslation()
  const { duration } = useTimeWords()
  const { agentId, agentName, employeeNumber, number, typeName, shiftCount, plannedMinutes, monthlyHoursHundredths } = contract
  const difference = differenceOf(contract)
  const counted = t('dashboard.contracts.services', { count: shiftCount })
  return (
    <Box {...(isLink && { component: Link, ...linkTo(agentAddress, { agentId, month }) })}>
      <span>
        <b>{agentName}</b> <span className="soft">{employeeNumber}</span>
      </span>
      <span className="figures">{number}</span>
      <span>{typeName}</span>
      <span className="figures">
        {shiftCount > 0 ? t('dashboard.contracts.planned', { duration: duration(plannedMinutes), services: counted }) : counted}
      </span>
      <span className="soft figures">
        {monthlyHoursHundredths === null
          ? t('dashboard.contracts.noMonthly')
          : t('dashboard.contracts.monthly', { hours: monthlyHoursHundredths / 100 })}
      </span>
      <span>
        {difference && (
          <Tag tone={tones[difference.kind]}>
            {t(`dashboard.contracts.differences.${difference.kind}`, { duration: duration(Math.round(difference.minutes / 60) * 60) })}
          </Tag>
        )}
      </span>
    </Box>
  )
}

/** More than the contract is paid as overtime; less is paid all the same. */
const tones: Record<Difference['kind'], Tone> = { over: 'late', under: 'missing', even: 'done' }
