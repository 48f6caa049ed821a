import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { AgentDetails } from '@vigie/contract/agents/agents.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { AgentPhoto } from './AgentPhoto.tsx'
import type { AgentWords } from '../words.ts'

interface AgentHeadProps {
  readonly agent: AgentDetails
  /** Its picture too. */
  readonly canEdit: boolean
  readonly words: AgentWords
  readonly actions?: ReactNode
}

/** Who it is: picture or initials, name, number, and what must be known at once. */
export function AgentHead({ agent, canEdit, words, actions }: AgentHeadProps) {
  const { t } = useTranslation()
  const known = [
    agent.employeeNumber && t('agents.sheet.number', { number: agent.employeeNumber }),
    agent.partnerName && t('agents.sheet.partner', { name: agent.partnerName }),
  ].filter(Boolean)
  const isWithoutContract = agent.hasActiveContract === false
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 }}>
        <AgentPhoto agent={agent} canEdit={canEdit} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {agent.name}
          </Typography>
          {(known.length > 0 || isWithoutContract || agent.archivedOn !== null) && (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5, minHeight: 24, color: 'text.secondary' }}>
              {known.length > 0 && <span>{known.join(' · ')}</span>}
              {agent.archivedOn !== null && <Tag tone="night">{t('agentFile.archive.archived', { day: words.day(agent.archivedOn) })}</Tag>}
              {isWithoutContract && <Tag tone="wait">{t('agents.noContract')}</Tag>}
            </Box>
          )}
        </Box>
      </Box>
      {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Box>
  )
}
