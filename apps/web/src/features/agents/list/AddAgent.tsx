import Button from '@mui/material/Button'
import * as may from '@vigie/contract/access.calls.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordForm } from '../../../records/RecordForm.tsx'
import { agentAddress } from '../../../routing/addresses/agents.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { useNewAgent, useProposedAgent, type ProposedAgent } from '../useNewAgent.ts'

/** The way to add an agent by hand, for who edits agents. */
export function AddAgent() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const mayEdit = mayUse(useExchange(), may.editAgents)
  // A number is proposed: asked when the form is about to be opened, so that it is there when it opens.
  const proposed = useProposedAgent(mayEdit && isOpen)
  if (!mayEdit) return null
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
        {t('agents.create.add')}
      </Button>
      {isOpen && proposed && <AgentForm proposed={proposed} onClose={() => setOpen(false)} />}
    </>
  )
}

function AgentForm({ proposed, onClose }: { proposed: ProposedAgent; onClose: () => void }) {
  const navigate = useNavigate()
  const parts = useNewAgent(proposed, (agentId) => {
    onClose()
    void navigate(linkTo(agentAddress, { agentId }))
  })
  return <RecordForm {...parts} onClose={onClose} />
}
