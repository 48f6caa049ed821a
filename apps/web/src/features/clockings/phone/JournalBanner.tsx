import Button from '@mui/material/Button'
import { clockOf, dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import type { KeptAct } from '../../../offline/acts.ts'
import { acknowledge, useQueue } from '../../../offline/queue.ts'
import { useConnection, useCut } from '../../../session/reach.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'

/** Said once, at the top: that there is no network, how many acts wait for it, and what still works. */
export function JournalLine({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation()
  const { ownActs: acts, isSending } = useQueue()
  const isCut = useCut()
  const isOffline = useConnection() === 'lost' || isCut
  const count = acts.filter(({ state }) => state === 'waiting').length
  const sending = count > 0 && isSending
  if (!isOffline && count === 0) return null
  return (
    <Banner tone={sending ? 'wait' : 'late'} isWide={isWide}>
      {sending
        ? t('clockings.phone.journal.sending', { count })
        : count > 0
          ? t('clockings.phone.journal.waiting', { count })
          : t('clockings.phone.journal.offline')}
    </Banner>
  )
}

/** What the server has refused of what was kept, until it is read. */
export function RefusedActs({ isWide = false }: { isWide?: boolean }) {
  const { ownActs } = useQueue()
  return ownActs.filter(({ state }) => state === 'refused').map((act) => <Refused key={act.clockingUuid} act={act} isWide={isWide} />)
}

/** Across the top of a page. */
export const JournalBanner = () => (
  <>
    <JournalLine isWide />
    <RefusedActs isWide />
  </>
)

/** An act that was kept and then refused: it stays until the agent has read why. */
function Refused({ act: { clockingUuid, facts, happenedAt, refused }, isWide }: { act: KeptAct; isWide: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const local = localOf(happenedAt, facts.timeZone)
  const when = `${writtenDay(dayOf(local), language, 'short')} ${clockOf(local)}`
  return (
    <Banner
      tone="missing"
      isWide={isWide}
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
