import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { readAgent } from '@vigie/contract/agents/agents.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { notificationsAddress } from '../../../routing/addresses/notifications.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { StatePage } from '../../../ui/feedback/StatePage.tsx'
import { SuccessDrawing } from '../../../ui/illustrations/pages.tsx'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { Card } from '../../../ui/page/Card.tsx'
import type { Posted } from './useMessage.ts'
import { MessageForm } from './MessageForm.tsx'
import type { MessageDraft } from './message.rules.ts'
import { useTargets } from './Recipients.tsx'

interface SendMessageProps {
  /** From whose sheet one comes. */
  readonly agentId: number | null
  readonly siteId: number | null
}

/** The form, and what became of what was sent. */
export function SendMessage({ agentId, siteId }: SendMessageProps) {
  const { t } = useTranslation()
  const [sentTo, setSentTo] = useState<Posted | null>(null)
  const targets = useTargets()
  const canName = agentId !== null && targets.includes('agents')
  const { data, isPending } = useAsk(readAgent, { id: agentId ?? 0 }, { isEnabled: canName })
  if (sentTo !== null) {
    const actions = (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
        <Button variant="contained" onClick={() => setSentTo(null)}>
          {t('notifications.send.another')}
        </Button>
        <ButtonLink {...linkTo(notificationsAddress)} variant="outlined" color="inherit">
          {t('shell.titles.notifications')}
        </ButtonLink>
      </Box>
    )
    return (
      <Card>
        <StatePage
          drawing={<SuccessDrawing />}
          title={t(sentTo.hasLeft ? 'notifications.send.sent' : 'notifications.send.posted', { count: sentTo.toldCount })}
          action={actions}
        />
      </Card>
    )
  }
  if (canName && isPending) return <FormSkeleton />
  const agent = data?.agent
  const start: MessageDraft = {
    target: siteId !== null && targets.includes('site') ? 'site' : (targets[0] ?? 'all'),
    agents: agent ? [{ id: agent.id, label: agent.name, note: agent.employeeNumber ?? undefined }] : [],
    siteId: targets.includes('site') ? siteId : null,
    title: '',
    text: '',
  }
  const begunAt = `${agentId ?? ''} ${siteId ?? ''}`
  return <MessageForm key={begunAt} begunAt={begunAt} start={start} onSent={setSentTo} />
}

function FormSkeleton() {
  return (
    <LoadingPlaceholder>
      <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
        {[48, 72, 72, 180].map((height) => (
          <Skeleton key={height} variant="rounded" height={height} />
        ))}
      </Card>
    </LoadingPlaceholder>
  )
}
