import { agentFields } from '@vigie/contract/agents/agents.fields.ts'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import { useTranslation } from 'react-i18next'
import { RecordCard } from '../../../records/RecordCard.tsx'
import { InsurancePart } from './InsurancePart.tsx'
import { stack } from './SheetSkeleton.tsx'
import Box from '@mui/material/Box'

const { firstName, lastName, bornOn } = agentFields
const fields = { firstName, lastName, bornOn }

/** Who an agent is, for who may read it and not change it. */
export function IdentityPart({ agent }: { agent: AgentDetails }) {
  const { t } = useTranslation()
  return (
    <Box sx={[stack, { alignContent: 'start' }]}>
      <RecordCard
        name="agents.edit"
        group="identity"
        fields={fields}
        values={agent}
        keys={['firstName', 'lastName', 'bornOn']}
        aside={<small>{t('agents.edit.seenByClients')}</small>}
      />
      <InsurancePart number={agent.nationalInsuranceNumber} />
    </Box>
  )
}
