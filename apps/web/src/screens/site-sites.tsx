import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { queryText, useQueryValues } from '../routing/query.ts'
import { SitesBoard } from '../features/sites/SitesBoard.tsx'
import { siteLink } from '../features/sites/siteLink.ts'

const address = z.object({
  month: queryText,
  sites: queryText,
  search: queryText,
  companies: queryText,
  sectors: queryText,
  sort: queryText,
})

/** Sites: the manager's list of a month. */
export default function SiteSites() {
  const [texts, change] = useQueryValues(address)
  const navigate = useNavigate()
  return (
    <SitesBoard
      texts={texts}
      onTexts={(changes) => void change(changes)}
      onOpen={(siteId, { month }) => void navigate(siteLink(siteId, month))}
    />
  )
}
