import { NoticesPage } from '../../features/notifications/list/NoticesPage.tsx'

/** Notifications: everything that one was told. */
export default function Notifications() {
  return <NoticesPage />
}
