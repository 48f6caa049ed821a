import { useTranslation } from 'react-i18next'
import { useConnection } from '../../session/reach.ts'
import { Banner } from '../../ui/Banner.tsx'

/** Offline is said once, at the top, with what still works. */
export function ConnectionBanner() {
  const { t } = useTranslation()
  if (useConnection() !== 'lost') return null
  return (
    <Banner tone="late" isWide>
      {t('shell.connection.lost')}
    </Banner>
  )
}
