import { archiveAgents } from '@vigie/contract/agents/agents.archive.ts'
import { countAgents, listAgents, readAgent } from '@vigie/contract/agents/agents.ts'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { SeveralActs } from '../../../lists/SeveralActs.tsx'

interface ArchiveSeveralProps {
  readonly ids: readonly number[]
  /** They are in the archive, and come back. */
  readonly areArchived: boolean
  readonly onDone: () => void
}

const readers = [listAgents, countAgents, readAgent]

/** Archives several agents, or takes them out of the archive; the server keeps those who have services to come. */
export function ArchiveSeveral({ ids, areArchived, onDone }: ArchiveSeveralProps) {
  const { t } = useTranslation()
  const turn = (agentIds: readonly number[]) => ask(archiveAgents, { agentIds: [...agentIds], isArchived: !areArchived })
  const confirm = { title: t('agents.archiving.title', { count: ids.length }), text: t('agents.archiving.text') }
  const act = areArchived ? ({ act: 'restore', ids, ask: turn } as const) : ({ act: 'archive', ids, ask: turn, confirm } as const)
  return <SeveralActs acts={[act]} readers={readers} onDone={onDone} />
}
