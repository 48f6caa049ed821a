import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { PhoneSite } from '@vigie/contract/clockings/clockings.journal.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Shift } from '@vigie/contract/shifts/shifts.ts'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { forcedChosen, forcedColours, forcedEdge, forcedInk } from '../../../theme/forced.ts'
import { navy, tonesOf } from '../../../theme/palette.ts'
import { PhoneIcon } from '../../../ui/icons.tsx'
import { MapLink } from '../../../ui/links/MapLink.tsx'
import { OwnInstructionsButton } from '../../../domains/sites/instructions/OwnInstructionsButton.tsx'
import { phoneHref } from '../../../ui/fields/phone/phone.ts'
import { mapHref } from '../../../kit/mapHref.ts'
import { useExchange } from '../../../session/store.ts'
import { usePhoneWords } from './words.ts'

interface ShiftCardProps {
  readonly shift: Shift
  readonly site: PhoneSite | undefined
  /** Null: nobody can tell which time it is; the day is written out. */
  readonly now: Instant | null
  /** The word for where the agent stands. */
  readonly state: string
  readonly isOpen: boolean
  /** A manager must confirm what the word says, or may have to. */
  readonly isUnconfirmed: boolean
  /** While it runs: what was worked, in the place of its hours, and how far it is. */
  readonly running?: { readonly worked: ReactNode; readonly progress: ReactNode; readonly way: ReactNode }
  /** The big button, or why there is none. */
  readonly children: ReactNode
}

/** A service as its agent must see it at arm's length: when, where, and what to do. The navy is the brand's own. */
export function ShiftCard({ shift, site, now, state, isOpen, isUnconfirmed, running, children }: ShiftCardProps) {
  const { t } = useTranslation()
  const words = usePhoneWords()
  const id = useId()
  const zoneName = words.zoneName(shift)
  const when = now === null ? words.whole(shift) : shift.arrivedAt ? words.ends(shift, now) : words.when(shift, now)
  const where = [site?.address, site?.city].filter(Boolean).join(', ')
  return (
    <Box component="section" aria-labelledby={id} sx={styles}>
      <Box component="span" className={['state', isOpen && 'open', isUnconfirmed && 'unconfirmed'].filter(Boolean).join(' ')}>
        {state}
      </Box>
      <Box component="h2" id={id} sx={{ m: 0, display: 'grid', gap: 0.75 }}>
        <span className="times">{running?.worked ?? words.times(shift)}</span>
        <span className="site">{shift.siteName}</span>
      </Box>
      {running?.progress ?? <p>{[when, zoneName && t('clockings.phone.zone', { place: zoneName }), where].filter(Boolean).join(' · ')}</p>}
      {children}
      <Ways shift={shift} site={site} first={running?.way} />
    </Box>
  )
}

interface WaysProps {
  readonly shift: Shift
  readonly site: PhoneSite | undefined
  /** Of a service that runs, in the place of how to get there. */
  readonly first: ReactNode | undefined
}

/** How to get there, whom to call, what to know. */
function Ways({ shift, site, first }: WaysProps) {
  const { t } = useTranslation()
  const urgencyPhone = useExchange().environment.mobile.urgencyPhone ?? ''
  if (!site) return null
  const map = first === undefined && mapHref(site, shift.siteName)
  // A site without a telephone: whom the company names for whatever goes wrong.
  const phone = site.phone || urgencyPhone
  return (
    <Box sx={[ways, first !== undefined && { '& > :first-of-type': { flexGrow: 1.4 } }]}>
      {first}
      {map && (
        <MapLink className="way" href={map}>
          {t('clockings.phone.map')}
        </MapLink>
      )}
      {phone && (
        <Button
          className="way"
          variant="outlined"
          startIcon={<PhoneIcon />}
          href={phoneHref(phone)}
          aria-label={t(site.phone ? 'clockings.phone.call' : 'clockings.phone.callUrgency')}
        >
          {t('clockings.phone.callShort')}
        </Button>
      )}
      {site.instructions && (
        <OwnInstructionsButton
          siteId={shift.siteId}
          className="way"
          title={t('clockings.phone.instructions')}
          siteName={shift.siteName}
          instructions={site.instructions}
        />
      )}
    </Box>
  )
}

const ways = { display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 1.25 }, '& > *': { flex: '1 1 0' } } as const

/** On the navy, which is the same in light and dark. */
const amber = tonesOf('dark').late

const styles = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  p: 2.5,
  maxWidth: 560,
  borderRadius: '16px',
  color: navy.text,
  bgcolor: navy.ground,
  border: 1,
  borderColor: navy.line,
  fontFamily: figures,
  '& .state': {
    justifySelf: 'start',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    px: 1.25,
    py: 0.25,
    borderRadius: 99,
    fontSize: '0.8125rem',
    fontWeight: 600,
    bgcolor: navy.line,
    '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', bgcolor: navy.soft },
    '&.open::before': { bgcolor: navy.text },
    '&.unconfirmed': { color: amber.ink, bgcolor: amber.soft, '&::before': { bgcolor: amber.mark } },
    [forcedColours]: { ...forcedEdge, '&::before, &.open::before': forcedInk, '&:not(.open)::before': { backgroundColor: 'GrayText' } },
  },
  '& .times': { fontSize: { xs: '2.5rem', sm: '2.75rem' }, fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.02em' },
  '& .times small': { ml: 1, fontSize: '0.4em', fontWeight: 600, letterSpacing: 0, color: navy.soft },
  '& .owed': { color: amber.ink, fontWeight: 600 },
  '& .site': { fontSize: '1.25rem', fontWeight: 650, lineHeight: 1.3, overflowWrap: 'anywhere' },
  '& p': { m: 0, color: navy.soft, fontSize: '0.875rem', lineHeight: 1.5 },
  '& .act': {
    minHeight: 62,
    borderRadius: '12px',
    fontSize: '1.125rem',
    fontWeight: 650,
    color: navy.ground,
    bgcolor: navy.text,
    '&:hover': { bgcolor: '#e6ecf5' },
    '&.Mui-disabled': { color: navy.soft, bgcolor: navy.raised, border: 1, borderColor: navy.line },
    [forcedColours]: { border: '2px solid', '&:not(.Mui-disabled)': forcedChosen },
  },
  '& .way': {
    minHeight: { xs: 60, sm: 46 },
    flexDirection: { xs: 'column', sm: 'row' },
    gap: { xs: 0.5, sm: 1 },
    px: 1,
    // A word is never parted: what has no room stands below.
    minWidth: 'min-content',
    overflowWrap: 'normal',
    lineHeight: 1.2,
    textAlign: 'center',
    color: navy.text,
    '& .MuiButton-startIcon': { mx: 0 },
    borderColor: '#3a5078',
    '&:hover': { borderColor: navy.soft, bgcolor: navy.raised },
  },
  '& :focus-visible': { outlineColor: navy.text },
} as const
