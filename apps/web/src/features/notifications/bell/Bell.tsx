import IconButton from '@mui/material/IconButton'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchFile } from '../../../kit/fetchFile.ts'
import { notificationsAddress } from '../../../routing/addresses/notifications.ts'
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx'
import { BellIcon } from '../../../ui/icons.tsx'
import { IconLink } from '../../../ui/links/IconLink.tsx'
import { Counted } from '../../../ui/marks/Counted.tsx'
import { useUnreadCount } from '../unread.ts'

const BellPopover = lazy(() => fetchFile(() => import('./BellPopover.tsx')))

/** The bell of the top bar: how many are unread, and the list behind it. A phone has a page for it. */
export function Bell() {
  const { t } = useTranslation()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { pathname } = useLocation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [told, setTold] = useState('')
  const count = useUnreadCount(({ title }) => setTold(t('notifications.arrived', { title })))
  const name = [t('notifications.bell'), count > 0 && t('notifications.unread', { count })].filter(Boolean).join(' – ')
  const face = (
    <Counted count={count}>
      <BellIcon size={22} />
    </Counted>
  )
  return (
    <>
      <LiveRegion className="visually-hidden">{told}</LiveRegion>
      {isPhone || pathname === notificationsAddress.path ? (
        <IconLink to={notificationsAddress.path} aria-label={name} sx={size}>
          {face}
        </IconLink>
      ) : (
        <IconButton
          aria-label={name}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={size}
        >
          {face}
        </IconButton>
      )}
      {anchor && (
        <Suspense>
          <BellPopover anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}

const size = { width: 44, height: 44, flex: 'none' } as const
