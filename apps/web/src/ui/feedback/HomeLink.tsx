import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { homes } from '../../session/homes.ts'
import { useSession } from '../../session/store.ts'
import { ButtonLink } from '../links/ButtonLink.tsx'

/** The way out where asking anew would change nothing: the reader's home. On that page itself there is none. */
export function HomeLink() {
  const { t } = useTranslation()
  const user = useSession().exchange?.user
  const router = useRouter({ warn: false })
  const isThere = user && router?.state.location.pathname === homes[user.role]
  if (!router || isThere) return null
  return (
    <ButtonLink to="/" variant="contained">
      {t('common.home')}
    </ButtonLink>
  )
}
