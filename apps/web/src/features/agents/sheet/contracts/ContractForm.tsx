import {
  addContract,
  changeContract,
  contractFields,
  foreseeEnd,
  proposeContractNumber,
  listContracts,
  type Contract,
} from '@vigie/contract/agents/contracts.ts'
import { contractProblems, overlapping } from '@vigie/contract/agents/contracts.rules.ts'
import { gridCategoryNames, gridCoefficients, gridMinimums, gridYear } from '@vigie/contract/agents/grid.rules.ts'
import { emptyRecord } from '@vigie/contract/kit/fields.ts'
import type { FieldProblem } from '@vigie/contract/kit/refusal.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { listProfiles } from '@vigie/contract/reference/reference.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../../api/ask.ts'
import { invalidate, useAsk } from '../../../../api/queries.ts'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { localeOf } from '../../../../kit/dates.ts'
import { RecordForm } from '../../../../records/RecordForm.tsx'
import { recordOf } from '../../../../records/draft.rules.ts'
import { useRecordForm } from '../../../../records/useRecordForm.ts'
import { useContractTypes } from '../../useChoices.ts'
import type { AgentWords } from '../../words.ts'

interface ContractFormProps {
  readonly agent: { readonly id: number; readonly name: string }
  /** Null: a new one. */
  readonly contract: Contract | null
  readonly contracts: readonly Contract[]
  readonly words: AgentWords
  readonly onClose: () => void
}

/** A contract of an agent: the form opens once a number is proposed for a new one. */
export function ContractForm(props: ContractFormProps) {
  const { agent, contract } = props
  const proposed = useAsk(proposeContractNumber, { agentId: agent.id }, { isEnabled: contract === null, staleTime: 0 })
  if (contract === null && !proposed.data) return null
  return <OpenForm {...props} number={contract?.number ?? proposed.data?.number ?? ''} />
}

const groups = [
  { group: 'terms', keys: ['typeId', 'number', 'profileId'] },
  { group: 'days', keys: ['startsOn', 'endsOn'] },
  { group: 'pay', keys: ['monthlyHoursHundredths', 'coefficient', 'category'] },
  { group: 'more', keys: ['canAccessAvailabilities', 'isBeside'] },
] as const

function OpenForm({ agent, contract, contracts, words, number, onClose }: ContractFormProps & { readonly number: string }) {
  const { t } = useTranslation()
  const but = contract?.id ?? null
  const profiles = useAsk(listProfiles, {}, { staleTime: 300_000 }).data?.items ?? []
  // One that runs beside another already may be changed as it stands.
  const standing = contract && { ...contract, isBeside: overlapping(contract, contracts, but) !== undefined }
  const form = useRecordForm({
    name: 'agentFile.contract',
    fields: contractFields,
    values: standing ?? { ...emptyRecord(contractFields), number, canAccessAvailabilities: true },
    version: contract?.version ?? null,
    alsoWrong: (record): FieldProblem[] => {
      const { startsOn, endsOn, isBeside } = record
      const wrong = contractProblems(record)
      if (startsOn === null || isBeside || wrong.length > 0) return wrong
      const other = overlapping({ startsOn, endsOn }, contracts, but)
      return other ? [{ field: 'startsOn', problem: 'contract.overlaps', values: { number: other.number } }] : []
    },
    send: (record, version) =>
      contract === null
        ? ask(addContract, { agentId: agent.id, ...record })
        : ask(changeContract, { id: contract.id, version: version ?? 0, ...record }),
    refresh: () => invalidate(listContracts),
    onDone: onClose,
  })
  const after = useAfter(contract, form.draft.endsOn, words)
  const minimum = useMinimum(recordOf(contractFields, form.draft))
  return (
    <RecordForm
      form={form}
      subtitle={contract === null ? agent.name : t('agentFile.contract.change', { number: contract.number })}
      groups={groups}
      choices={{ typeId: useContractTypes(true), profileId: profiles.map(({ id, name }) => ({ id, label: name })) }}
      suggestions={{ category: gridCategoryNames, coefficient: gridCoefficients(form.draft.category) }}
      hints={{ ...(after && { endsOn: after }), ...(minimum && { coefficient: minimum }) }}
      onClose={onClose}
    />
  )
}

type Terms = Parameters<typeof gridMinimums>[0]

/** What the grid says of the coefficient that is being typed; undefined: none is. */
function useMinimum(terms: Terms): string | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  if (terms.coefficient.trim() === '') return undefined
  const euros = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: 'EUR' })
  const [first, second] = gridMinimums(terms)
  if (!first) return t('agentFile.contract.grid.none', { year: gridYear })
  const pay = euros.format(first.cents / 100)
  if (!second) return t('agentFile.contract.grid.one', { pay, year: gridYear })
  return t('agentFile.contract.grid.two', { pay, first: first.name, other: euros.format(second.cents / 100), second: second.name })
}

/** What is planned after the last day that is being typed; undefined: nothing is. */
function useAfter(contract: Contract | null, endsOn: Day | null, words: AgentWords): string | undefined {
  const { t } = useTranslation()
  const isEnd = contract !== null && endsOn !== null && endsOn !== contract.endsOn
  const { data } = useAsk(foreseeEnd, { id: contract?.id ?? 0, endsOn: endsOn ?? ('2000-01-01' as Day) }, { isEnabled: isEnd })
  if (!isEnd || !data || data.shiftCount === 0) return undefined
  const days = data.firstDays.map(words.day).join(', ') + (data.shiftCount > data.firstDays.length ? '…' : '')
  return t('agentFile.contract.after', { count: data.shiftCount, days })
}
