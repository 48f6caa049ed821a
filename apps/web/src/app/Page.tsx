import { useTheme } from '@mui/material/styles'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../session/store.ts'
import { navy } from '../theme/palette.ts'
import { LoadingAnnouncer } from '../ui/feedback/LoadingAnnouncer.tsx'
import { titleKeyOf } from '../routing/address.ts'
import { shownAt } from './crumbs.ts'

/** What every screen has: the document's title and the browser's theme colour, both of the address' row. */
export function Page() {
  const { pathname } = useLocation()
  const { t, i18n } = useTranslation()
  const { palette } = useTheme()
  const { exchange } = useSession()
  const address = shownAt(pathname, exchange)
  const role = exchange?.user?.role
  // The titles of pages behind the sign-in come with their frame.
  const key = titleKeyOf(address ?? {})
  const isKnown: boolean = i18n.exists(key)
  const parts = [isKnown && t(key), exchange?.theme.name || 'Vigie', role && t(`shell.spaces.${role}`)]
  // The clocking variant has its own name (coverage 1.041).
  const title = address?.frame === 'clocking' ? t('shell.spaces.clocking_device') : parts.filter(Boolean).join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
  const colour = address?.isBrandColoured || address?.frame === 'clocking' ? navy.ground : palette.primary.main
  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour)
  }, [colour])
  return (
    <>
      <Outlet />
      <LoadingAnnouncer />
    </>
  )
}
