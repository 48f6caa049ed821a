import Button from '@mui/material/Button'
import { inviteAgent, type AgentDetails } from '@vigie/contract/agents/agents.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { useTranslation } from 'react-i18next'
import { useSend } from '../../../api/queries.ts'
import { useExchange } from '../../../session/store.ts'
import { mayUse } from '../../../session/subject.ts'
import { showHandOver } from '../../../ui/feedback/handOver.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useRefusal } from '../../../ui/feedback/useRefusal.ts'
import { CalendarIcon, MailIcon } from '../../../ui/icons.tsx'
import { ArchiveActs } from './ArchiveActs.tsx'
import { planningId } from './MonthPart.tsx'
import { WriteLink } from './WriteLink.tsx'

interface AgentActsProps {
  readonly agent: AgentDetails
  readonly canEdit: boolean
  /** Its planning stands on the page. */
  readonly hasPlanning: boolean
}

/** What is done about an agent: see its planning, write to it, open its access, archive it. */
export function AgentActs({ agent, canEdit, hasPlanning }: AgentActsProps) {
  const { t } = useTranslation()
  const exchange = useExchange()
  const showRefusal = useRefusal()
  const invite = useSend(inviteAgent)
  const canWrite = agent.accountState === 'active' && mayUse(exchange, may.sendNotifications)
  const sendInvitation = async () => {
    try {
      const { handOver } = await invite.mutateAsync({ agentId: agent.id })
      if (!showHandOver(handOver)) toast('success', t('agents.acts.invited', { email: agent.email ?? '' }))
    } catch (error) {
      showRefusal(error)
    }
  }
  const goToPlanning = () => {
    const part = document.getElementById(planningId)
    part?.scrollIntoView({ block: 'start' })
    part?.focus({ preventScroll: true })
  }
  return (
    <>
      {canEdit && agent.archivedOn === null && agent.accountState !== 'active' && (
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
      {canWrite && !canEdit && <WriteLink agentId={agent.id} />}
      {hasPlanning && (
        <Button variant="outlined" color="inherit" startIcon={<CalendarIcon />} onClick={goToPlanning} sx={ground}>
          {t('agents.sheet.planning')}
        </Button>
      )}
      {canEdit && <ArchiveActs agent={agent} canWrite={canWrite} />}
    </>
  )
}

const ground = { bgcolor: 'background.paper' } as const
