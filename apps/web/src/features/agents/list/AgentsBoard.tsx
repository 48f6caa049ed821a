import { isClientType } from '@vigie/contract/access.ts'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { agentAddress, agentsAddress } from '../../../routing/addresses/agents.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useAddress } from '../../../routing/useAddress.ts'
import { useUser } from '../../../session/store.ts'
import { ListPage } from '../../../ui/lists/ListPage.tsx'
import { useListPage } from '../../../ui/lists/useListPage.ts'
import { useListSearch } from '../../../ui/lists/useListSearch.ts'
import { AgentsExport } from './AgentsExport.tsx'
import { AgentsFilters } from './AgentsFilters.tsx'
import { AgentsHead } from './AgentsHead.tsx'
import { AgentsList } from './AgentsList.tsx'
import { useAgents, useLiveAgents } from './useAgents.ts'

/** The agents that the reader may see: what narrows them, and the list. */
export function AgentsBoard() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const hasRights = !isClientType(useUser().role)
  const [view, change] = useAddress(agentsAddress)
  const search = useListSearch(view.search, (words) => change({ search: words }))
  const list = useAgents(view)
  const { query, agents, total } = list
  useLiveAgents()
  const open = (agentId: number) => void navigate(linkTo(agentAddress, { agentId, month: view.month }))
  const page = useListPage({ ids: agents.map(({ id }) => id), search, onOpen: open })
  const exporting = <AgentsExport view={view} hasRights={hasRights} />
  const clear = () => {
    search.type('')
    change({ filter: 'all', search: '', qualificationId: null, contractTypeId: null })
  }
  return (
    <ListPage
      page={page}
      head={
        <AgentsHead
          month={view.month}
          total={query.data && total}
          hasRights={hasRights}
          onMonth={(month) => change({ month }, { isNewStep: true })}
          onHelp={page.onHelp}
          export={page.isPhone ? null : exporting}
        />
      }
      controls={
        <AgentsFilters
          view={view}
          hasRights={hasRights}
          search={search}
          onChange={change}
          forPhone={page.isPhone ? exporting : undefined}
        />
      }
      counted={query.data && t('agents.shown', { count: total })}
    >
      <AgentsList
        {...list}
        page={page}
        view={view}
        hasRights={hasRights}
        onClear={clear}
        onOpen={open}
        onSort={(sort) => change({ sort })}
      />
    </ListPage>
  )
}
