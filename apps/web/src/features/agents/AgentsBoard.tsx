import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { isClientType } from '@vigie/contract/access.ts'
import { boundsOf } from '@vigie/contract/schedules/schedules.rules.ts'
import { monthOf } from '@vigie/contract/kit/time.ts'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { agentAddress, agentsAddress } from '../../routing/addresses/agents.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { useExchange, useUser } from '../../session/store.ts'
import { useToday } from '../../session/today.ts'
import { KeyboardIcon } from '../../ui/icons.tsx'
import { KeysDialog } from '../../ui/dialogs/KeysDialog.tsx'
import { MonthPicker } from '../../ui/pickers/MonthPicker.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'
import { useListKeys } from '../../ui/lists/useListKeys.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { AgentsFilters } from './AgentsFilters.tsx'
import { AgentsList } from './AgentsList.tsx'
import { useAgents, useLiveAgents } from './useAgents.ts'
import { useCatalogue } from './useChoices.ts'
import { useAgentWords } from './words.ts'

/** Milliseconds after the last letter before the list is asked for. */
const searchPause = 250

/** The agents that the reader may see: what narrows them, and the list. */
export function AgentsBoard() {
  const { t } = useTranslation()
  const { environment } = useExchange()
  const navigate = useNavigate()
  const user = useUser()
  const hasRights = !isClientType(user.role)
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const today = useToday()
  const thisMonth = monthOf(today)
  const [view, change] = useAddress(agentsAddress)
  const [search, setSearch] = useDebounced(view.search, (typed) => change({ search: typed }), searchPause)
  const { query, agents, total } = useAgents(view)
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = query
  useLiveAgents()
  const words = useAgentWords(today)
  const catalogue = useCatalogue()
  const codes = useMemo(() => new Map(catalogue.map(({ id, code }) => [id, code])), [catalogue])
  const bounds = boundsOf(user.role, thisMonth, environment.settings)
  const [selectedId, setSelectedId] = useState<number | null>(null)
  const [isHelping, setHelping] = useState(false)
  const grid = useRef<HTMLDivElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  const sheetOf = useCallback((id: number) => linkTo(agentAddress, { agentId: id, month: view.month }), [view.month])
  const open = (id: number) => void navigate(sheetOf(id))
  useListKeys({
    ids: agents.map(({ id }) => id),
    selectedId,
    isOpen: false,
    grid,
    search: searchField,
    onSelect: setSelectedId,
    onOpen: open,
    onClose: () => setSelectedId(null),
    onHelp: () => setHelping(true),
  })
  const next = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const isNarrowed = view.filter !== 'all' || view.search !== '' || view.qualificationId !== null || view.contractTypeId !== null
  const hasFailed = query.isError && !query.data
  const text = query.data && [t('agents.count', { count: total }), !hasRights && t('agents.clientText')].filter(Boolean).join(' · ')
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 2.25 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PageTitle
        title={t('shell.titles.agents')}
        text={
          <Box component="span" sx={{ display: 'block', minHeight: '1.5em' }}>
            {text}
          </Box>
        }
        actions={
          <>
            <MonthPicker
              label={t('agents.month')}
              value={view.month}
              thisMonth={thisMonth}
              bounds={bounds ? { min: bounds.first, max: bounds.last } : {}}
              onChange={(month) => change({ month }, { isNewStep: true })}
            />
            {!isPhone && (
              <IconButton aria-label={t('shifts.keys.open')} title={t('shifts.keys.open')} onClick={() => setHelping(true)} sx={keysButton}>
                <KeyboardIcon />
              </IconButton>
            )}
          </>
        }
      />
      <AgentsFilters
        view={view}
        hasRights={hasRights}
        search={search}
        onSearch={setSearch}
        searchRef={searchField}
        onChange={(changes) => change(changes)}
      />
      <LiveRegion className="visually-hidden">{query.data && t('agents.shown', { count: total })}</LiveRegion>
      <AgentsList
        isPhone={isPhone}
        isLoading={query.isPending}
        error={hasFailed ? query.error : null}
        onRetry={() => void query.refetch()}
        isNarrowed={isNarrowed}
        onClear={() => {
          setSearch('')
          change({ filter: 'all', search: '', qualificationId: null, contractTypeId: null })
        }}
        agents={agents}
        total={total}
        hasRights={hasRights}
        words={words}
        codes={codes}
        selectedId={selectedId}
        sheetOf={sheetOf}
        onOpen={open}
        onEnd={next}
        sort={view.sort}
        onSort={(sort) => change({ sort })}
        gridRef={grid}
      />
      <KeysDialog isOpen={isHelping} onClose={() => setHelping(false)} />
    </Box>
  )
}

const keysButton = { color: 'text.secondary', '@media (pointer: coarse)': { display: 'none' } } as const
