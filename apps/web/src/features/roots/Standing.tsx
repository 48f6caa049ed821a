import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { listRoots } from '@vigie/contract/clockings/clockings.proof.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { agoIn, writtenInstant } from '../../kit/dates.ts'
import { useNow } from '../../session/useNow.ts'
import { Banner } from '../../ui/feedback/Banner.tsx'
import { LoadingPlaceholder } from '../../ui/feedback/LoadingPlaceholder.tsx'
import { SealIcon } from '../../ui/icons.tsx'
import { ToneTile } from '../../ui/marks/ToneTile.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { lettersFont, shortened } from './words.ts'

export type RootsStanding = Output<typeof listRoots>

/** How the proof stands now: the last root, what waits for the next, and whether one is missing. */
export function Standing({ standing }: { standing: RootsStanding }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow(30)
  const { waitingCount, waitingSince, nextAt, isLate } = standing
  const [last] = standing.roots
  // A date stays on one line.
  const at = (instant: typeof nextAt) => writtenInstant(instant, language).replaceAll(' ', '\u00a0')
  const next = isLate ? t('roots.now.nextLate') : t(waitingSince ? 'roots.now.nextHour' : 'roots.now.nextNight', { at: at(nextAt) })
  return (
    <Card component="section" aria-labelledby="roots-now" sx={cardOfRoots}>
      <Typography id="roots-now" variant="h2">
        {t('roots.now.title')}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.75, alignItems: 'center' }}>
        <ToneTile tone={isLate ? 'late' : last ? 'done' : 'wait'} icon={SealIcon} size={44} />
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {last ? t('roots.now.last', { number: t('roots.number', { value: last.number }) }) : t('roots.now.none')}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ textWrap: 'pretty' }}>
            {last ? `${at(last.at)} · ${agoIn(last.at, now, language)}` : t('roots.now.noneText')}
          </Typography>
        </Box>
      </Box>
      {isLate && <Banner tone="late">{t('roots.now.late')}</Banner>}
      <Box component="dl" sx={facts}>
        {last && (
          <Fact name={t('roots.now.covered')}>
            {t('roots.now.of', {
              acts: t('roots.now.acts', { count: last.actCount }),
              sites: t('roots.now.sites', { count: last.siteCount }),
            })}
          </Fact>
        )}
        <Fact name={t('roots.now.pending')}>
          {t('roots.now.waiting', { count: waitingCount, at: waitingSince ? at(waitingSince) : '' })}
        </Fact>
        <Fact name={t('roots.now.next')}>{next}</Fact>
        {last && (
          <Fact name={t('roots.now.key')}>
            <Box component="span" title={last.keyId} sx={lettersFont}>
              {shortened(last.keyId)}
            </Box>
          </Fact>
        )}
      </Box>
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** A card of this page, with its room. */
export const cardOfRoots = {
  p: { xs: 2, sm: 2.5 },
  display: 'grid',
  gap: 1.75,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
} as const
const facts = {
  m: 0,
  display: 'grid',
  gap: 1,
  fontSize: '0.875rem',
  '& > div': { display: 'grid', columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '9.5rem minmax(0, 1fr)' } },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere', textWrap: 'pretty' },
} as const

/** A card on its way. */
export const StandingSkeleton = () => (
  <Card component={LoadingPlaceholder} sx={{ ...cardOfRoots, minHeight: 254 }}>
    <Skeleton variant="text" width="35%" sx={{ fontSize: '1.125rem' }} />
    <Skeleton variant="rounded" height={44} />
    {['70%', '85%', '60%'].map((width) => (
      <Skeleton key={width} variant="text" width={width} />
    ))}
  </Card>
)
