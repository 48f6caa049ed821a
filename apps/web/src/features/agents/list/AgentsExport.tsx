import { listAgents, type Agent } from '@vigie/contract/agents/agents.ts'
import { useTranslation } from 'react-i18next'
import { allPages } from '../../../api/pages.ts'
import { hoursOf, type Column } from '../../../kit/csv.ts'
import type { AgentsView } from '../../../routing/addresses/agents.ts'
import { useToday } from '../../../session/today.ts'
import { ExportButton } from '../../../ui/lists/ExportButton.tsx'
import { useCatalogue } from '../useChoices.ts'
import { useAgentWords } from '../words.ts'
import { skillsOf } from './AgentRow.tsx'
import { questionOf } from './question.rules.ts'

/** The most that one answer brings. */
const limit = 500

/** The agents of a view as a file; a client's reader gets what a client may see. */
export function AgentsExport({ view, hasRights }: { view: AgentsView; hasRights: boolean }) {
  const { t } = useTranslation()
  const words = useAgentWords(useToday())
  const codes = new Map(useCatalogue().map(({ id, code }) => [id, code]))
  const ofAll: readonly Column<Agent>[] = [
    { title: t('agents.columns.name'), of: ({ name }) => name },
    { title: t('agents.columns.cardNumber'), of: ({ cardNumber }) => cardNumber },
    { title: t('agents.columns.card'), of: (agent) => words.card(agent).word },
    { title: t('agents.export.cardExpires'), of: ({ cardExpiresOn }) => cardExpiresOn && words.day(cardExpiresOn) },
    { title: t('agents.columns.qualifications'), of: (agent) => skillsOf(agent, codes) },
  ]
  const ofOwn: readonly Column<Agent>[] = [
    { title: t('agents.columns.number'), of: ({ employeeNumber }) => employeeNumber },
    { title: t('agents.export.phone'), of: ({ phoneMobile, phoneOffice }) => phoneMobile || phoneOffice },
    { title: t('agents.export.email'), of: ({ email }) => email },
    {
      title: t('agents.columns.contract'),
      of: ({ hasActiveContract }) =>
        hasActiveContract === null ? null : t(hasActiveContract ? 'agents.filters.active' : 'agents.noContract'),
    },
    { title: t('agents.export.services'), of: ({ monthShiftCount }) => monthShiftCount },
    { title: t('agents.export.hours'), of: ({ monthMinutes }) => monthMinutes && hoursOf(monthMinutes) },
  ]
  const rows = () => allPages(listAgents, { ...questionOf(view), limit }, ({ agents }) => agents)
  return <ExportButton name={[t('shell.titles.agents'), view.month]} columns={hasRights ? [...ofAll, ...ofOwn] : ofAll} rows={rows} />
}
