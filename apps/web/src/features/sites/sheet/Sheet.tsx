import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Month } from '@vigie/contract/kit/time.ts'
import type { Site } from '@vigie/contract/sites/sites.ts'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { ClockingCard } from './ClockingCard.tsx'
import { ContactsCard } from '../../../domains/sites/contacts/ContactsCard.tsx'
import { SheetCard } from '../../../records/SheetCard.tsx'
import { DevicesCard } from './DevicesCard.tsx'
import { FiguresCard } from './FiguresCard.tsx'
import { PlaceCard } from './PlaceCard.tsx'
import { SheetHead } from './SheetHead.tsx'
import { SheetState } from './SheetState.tsx'
import { SiteEditor } from './SiteEditor.tsx'
import { SoldCard } from './SoldCard.tsx'
import { useSheet } from './useSheet.ts'
import { WordsCard } from './WordsCard.tsx'
import { ownWords } from '../../../i18n/ownWords.ts'

interface SheetProps {
  readonly siteId: number
  readonly month: Month
  readonly thisMonth: Month
  readonly onMonth: (month: Month) => void
  /** The way to its documents. */
  readonly documents: ReactNode
  /** The versions of its instructions, for who may see them. */
  readonly instructions: ((site: Site) => ReactNode) | undefined
  /** What was changed of it. */
  readonly history: ReactNode
  /** Where whoever finds no site is led. */
  readonly elsewhere: ReactNode
}

/** One site: what must be known before going there, its month, whom to call, what clocks there. */
export function Sheet({ siteId, month, thisMonth, onMonth, documents, instructions, history, elsewhere }: SheetProps) {
  const { t } = useTranslation()
  const { sheet: asked, contacts, devices } = useSheet(siteId, month)
  const [isEditing, setEditing] = useState(false)
  const sheet = asked.data
  if (asked.isError && !sheet) {
    return (
      <SheetState>
        <ErrorState error={asked.error} onRetry={() => void asked.refetch()} elsewhere={elsewhere} />
      </SheetState>
    )
  }
  // Another site's answer is shown to nobody while this one's is on its way.
  if (!sheet || sheet.site.id !== siteId) return <SheetSkeleton />
  const { site, settings } = sheet
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, md: 2.25 }, gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' }}>
      <SheetHead site={site} month={month} thisMonth={thisMonth} onMonth={onMonth} onEdit={() => setEditing(true)} />
      {site.alert && (
        <Banner tone="late">
          <Box {...ownWords} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontWeight: 600 }}>
            {site.alert}
          </Box>
        </Banner>
      )}
      {site.hasAlert && site.alert === null && <Banner tone="late">{t('sites.sheet.hiddenAlert')}</Banner>}
      <Box sx={columns}>
        <Box sx={column}>
          <FiguresCard sheet={sheet} month={month} />
          {instructions?.(site) ?? <WordsCard name="instructions" words={site.instructions} />}
          <WordsCard name="access" words={site.access} />
          {settings && <SoldCard site={site} />}
          {settings && <ClockingCard site={site} settings={settings} />}
          {devices.isEnabled && !devices.isError && <DevicesCard devices={devices.data?.devices} />}
        </Box>
        <Box sx={column}>
          {documents}
          <PlaceCard sheet={sheet} />
          {contacts.isEnabled && !contacts.isError && (
            <ContactsCard of={{ siteId, clientId: null, name: site.name }} contacts={contacts.data?.contacts} />
          )}
          {history && <SheetCard title={t('changes.title')}>{history}</SheetCard>}
        </Box>
      </Box>
      {isEditing && settings && <SiteEditor key={siteId} sheet={sheet} onClose={() => setEditing(false)} />}
    </Box>
  )
}

/** The sheet's own head and cards, so that nothing jumps when the words come. */
export function SheetSkeleton() {
  return (
    <LoadingPlaceholder sx={{ display: 'grid', gap: 2.25, containerType: 'inline-size' }}>
      <Box sx={{ minHeight: 64 }}>
        <Skeleton variant="text" width="min(360px, 80%)" height={40} />
        <Skeleton variant="text" width={200} />
      </Box>
      <Box sx={columns}>
        <Box sx={column}>
          {[190, 150, 110].map((height) => (
            <Skeleton key={height} variant="rounded" height={height} />
          ))}
        </Box>
        <Box sx={column}>
          {[200, 240].map((height) => (
            <Skeleton key={height} variant="rounded" height={height} />
          ))}
        </Box>
      </Box>
    </LoadingPlaceholder>
  )
}

const columns = {
  display: 'grid',
  gap: { xs: 2, md: 2.25 },
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 46rem)': { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(17rem, 1fr)' },
} as const
const column = { display: 'grid', gap: { xs: 2, md: 2.25 }, gridTemplateColumns: 'minmax(0, 1fr)' } as const
