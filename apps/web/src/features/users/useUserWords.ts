import { dayOf, localOf, type Instant } from '@vigie/contract/kit/time.ts'
import { rights } from '@vigie/contract/companies/settings.ts'
import { stateOf, type UserState } from '@vigie/contract/users/users.rules.ts'
import type { ListedUser } from '@vigie/contract/users/users.ts'
import { clockOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { agoIn, ownZone, writtenDay } from '../../kit/dates.ts'
import { useUser } from '../../session/store.ts'
import { useNow } from '../../session/useNow.ts'
import type { Tone } from '../../theme/palette.ts'

export const toneOfState: Readonly<Record<UserState, Tone>> = {
  connected: 'done',
  seen: 'wait',
  never: 'wait',
  invited: 'late',
  withdrawn: 'missing',
}

export const nameOf = ({ firstName, lastName, email }: Pick<ListedUser, 'firstName' | 'lastName' | 'email'>): string =>
  `${lastName} ${firstName}`.trim() || email

/** What is said of a user: its state, its company, what stands below its name. */
export function useUserWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow(30)
  const me = useUser().id
  const dayIn = (at: Instant) => writtenDay(dayOf(localOf(at, ownZone())), language, 'digits').slice(0, 5)
  const company = ({ companyName, clientCount }: ListedUser): string => {
    if (companyName === null) return ''
    return clientCount > 1 ? t('users.more', { name: companyName, count: clientCount - 1 }) : companyName
  }
  return {
    t,
    language,
    now,
    me,
    company,
    stateOf: (user: ListedUser) => stateOf(user, now),
    state: (user: ListedUser): string => {
      const state = stateOf(user, now)
      const at = state === 'invited' ? user.invitedAt : user.seenAt
      if (state === 'invited' && at === null) return t('users.state.notInvited')
      const when = at === null ? '' : agoIn(at, now, language)
      return t(`users.state.${state}`, { when, time: at === null ? '' : clockOf(localOf(at, ownZone())) })
    },
    /** «vous · tous les droits», «Haute-Brière · 1 site sur 6 · invité le 17/11». */
    small: (user: ListedUser): string => {
      const { role, isActive, hasPassword, invitedAt, siteCount, siteTotal } = user
      const parts = [
        user.id === me && t('users.you'),
        role === 'manager' && rights.every((right) => user.rights.includes(right)) && t('users.everyRight'),
        !isActive && t(`users.kinds.${role}`),
        company(user),
        role === 'client_user' && t('users.sitesOf', { count: siteCount, total: siteTotal }),
        isActive && !hasPassword && invitedAt !== null && t('users.invitedOn', { day: dayIn(invitedAt) }),
      ].filter(Boolean)
      return parts.length === 0 ? user.email : parts.join(' · ')
    },
  }
}
