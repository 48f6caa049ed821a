import type { PrintChoice } from '@vigie/contract/prints/prints.ts'
import { useMemo } from 'react'
import { matcher } from '@vigie/contract/kit/matching.ts'
import type { Selection } from '../../routing/addresses/prints.ts'
import { useOpened } from '../../routing/useOpened.ts'
import { useListPage } from '../../ui/lists/useListPage.ts'
import { useListSearch } from '../../ui/lists/useListSearch.ts'
import { useChoices, type Choices } from './choices/useChoices.ts'
import { useChoosing } from './choices/useChoosing.ts'
import type { NoSheetReason } from './preview/NoSheet.tsx'
import { useSheetPages } from './preview/useSheetPages.ts'
import { idsOf } from './run/request.rules.ts'
import { usePrints } from './run/usePrints.ts'
import { useRun, type PrintRequest } from './run/useRun.ts'
import { usePrintLive } from './usePrintLive.ts'
import { useSheets, type Sheets } from './useSheets.ts'
import { optionsOf, spanOf, type ChangePrint, type PrintView } from './view.ts'

const nothing = (): void => undefined

/** What the screen of printing knows and does: the lists, the sheets that are chosen, the one that is looked at, the run. */
export function usePrintBoard(view: PrintView, onChange: ChangePrint) {
  const { kind, month, day, list } = view
  const span = useMemo(() => spanOf({ kind, month, day }), [kind, month, day])
  const hasAgents = kind === 'plannings'
  const needsAgents = list === 'agents' || isAny(view.agents) || view.sheet?.list === 'agents'
  const sites = useChoices(span, 'sites', { isEnabled: true, isWhole: true })
  const agents = useChoices(span, 'agents', { isEnabled: hasAgents, isWhole: needsAgents })
  const lists = { sites, agents }
  const search = useListSearch(view.search, (typed) => onChange({ search: typed }))
  const shownList = lists[list].choices
  const found = useMemo(() => narrowed(shownList, search.typed), [shownList, search.typed])
  const choosing = useChoosing(view, lists[list], onChange)
  const sheets = useSheets(view, sites, agents)
  usePrintLive(span, sheets.shown)
  const pages = useSheetPages(view, sheets, onChange)
  const showRow = (id: number) => pages.show({ list, id })
  const selection = { selectedId: sheets.shown?.list === list ? sheets.shown.id : null, isOpen: false, select: showRow, close: nothing }
  const ids = useMemo(() => found.map(({ id }) => id), [found])
  const page = useListPage({ ids, search, selection, onOpen: choosing.toggle, does: 'choose' })
  const isCounting = sites.query.isPending || (hasAgents && agents.query.isPending)
  const request = useMemo(() => requestOf(view, { sites, agents }), [view, sites, agents])
  const prints = usePrints()
  return {
    lists,
    search,
    found,
    choosing,
    sheets,
    pages,
    page,
    showRow,
    isCounting,
    request,
    prints,
    run: useRun(request, prints),
    reason: isCounting ? null : reasonOf(view, sheets, sites.total + agents.total),
    opened: useOpened('openId', view, onChange),
  }
}

const isAny = ({ isAll, ids }: Selection): boolean => isAll || ids.length > 0

function narrowed(choices: readonly PrintChoice[], typed: string): readonly PrintChoice[] {
  const fits = matcher(typed)
  return typed.trim() === '' ? choices : choices.filter(({ name, detail }) => fits(`${name} ${detail}`))
}

function requestOf(view: PrintView, { sites, agents }: { readonly sites: Choices; readonly agents: Choices }): PrintRequest {
  const siteIds = idsOf(view.sites, sites)
  const agentIds = idsOf(view.agents, agents)
  if (siteIds === undefined || agentIds === undefined) return null
  return { ...spanOf(view), siteIds, agentIds, options: optionsOf(view) }
}

function reasonOf({ sites, agents }: PrintView, { shown, count }: Sheets, total: number): NoSheetReason | null {
  if (total === 0) return 'empty'
  if (shown) return null
  return count === 0 && (isAny(sites) || isAny(agents)) ? 'gone' : 'choose'
}
