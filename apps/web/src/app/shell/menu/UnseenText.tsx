import { useTranslation } from 'react-i18next'
import type { Path } from '../../../routing/address.ts'
import { isForAct } from './unseen.ts'

/** What the badge of a line shows, for whoever hears the page. */
export function UnseenText({ path, count }: { path: Path; count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return <span className="visually-hidden"> – {t(isForAct(path) ? 'shell.menu.waiting' : 'shell.menu.unseen', { count })}</span>
}
