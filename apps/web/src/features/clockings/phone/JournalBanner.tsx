import Button from '@mui/material/Button'
import { clockOf, dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import type { KeptAct } from '../../../offline/acts.ts'
import { acknowledge, useQueue } from '../../../offline/queue.ts'
import { useConnection } from '../../../session/reach.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'

function subscribe(changed: () => void): () => void {
  const names = ['online', 'offline'] as const
  for (const name of names) window.addEventListener(name, changed)
  return () => {
    for (const name of names) window.removeEventListener(name, changed)
  }
}

/** Said once, at the top: that there is no network, how many acts wait for it, and what still works. */
export function JournalBanner() {
  const { t } = useTranslation()
  const { ownActs: acts, isSending } = useQueue()
  const isCut = useSyncExternalStore(subscribe, () => !navigator.onLine)
  const connection = useConnection()
  const isOffline = isCut || connection === 'lost'
  const count = acts.filter(({ state }) => state === 'waiting').length
  const sending = count > 0 && isSending
  return (
    <>
      {(isOffline || count > 0) && (
        <Banner tone={sending ? 'wait' : 'late'} isWide>
          {sending
            ? t('clockings.phone.journal.sending', { count })
            : count > 0
              ? t('clockings.phone.journal.waiting', { count })
              : t('clockings.phone.journal.offline')}
        </Banner>
      )}
      {acts
        .filter(({ state }) => state === 'refused')
        .map((act) => (
          <Refused key={act.clockingUuid} act={act} />
        ))}
    </>
  )
}

/** An act that was kept and then refused: it stays until the agent has read why. */
function Refused({ act: { clockingUuid, facts, happenedAt, refused } }: { act: KeptAct }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const local = localOf(happenedAt, facts.timeZone)
  const when = `${writtenDay(dayOf(local), language, 'short')} ${clockOf(local)}`
  return (
    <Banner
      tone="missing"
      isWide
      action={
        <Button color="inherit" onClick={() => void acknowledge(clockingUuid)} sx={{ flex: 'none', minHeight: 44 }}>
          {t('clockings.phone.journal.read')}
        </Button>
      }
    >
      {t(`clockings.phone.journal.refused.${facts.act}`, { when, site: facts.siteName, why: refused ?? '' })}
    </Banner>
  )
}
