import { mayOpen, type Access } from '@vigie/contract/access.ts'
import { ClockIcon, MailIcon, TabletIcon } from '../ui/icons.tsx'
import type { Address } from './address.ts'

const free = [] as const
const only = (...roles: (keyof Access)[]): Access => Object.fromEntries(roles.map((role) => [role, free]))
const home = () => import('../screens/home.tsx')

/**
 * The table of addresses: one row each. To add a screen, write `screens/<name>.tsx` (default export) and its row here.
 * A row with `menu` shows in the menu of whoever may open it.
 */
export const addresses: readonly Address[] = [
  { path: '/login', who: 'nobody', frame: 'bare', title: 'signIn', screen: () => import('../screens/login.tsx') },
  { path: '/reset-password', who: 'anybody', frame: 'bare', title: 'resetPassword', screen: () => import('../screens/reset-password.tsx') },
  {
    path: '/choose-company',
    who: 'nobody',
    frame: 'bare',
    title: 'chooseCompany',
    isBrandColoured: true,
    screen: () => import('../screens/choose-company.tsx'),
  },
  { path: '/confirm-email', who: 'anybody', frame: 'bare', title: 'confirmEmail', screen: () => import('../screens/confirm-email.tsx') },
  { path: '/maintenance', who: 'anybody', frame: 'bare', title: 'maintenance', screen: () => import('../screens/maintenance.tsx') },
  { path: '/404', who: 'anybody', frame: 'bare', title: 'notFound', screen: () => import('../screens/not-found.tsx') },
  { path: '/500', who: 'anybody', frame: 'bare', title: 'failure', screen: () => import('../screens/failure.tsx') },

  { path: '/manager', who: only('manager'), frame: 'shell', title: 'dashboard', screen: home },
  {
    path: '/services',
    who: mayOpen.services,
    frame: 'shell',
    title: 'services',
    screen: () => import('../screens/services.tsx'),
    menu: { label: 'clockings', icon: ClockIcon, group: 'main' },
  },
  {
    path: '/clockings/link-device',
    who: mayOpen.linkDevice,
    frame: 'shell',
    title: 'linkDevice',
    crumbs: ['/services'],
    screen: () => import('../screens/link-device.tsx'),
    menu: { label: 'linkDevice', icon: TabletIcon, group: 'manage' },
  },
  {
    path: '/outbox',
    who: mayOpen.outbox,
    frame: 'shell',
    title: 'outbox',
    isDemoOnly: true,
    screen: () => import('../screens/outbox.tsx'),
    menu: { label: 'outbox', icon: MailIcon, group: 'manage' },
  },
  { path: '/resource', who: only('resource'), frame: 'shell', title: 'dashboard', screen: home, hasSearch: false },
  { path: '/client', who: only('client', 'client_user'), frame: 'shell', title: 'dashboard', screen: home },
  { path: '/partner', who: only('manager_partner'), frame: 'shell', title: 'dashboard', screen: home },
  {
    path: '/settings/password',
    who: mayOpen.people,
    frame: 'shell',
    title: 'password',
    screen: () => import('../screens/settings-password.tsx'),
  },

  { path: '/pointages', who: mayOpen.clocking, frame: 'clocking', title: 'clocking', screen: () => import('../screens/clock.tsx') },
  {
    path: '/pointages/app-disabled',
    who: 'anybody',
    frame: 'clocking',
    title: 'clocking',
    screen: () => import('../screens/clock-disabled.tsx'),
  },
  {
    path: '/pointages/init',
    who: 'nobody',
    frame: 'clocking',
    title: 'clocking',
    isBrandColoured: true,
    screen: () => import('../screens/clock-init.tsx'),
  },
  { path: '/pointages/login', who: 'nobody', frame: 'clocking', title: 'clocking', screen: () => import('../screens/clock-login.tsx') },
  {
    path: '/pointages/pairing',
    who: mayOpen.linkDevice,
    frame: 'clocking',
    title: 'clocking',
    screen: () => import('../screens/clock-pairing.tsx'),
  },
]

export const addressOf = (path: string): Address | undefined =>
  addresses.find((address) => address.path === (path.length > 1 ? path.replace(/\/+$/, '') : path))
