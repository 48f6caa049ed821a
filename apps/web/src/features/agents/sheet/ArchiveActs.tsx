import IconButton from '@mui/material/IconButton'
import { archiveAgent, removeAgent, restoreAgent } from '@vigie/contract/agents/agents.archive.ts'
import { countAgents, listAgents, readAgent, type AgentDetails } from '@vigie/contract/agents/agents.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { invalidate } from '../../../api/queries.ts'
import { sendMessageAddress } from '../../../routing/addresses/notifications.ts'
import { agentsAddress } from '../../../routing/addresses/agents.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { AdaptiveMenu } from '../../../ui/dialogs/AdaptiveMenu.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { useMenuAnchor } from '../../../ui/dialogs/useMenuAnchor.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { MoreIcon } from '../../../ui/icons.tsx'
import { useRefusal } from '../../../ui/feedback/useRefusal.ts'

type Act = 'archive' | 'remove'

interface ArchiveActsProps {
  readonly agent: Pick<AgentDetails, 'id' | 'name' | 'archivedOn' | 'version'>
  /** It has an account, and the reader may write to it. */
  readonly canWrite: boolean
}

/** Writes to an agent, takes it out of the lists, back into them, or away for good where nothing refers to it. */
export function ArchiveActs({ agent, canWrite }: ArchiveActsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const refused = useRefusal()
  const anchor = useMenuAnchor()
  const [asked, setAsked] = useState<Act>('archive')
  const [isAsking, setAsking] = useState(false)
  const { id: agentId, name } = agent
  // What was read when the question was asked.
  const [seen, setSeen] = useState(agent.version)
  const done = async (act: () => Promise<unknown>, said: string): Promise<boolean> => {
    try {
      await act()
      toast('success', said)
      return true
    } catch (error) {
      refused(error)
      return false
    } finally {
      setAsking(false)
      void invalidate(listAgents, countAgents, readAgent)
    }
  }
  const confirm = async () => {
    if (asked === 'archive') return done(() => ask(archiveAgent, { agentId }), t('agentFile.archive.isArchived'))
    const isGone = await done(() => ask(removeAgent, { agentId, version: seen ?? 0 }), t('agentFile.archive.isRemoved'))
    return isGone && navigate(linkTo(agentsAddress))
  }
  const begin = (act: Act) => () => {
    setAsked(act)
    setSeen(agent.version)
    setAsking(true)
  }
  const restore = () => void done(() => ask(restoreAgent, { agentId }), t('agentFile.archive.isRestored'))
  return (
    <>
      <IconButton
        aria-label={t('agentFile.archive.more')}
        title={t('agentFile.archive.more')}
        aria-haspopup="true"
        onClick={anchor.open}
        sx={{ width: 44, height: 44, border: 1, borderColor: 'divider', borderRadius: '10px', bgcolor: 'background.paper' }}
      >
        <MoreIcon />
      </IconButton>
      <AdaptiveMenu
        anchor={anchor}
        title={t('agentFile.title')}
        options={[
          ...(canWrite
            ? [{ id: 'write', text: t('notifications.list.send'), handler: () => void navigate(linkTo(sendMessageAddress, { agentId })) }]
            : []),
          agent.archivedOn === null
            ? { id: 'archive', text: t('agentFile.archive.archive'), handler: begin('archive') }
            : { id: 'restore', text: t('agentFile.archive.restore'), handler: restore },
          { id: 'remove', text: t('agentFile.archive.remove'), textTone: 'missing', hasDivider: true, handler: begin('remove') },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        variant={asked === 'remove' ? 'critical' : 'warning'}
        title={t(`agentFile.archive.${asked}Title`, { name })}
        confirm={t(`agentFile.archive.${asked}`)}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {t(`agentFile.archive.${asked}Text`)}
      </ConfirmDialog>
    </>
  )
}
