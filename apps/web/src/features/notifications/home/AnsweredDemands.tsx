import { listNotifications, notified } from '@vigie/contract/notifications/notifications.ts'
import { useTranslation } from 'react-i18next'
import { useLive } from '../../../api/live.ts'
import { invalidateFor, useAsk } from '../../../api/queries.ts'
import { openAddress } from '../../../routing/open.ts'
import { useExchange } from '../../../session/store.ts'
import { MessageIcon } from '../../../ui/icons.tsx'
import { AppLine } from '../../../ui/page/LineCard.tsx'
import { markRead } from '../unread.ts'

const asked = { isUnread: true, limit: 25 } as const
const events = [notified]
/** Where an agent reads the answer to what it has asked for. */
const demand = '/demand'

/** A line of a home: what the agent has asked for and what was answered since it looked. */
export function AnsweredDemands() {
  const { t } = useTranslation()
  const isShown = openAddress(demand, useExchange()) !== null
  const { data } = useAsk(listNotifications, asked, { isEnabled: isShown })
  useLive(events, () => void (isShown && invalidateFor(listNotifications, asked)))
  const answered = (data?.notifications ?? []).filter(({ kind }) => kind === 'demandAnswered')
  const [last] = answered
  if (!isShown || !last) return null
  const [to, query] = last.path.split('?')
  return (
    <AppLine
      to={to ?? demand}
      search={Object.fromEntries(new URLSearchParams(query ?? ''))}
      icon={MessageIcon}
      tone="run"
      title={t('notifications.home.answered', { count: answered.length })}
      note={last.title}
      onFollow={() => void markRead({ ids: [last.id] }).then(() => invalidateFor(listNotifications, asked))}
    />
  )
}
