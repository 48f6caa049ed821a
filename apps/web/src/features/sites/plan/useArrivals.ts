import type { Point } from '@vigie/contract/kit/distance.ts'
import { readArrivals } from '@vigie/contract/sites/sites.arrivals.ts'
import { useEffect, useState } from 'react'
import { useAsk } from '../../../api/queries.ts'

/** Milliseconds that a point rests before its distances are asked for. */
const rest = 400

/** The perimeters that the last arrivals of a site needed around a point, in rising order; undefined: not known (yet), or none. */
export function useArrivals(siteId: number | null, point: Point | null): readonly number[] | undefined {
  const text = point ? `${point.latitude},${point.longitude}` : ''
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), rest)
    return () => clearTimeout(timer)
  }, [text])
  const [latitude = 0, longitude = 0] = rested.split(',').map(Number)
  const asked = useAsk(
    readArrivals,
    { siteId: siteId ?? 0, latitude, longitude },
    { isEnabled: siteId !== null && rested !== '', keepsFormer: true },
  )
  return siteId !== null && rested !== '' ? (asked.data?.neededMetres ?? undefined) : undefined
}
