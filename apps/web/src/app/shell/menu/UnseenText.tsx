import { useTranslation } from 'react-i18next'

/** What the badge of a line shows, for whoever hears the page. */
export function UnseenText({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count === 0) return null
  return <span className="visually-hidden"> – {t('shell.unseen', { count })}</span>
}
