import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { roundedPoint } from '@vigie/contract/kit/coordinates.ts'
import type { Point } from '@vigie/contract/kit/distance.ts'
import { useTranslation } from 'react-i18next'
import { PinIcon } from '../../../ui/icons.tsx'
import { ArrivalsNote } from './ArrivalsNote.tsx'
import { PerimeterSlider } from './PerimeterSlider.tsx'
import { isWithinBounds, perimeterOf, type DraftPlace } from './draft.rules.ts'
import { PositionTools } from './PositionTools.tsx'
import { SitePlan } from './SitePlan.tsx'
import { TilesNote } from './TilesNote.tsx'
import { useArrivals } from './useArrivals.ts'
import { useTiles } from './useTiles.ts'

interface SitePlanFieldProps {
  readonly form: {
    readonly draft: DraftPlace
    /** What the form was filled from. */
    readonly from: DraftPlace
    readonly change: (part: Partial<DraftPlace>) => void
  }
  /** The company's perimeter, which holds where the site's is empty. */
  readonly companyMetres: number
  /** Null: a site that is new. */
  readonly siteId: number | null
}

const typed = (degrees: number): string => String(degrees).replace('.', ',')
/** Pixels. */
const planHeight = 272

/** Where a site lies and how far around it one clocks: drawn and dragged over the fields that hold the same. */
export function SitePlanField({ form, companyMetres, siteId }: SitePlanFieldProps) {
  const { t } = useTranslation()
  const tiles = useTiles()
  const now = perimeterOf(form.draft, companyMetres)
  const saved = siteId === null ? null : perimeterOf(form.from, companyMetres)
  const isMoved =
    now !== null && saved !== null && (now.point.latitude !== saved.point.latitude || now.point.longitude !== saved.point.longitude)
  const former = saved && now && (isMoved || saved.metres !== now.metres) ? saved : null
  const needed = useArrivals(siteId, now?.point ?? null)
  const neededBefore = useArrivals(siteId, saved?.point ?? null)
  const setPoint = (point: Point) => {
    const { latitude, longitude } = roundedPoint(point)
    form.change({ latitude: typed(latitude), longitude: typed(longitude) })
  }
  const setMetres = (metres: number) => form.change({ perimeterMetres: String(metres) })
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', mb: 1 }}>
      <PositionTools timeZone={form.draft.timeZone} onPoint={setPoint} />
      <SitePlan
        now={now}
        former={former}
        edit={{ onPoint: (point) => isWithinBounds(point) && setPoint(point), onMetres: setMetres }}
        tiles={tiles}
        height={planHeight}
        empty={
          <Box sx={empty}>
            <PinIcon size={28} />
            <b>{t('sites.plan.none')}</b>
            <span>{t('sites.plan.noneText')}</span>
          </Box>
        }
      />
      {tiles && <TilesNote state={tiles.state} />}
      {tiles && !now && <Box sx={hint}>{t('sites.plan.press')}</Box>}
      {now && (
        <>
          <PerimeterSlider
            metres={now.metres}
            marks={[companyMetres, ...(saved ? [saved.metres] : [])]}
            needed={needed ?? []}
            onChange={setMetres}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
            <Box sx={{ flex: '1 1 260px' }}>
              <ArrivalsNote
                metres={now.metres}
                companyMetres={companyMetres}
                needed={needed}
                former={former && neededBefore ? { metres: former.metres, needed: neededBefore, isMoved } : null}
              />
            </Box>
            {form.draft.perimeterMetres !== '' && (
              <Button size="small" onClick={() => form.change({ perimeterMetres: '' })} sx={{ minHeight: 44 }}>
                {t('sites.plan.useUsual')}
              </Button>
            )}
          </Box>
        </>
      )}
    </Box>
  )
}

const hint = { fontSize: '0.8125rem', color: 'text.secondary' } as const
const empty = {
  height: '100%',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 0.5,
  p: 2,
  color: 'text.secondary',
  fontSize: '0.875rem',
} as const
