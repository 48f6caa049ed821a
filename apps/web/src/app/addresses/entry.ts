import type { Address } from '../../routing/address.ts'
import { verifierAddress } from '../../routing/addresses/receipts.ts'
import { confirmEmailAddress, resetPasswordAddress } from '../../routing/addresses/entry.ts'

/** What is open before anybody has signed in, and what anybody may meet. */
export const entryAddresses: readonly Address[] = [
  { path: '/login', who: 'nobody', frame: 'bare', title: 'signIn', screen: () => import('../../screens/account/login.tsx') },
  {
    ...resetPasswordAddress,
    who: 'anybody',
    frame: 'bare',
    title: 'resetPassword',
    screen: () => import('../../screens/account/reset-password.tsx'),
  },
  {
    path: '/choose-company',
    who: 'nobody',
    frame: 'bare',
    title: 'chooseCompany',
    isBrandColoured: true,
    screen: () => import('../../screens/account/choose-company.tsx'),
  },
  {
    ...confirmEmailAddress,
    who: 'anybody',
    frame: 'bare',
    title: 'confirmEmail',
    screen: () => import('../../screens/account/confirm-email.tsx'),
  },
  /** Ours: whether a clocking's receipt is genuine. */
  {
    ...verifierAddress,
    who: 'anybody',
    frame: 'bare',
    title: 'verifier',
    needsNoCompany: true,
    screen: () => import('../../screens/verifier.tsx'),
  },
  { path: '/candidate', who: 'anybody', frame: 'bare', title: 'candidate' },
  {
    path: '/maintenance',
    who: 'anybody',
    frame: 'bare',
    title: 'maintenance',
    screen: () => import('../../screens/system/maintenance.tsx'),
  },
  { path: '/404', who: 'anybody', frame: 'bare', title: 'notFound', screen: () => import('../../screens/system/not-found.tsx') },
  { path: '/500', who: 'anybody', frame: 'bare', title: 'failure', screen: () => import('../../screens/system/failure.tsx') },
]
