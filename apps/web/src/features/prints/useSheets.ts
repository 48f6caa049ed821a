import { useMemo } from 'react'
import type { Choices } from './choices/useChoices.ts'
import { countOf } from './selection.rules.ts'
import { placeOf, sheetsOf, shownSheet } from './sheets.rules.ts'
import type { PrintView } from './view.ts'

/** The sheets that are chosen, how many they are, and the one that is looked at. */
export function useSheets({ sites: chosenSites, agents: chosenAgents, sheet }: PrintView, sites: Choices, agents: Choices) {
  const lists = useMemo(() => ({ sites: sites.choices, agents: agents.choices }), [sites.choices, agents.choices])
  const sheets = useMemo(() => sheetsOf(lists, { sites: chosenSites, agents: chosenAgents }), [lists, chosenSites, chosenAgents])
  const siteCount = countOf(chosenSites, sites.total, sites.known)
  const agentCount = countOf(chosenAgents, agents.total, agents.known)
  const shown = shownSheet(lists, sheets, sheet)
  return { sheets, siteCount, agentCount, count: siteCount + agentCount, shown, at: placeOf(sheets, shown) }
}
export type Sheets = ReturnType<typeof useSheets>
