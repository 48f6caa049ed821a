import { readAgent, type AgentDetails } from '@vigie/contract/agents/agents.ts'
import { listContracts, type Contract } from '@vigie/contract/agents/contracts.ts'
import { demandType } from '@vigie/contract/demands/demands.forms.ts'
import type { DemandTypeForm } from '@vigie/contract/demands/demands.types.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useAsk } from '../../../api/queries.ts'
import { useToday } from '../../../session/today.ts'
import type { HeldSheet } from './draft.rules.ts'

/** The contracts of the agent that are in force, the latest first: the first is meant unless another is chosen. */
export function useOwnContracts() {
  const today = useToday()
  const { data, isPending } = useAsk(listContracts, {})
  return { contracts: data ? inForce(data.contracts, today) : [], isPending, isKnown: data !== undefined }
}
const inForce = (contracts: readonly Contract[], on: Day) =>
  contracts.filter(({ startsOn, endsOn }) => startsOn <= on && (endsOn === null || endsOn >= on))

/** For a change of one's details: what is held now, by the names of the form's fields, and how the number ends. */
export function useHeldSheet(type: DemandTypeForm) {
  const isEnabled = type.id === demandType.info
  const { data, error, refetch } = useAsk(readAgent, {}, { isEnabled })
  const agent = data?.agent
  return {
    sheet: isEnabled && agent ? heldOf(agent) : undefined,
    number: agent?.nationalInsuranceNumber ?? '',
    isComing: isEnabled && !agent && !error,
    error: agent ? null : error,
    retry: () => void refetch(),
  }
}

const heldOf = (agent: AgentDetails): HeldSheet => ({
  firstname: agent.firstName,
  lastname: agent.lastName,
  email: agent.email ?? '',
  phone_mobile: agent.phoneMobile ?? '',
  phone_office: agent.phoneOffice ?? '',
  address: agent.address ?? '',
  address_complement: agent.addressComplement ?? '',
  postcode: agent.postcode ?? '',
  city: agent.city ?? '',
  emergency_name: agent.emergencyName ?? '',
  emergency_phone_mobile: agent.emergencyPhoneMobile ?? '',
  emergency_phone_office: agent.emergencyPhoneOffice ?? '',
})
