import { agentFields, cardProblems, type AgentForm } from '@vigie/contract/agents/agents.fields.ts'
import { changeAgent, readAgent, type AgentDetails } from '@vigie/contract/agents/agents.ts'
import { isUsualCard } from '@vigie/contract/agents/agents.rules.ts'
import { readAgentHistory } from '@vigie/contract/changes/changes.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { useRecordForm } from '../../../records/useRecordForm.ts'

/** What stands on the sheet; what is hidden from its reader is empty. */
const formOf = (agent: AgentDetails): AgentForm => ({
  firstName: agent.firstName,
  lastName: agent.lastName,
  bornOn: agent.bornOn,
  phoneMobile: agent.phoneMobile ?? '',
  phoneOffice: agent.phoneOffice ?? '',
  email: agent.email ?? '',
  address: agent.address ?? '',
  addressComplement: agent.addressComplement ?? '',
  postcode: agent.postcode ?? '',
  city: agent.city ?? '',
  emergencyName: agent.emergencyName ?? '',
  emergencyPhoneMobile: agent.emergencyPhoneMobile ?? '',
  emergencyPhoneOffice: agent.emergencyPhoneOffice ?? '',
  cardNumber: agent.cardNumber,
  cardExpiresOn: agent.cardExpiresOn,
  cardActivity: agent.cardActivity ?? '',
})

/** The form that an agent's sheet is: what was typed is sent, and nothing else. */
export function useAgentForm(agent: AgentDetails) {
  const { t } = useTranslation()
  const form = useRecordForm({
    name: 'agents.edit',
    fields: agentFields,
    values: formOf(agent),
    version: agent.version,
    alsoWrong: cardProblems,
    follows: true,
    send: (record, version, typed) =>
      ask(changeAgent, {
        id: agent.id,
        ...Object.fromEntries(typed.map((name) => [name, record[name]])),
        ...(version !== null && { version }),
      }),
    refresh: () => invalidate(readAgent, readAgentHistory),
    onDone: () => {},
  })
  const hints = isUsualCard(form.draft.cardNumber) ? {} : { cardNumber: t('agents.card.unusual') }
  return { form, hints }
}
