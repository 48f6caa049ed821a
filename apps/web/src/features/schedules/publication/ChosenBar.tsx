import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { FootBar } from '../../../ui/page/FootBar.tsx'
import type { AgentOfMonth } from './usePublications.ts'
import type { Asked } from './usePublishing.ts'

interface ChosenBarProps {
  readonly agents: readonly AgentOfMonth[]
  readonly onAsk: (asked: Asked) => void
  readonly onNone: () => void
}

/** What can be done for those who were chosen, at the foot of the window; each act counts those whom it would change. */
export function ChosenBar({ agents, onAsk, onNone }: ChosenBarProps) {
  const { t } = useTranslation()
  if (agents.length === 0) return null
  const idsOf = (isPublished: boolean) =>
    agents.filter(({ state }) => (state === 'unpublished') === isPublished).map(({ agentId }) => agentId)
  const act = (isPublished: boolean) => {
    const agentIds = idsOf(isPublished)
    return (
      <Button
        variant={isPublished ? 'contained' : 'outlined'}
        color={isPublished ? 'primary' : 'inherit'}
        disabled={agentIds.length === 0}
        onClick={() => onAsk({ isPublished, agentIds, count: agentIds.length })}
      >
        {isPublished ? t('schedules.publication.publish') : t('schedules.publication.withdraw')}
      </Button>
    )
  }
  return (
    <FootBar role="region" aria-live="polite" aria-label={t('schedules.publication.chosen', { count: agents.length })}>
      <Box component="b" sx={{ flex: 1, minWidth: 'max-content' }}>
        {t('schedules.publication.chosen', { count: agents.length })}
      </Box>
      <Button color="inherit" onClick={onNone}>
        {t('schedules.publication.unchoose')}
      </Button>
      {act(false)}
      {act(true)}
    </FootBar>
  )
}
