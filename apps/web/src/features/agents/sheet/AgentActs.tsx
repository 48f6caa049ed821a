import Button from '@mui/material/Button'
import { inviteAgent, renewAgentCode, type AgentDetails } from '@vigie/contract/agents/agents.ts'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../api/queries.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { EditIcon, KeyIcon, MailIcon } from '../../../ui/icons.tsx'
import { showHandOver } from '../../../ui/feedback/handOver.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { ArchiveActs } from './ArchiveActs.tsx'
import { EditAgent } from './EditAgent.tsx'
import { useRefusal } from '../../../ui/feedback/useRefusal.ts'

/** What a manager does about an agent: change it, open its access, give it a new clocking code, archive it. */
export function AgentActs({ agent, today }: { agent: AgentDetails; today: Day }) {
  const { t } = useTranslation()
  const isArchived = agent.archivedOn !== null
  const [isEditing, setEditing] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const invite = useSend(inviteAgent)
  const renew = useSend(renewAgentCode)
  const showRefusal = useRefusal()
  const sendInvitation = async () => {
    try {
      const { handOver } = await invite.mutateAsync({ agentId: agent.id })
      if (!showHandOver(handOver)) toast('success', t('agents.acts.invited', { email: agent.email ?? '' }))
    } catch (error) {
      showRefusal(error)
    }
  }
  const sendCode = async () => {
    try {
      const { isSent } = await renew.mutateAsync({ agentId: agent.id })
      if (isSent) toast('success', t('agents.acts.codeByMail'))
      else toast('warning', t('agents.acts.codeUnsent'))
    } catch (error) {
      showRefusal(error)
    }
    setAsking(false)
  }
  return (
    <>
      {!isArchived && agent.accountState !== 'active' && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<MailIcon />}
          disabled={invite.isPending}
          onClick={() => void sendInvitation()}
          sx={ground}
        >
          {t(agent.accountState === 'invited' ? 'agents.acts.inviteAgain' : 'agents.acts.invite')}
        </Button>
      )}
      {!isArchived && (
        <Button variant="outlined" color="inherit" startIcon={<KeyIcon />} onClick={() => setAsking(true)} sx={ground}>
          {t('agents.acts.code')}
        </Button>
      )}
      <Button variant="contained" startIcon={<EditIcon />} onClick={() => setEditing(true)}>
        {t('agents.acts.edit')}
      </Button>
      <ArchiveActs agent={agent} />
      <ConfirmDialog
        isOpen={isAsking}
        variant="warning"
        title={t('agents.acts.codeTitle')}
        confirm={t('agents.acts.codeConfirm')}
        onConfirm={sendCode}
        onCancel={() => setAsking(false)}
      >
        {t('agents.acts.codeText')}
      </ConfirmDialog>
      {isEditing && <EditAgent agent={agent} today={today} onClose={() => setEditing(false)} />}
    </>
  )
}

const ground = { bgcolor: 'background.paper' } as const
