import Box from '@mui/material/Box'
import { role } from '@vigie/contract/access.ts'
import { localOf, monthOf, type Month } from '@vigie/contract/kit/time.ts'
import type { Site } from '@vigie/contract/sites/sites.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sitesAddress } from '../../../routing/addresses/sites.ts'
import { linkTo } from '../../../routing/linkTo.ts'
import { useNow } from '../../../session/useNow.ts'
import { useExchange, useUser } from '../../../session/store.ts'
import { EmptyState, ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { ButtonLink } from '../../../ui/links/ButtonLink.tsx'
import { Sheet, SheetSkeleton } from './Sheet.tsx'
import { SheetState } from './SheetState.tsx'
import { SiteChooser } from './SiteChooser.tsx'
import { useLiveSites } from '../useLiveSites.ts'
import { useOwnSites } from './useSheet.ts'

interface SheetBoardProps {
  readonly siteId: number | null
  readonly month: Month
  readonly onSite: (siteId: number) => void
  readonly onMonth: (month: Month) => void
  /** The way to a site's documents. */
  readonly renderDocuments: (siteId: number) => ReactNode
  /** The versions of its instructions, for who may see them. */
  readonly renderInstructions: ((site: Site) => ReactNode) | undefined
  /** What was changed of a site, for who may read that. */
  readonly renderHistory: ((siteId: number) => ReactNode) | undefined
}

/** A site's sheet; a client and a partner choose among their sites beside it. */
export function SheetBoard({ siteId: asked, month, onSite, onMonth, renderDocuments, renderInstructions, renderHistory }: SheetBoardProps) {
  const { t } = useTranslation()
  const { timeZone } = useExchange()
  const { role: ofUser } = useUser()
  const thisMonth = monthOf(localOf(useNow(60), timeZone))
  const { list, hasChoice, sites, siteId } = useOwnSites(asked)
  useLiveSites()
  const toList = !hasChoice && (
    <ButtonLink {...linkTo(sitesAddress, { month })} variant="contained">
      {t('sites.sheet.toList')}
    </ButtonLink>
  )
  const sheet = siteId !== null && (
    <Sheet
      siteId={siteId}
      month={month}
      thisMonth={thisMonth}
      onMonth={onMonth}
      documents={renderDocuments(siteId)}
      instructions={renderInstructions}
      history={renderHistory?.(siteId)}
      elsewhere={toList || undefined}
    />
  )
  if (!hasChoice) return sheet || <Nothing title={t('sites.sheet.none')} text={t('sites.sheet.noneText')} action={toList} />
  if (list.isPending && !sheet) return <SheetSkeleton />
  if (list.isError && sites.length === 0 && !sheet) {
    return (
      <SheetState>
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      </SheetState>
    )
  }
  if (!sheet) {
    return <Nothing title={t('sites.empty.own')} text={t(ofUser === role.partner ? 'sites.empty.partner' : 'sites.empty.client')} />
  }
  if (sites.length < 2) return sheet
  return (
    <Box sx={sideBySide}>
      <SiteChooser sites={sites} siteId={siteId} onChoose={onSite} />
      {sheet}
    </Box>
  )
}

const Nothing = (said: { title: string; text: string; action?: ReactNode }) => (
  <SheetState>
    <EmptyState {...said} />
  </SheetState>
)

const sideBySide = {
  display: 'grid',
  gap: { xs: 2, md: 2.25 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '280px minmax(0, 1fr)' },
} as const
