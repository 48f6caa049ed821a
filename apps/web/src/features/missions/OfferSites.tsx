import Typography from '@mui/material/Typography'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { readOffer } from '@vigie/contract/missions/missions.offered.ts'
import type { Mission, OfferedShift } from '@vigie/contract/missions/missions.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { InstructionsButton } from '../../domains/sites/InstructionsButton.tsx'
import { ownWords } from '../../i18n/ownWords.ts'
import { mapHref } from '../../kit/mapHref.ts'
import { figures } from '../../theme/augment.ts'
import { ClockIcon } from '../../ui/icons.tsx'
import { MapLink } from '../../ui/links/MapLink.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { HoursChips } from './HoursChips.tsx'
import { hoursTogether } from './hours.rules.ts'
import { servicesOf } from './standing.rules.ts'
import type { OfferWords } from './useOfferWords.ts'

type Instructions = Output<typeof readOffer>['instructions']

interface OfferSitesProps {
  readonly mission: Mission
  readonly words: OfferWords
  readonly instructions: Instructions
}

/** Each site of the mission: where it is, how to get there, what to know there, and the services there. */
export function OfferSites({ mission, words, instructions }: OfferSitesProps) {
  const sites = [...Map.groupBy(servicesOf(mission), ({ siteId }) => siteId).values()]
  return sites.map((shifts) => (
    <SiteCard
      key={shifts[0]!.siteId}
      shifts={shifts}
      words={words}
      instructions={instructions.find(({ siteId }) => siteId === shifts[0]!.siteId)?.text ?? ''}
    />
  ))
}

function SiteCard({ shifts, words, instructions }: { shifts: readonly OfferedShift[]; words: OfferWords; instructions: string }) {
  const { t } = useTranslation()
  const id = useId()
  const site = shifts[0]!
  const address = [site.address, [site.postcode, site.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const prestations = [...new Set(shifts.flatMap(({ prestationName }) => prestationName ?? []))]
  return (
    <Card component="section" aria-labelledby={id} sx={styles}>
      <div>
        <Typography variant="h3" id={id} {...ownWords}>
          {site.siteName}
        </Typography>
        <p {...ownWords}>{[address, ...prestations].filter(Boolean).join(' · ')}</p>
      </div>
      <Ways site={site} words={words} instructions={instructions} />
      <div className="line">
        <ClockIcon />
        <b>{t('missions.own.panel.service', { duration: words.duration(hoursTogether(shifts).minutes) })}</b>
        <HoursChips shifts={shifts} words={words} hidesTotal />
      </div>
      {shifts.length > 1 && (
        <ul>
          {shifts.map((shift) => (
            <li key={shift.id}>{words.line(shift)}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** How to get there, and what to know there. */
function Ways({ site, words, instructions }: { site: OfferedShift; words: OfferWords; instructions: string }) {
  const { t } = useTranslation()
  const map = mapHref(site, site.siteName)
  const far = words.metresTo(site)
  if (!map && !instructions) return null
  return (
    <div className="ways">
      {map && <MapLink href={map}>{far === null ? t('missions.own.panel.map') : t('missions.own.panel.mapFar', { far })}</MapLink>}
      {instructions && (
        <InstructionsButton title={t('missions.own.panel.instructions')} siteName={site.siteName} instructions={instructions} />
      )}
    </div>
  )
}

const styles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: 2,
  overflowWrap: 'anywhere',
  '& p': { m: 0, fontSize: '0.8125rem', color: 'text.secondary' },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 8rem', minHeight: 44 } },
  '& .line': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 1,
    pt: 1.5,
    borderTop: 1,
    borderColor: 'divider',
    fontFamily: figures,
    '& > svg': { color: 'text.secondary', flex: 'none' },
    '& > b': { flex: '1 1 7rem' },
  },
  '& > ul': { m: 0, pl: 2.5, fontFamily: figures, fontSize: '0.875rem' },
  '& > ul > li': { py: 0.25 },
} as const
