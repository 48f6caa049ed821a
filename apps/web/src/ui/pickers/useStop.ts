import { useTranslation } from 'react-i18next'
import type { Bounds, Stop } from './spans.ts'
import { toast } from '../feedback/toast.ts'

/** Says why one cannot go on, with the end that was reached in words. */
export function useStop<T>({ min, max }: Bounds<T>, written: (limit: T) => string): (stop: Stop) => void {
  const { t } = useTranslation()
  return (stop) => {
    const limit = stop === 'tooLate' ? max : min
    if (limit !== undefined) toast('warning', t(`widgets.calendar.${stop}`, { limit: written(limit) }))
  }
}
