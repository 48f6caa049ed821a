import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Site } from '@vigie/contract/sites/sites.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePosition } from '../../../domains/sites/usePosition.ts'
import { figures } from '../../../theme/augment.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { ChoiceRow } from '../../../ui/fields/choices/ChoiceRow.tsx'
import { PinIcon, SearchIcon } from '../../../ui/icons.tsx'
import { RowsSkeleton } from '../../../ui/lists/skeletons.tsx'
import { TabletLayout } from '../../../ui/feedback/TabletLayout.tsx'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { SubmitButton } from '../../../ui/SubmitButton.tsx'
import { onPhone, tabletTarget, tabletText } from '../../../ui/page/tablet.ts'
import { ReplaceDialog } from '../replacing/ReplaceDialog.tsx'
import type { Replacing } from '../replacing/replacing.ts'
import { Geofencing } from './Geofencing.tsx'
import { linkHere, takeOver } from './link.ts'
import { NoSite } from './NoSite.tsx'
import { sitesMatching } from './siteSearch.ts'
import { useChoosableSites } from './useChoosableSites.ts'

/** Rows at once: whoever has more sites searches. */
const shown = 50

/** The sites where clocking is on, the nearest first where the position is known: one of them becomes this device's. */
export function SiteChoice() {
  const { t } = useTranslation()
  const place = usePosition()
  /** Null: as it comes; whoever opens or leaves the question about the position has decided. */
  const [isAsked, setAsked] = useState<boolean | null>(null)
  const { data, error, isFetching, refetch } = useChoosableSites(place.position)
  if (error && !data) {
    return (
      <TabletLayout>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </TabletLayout>
    )
  }
  if (!data) return <RowsSkeleton rows={6} height={tabletTarget} />
  if (data.sites.length === 0) return <NoSite isBusy={isFetching} onRefresh={() => void refetch()} />
  const isAsking = place.position === null && (isAsked ?? (place.canAsk || place.fault !== null))
  if (isAsking) return <Geofencing fault={place.fault} isBusy={place.isBusy} onAsk={place.ask} onSkip={() => setAsked(false)} />
  return (
    <>
      <Box
        component="h2"
        sx={{ m: 0, mb: 2, fontFamily: figures, fontSize: 28, fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.015em' }}
      >
        {t('clockings.tablet.pairing.title')}
      </Box>
      {place.position ? (
        <Box sx={{ mt: -1, mb: 2, fontSize: 16, color: 'text.secondary' }}>{t('devices.geofencing.nearest')}</Box>
      ) : (
        <Button variant="outlined" color="inherit" startIcon={<PinIcon />} onClick={() => setAsked(true)} sx={byDistance}>
          {t('devices.geofencing.use')}
        </Button>
      )}
      <Choice sites={data.sites} />
    </>
  )
}

function Choice({ sites }: { sites: readonly Site[] }) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const [search, setSearch] = useState('')
  const [siteId, setSiteId] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [replacing, setReplacing] = useState<Replacing | null>(null)
  const matching = sitesMatching(sites, search)
  // What the search has hidden is not sent unseen.
  const chosen = matching.slice(0, shown).find(({ id }) => id === siteId)
  const link = async () => {
    if (!chosen) return
    setBusy(true)
    setRefusal(null)
    try {
      const waits = await linkHere(chosen.id)
      setReplacing(waits)
      if (waits) setBusy(false)
    } catch (why) {
      setRefusal(sentenceOf(why))
      setBusy(false)
    }
  }
  return (
    <>
      <Box component="form" sx={{ display: 'grid', gap: 2 }} onSubmit={(event) => (event.preventDefault(), void link())}>
        <Box sx={tabletText}>
          <Field
            label={t('clockings.tablet.pairing.search')}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            startAdornment={<SearchIcon style={{ flex: 'none' }} />}
            inputProps={{ autoComplete: 'off', style: { height: 32, fontSize: 18 } }}
          />
        </Box>
        <Box role="radiogroup" aria-label={t('clockings.tablet.pairing.title')} sx={list}>
          {matching.slice(0, shown).map((site) => (
            <ChoiceRow
              key={site.id}
              group="site"
              name={site.name}
              text={[site.clientName, `${site.postcode} ${site.city}`.trim()].filter(Boolean).join(' · ')}
              aside={site.distanceMetres === null ? undefined : t('devices.geofencing.away', { distance: site.distanceMetres })}
              isChosen={site.id === siteId}
              onChoose={() => setSiteId(site.id)}
            />
          ))}
          {matching.length === 0 && <Box sx={line}>{t('clockings.tablet.pairing.none', { search })}</Box>}
          {matching.length > shown && <Box sx={line}>{t('clockings.tablet.pairing.more')}</Box>}
        </Box>
        {refusal && <Banner tone="missing">{refusal}</Banner>}
        <Box sx={foot}>
          <SubmitButton isBusy={isBusy} disabled={!chosen} sx={{ minHeight: tabletTarget, borderRadius: '16px', fontSize: 18 }}>
            {chosen ? t('clockings.tablet.pairing.submit') : t('clockings.tablet.pairing.choose')}
          </SubmitButton>
        </Box>
      </Box>
      {replacing && <ReplaceDialog isOnTablet replacing={replacing} onLinked={takeOver} onClose={() => setReplacing(null)} />}
    </>
  )
}

const byDistance = {
  mb: 2,
  minHeight: tabletTarget,
  borderRadius: '16px',
  fontSize: 17,
  borderColor: 'edge',
  color: 'text.secondary',
} as const
const list = {
  display: 'grid',
  gap: 1,
  // As high as what they hold: rows would be pressed to their least height where the list scrolls.
  gridAutoRows: 'max-content',
  maxHeight: 'max(300px, 42vh)',
  overflowY: 'auto',
  mx: -0.5,
  px: 0.5,
  py: 0.5,
} as const
/** On a phone, whose list is longer than the page, it stays in sight. */
const foot = { [onPhone]: { position: 'sticky', bottom: 0, pb: 1.5, mb: -1.5, bgcolor: 'background.default' } } as const
const line = { px: 1, py: 2, fontSize: 16, color: 'text.secondary' } as const
