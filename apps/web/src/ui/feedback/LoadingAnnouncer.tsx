import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../kit/store.ts'
import { coming } from './coming.ts'
import { LiveRegion } from './LiveRegion.tsx'

/** Milliseconds: what comes sooner is not announced, or each page would begin with «Chargement…». */
const patience = 700

/** Says once that something is on its way, however many places of the page wait. */
export function LoadingAnnouncer() {
  const { t } = useTranslation()
  const isComing = useStore(coming) > 0
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isComing) return
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isComing])
  return <LiveRegion className="visually-hidden">{isLate && t('common.loading')}</LiveRegion>
}
