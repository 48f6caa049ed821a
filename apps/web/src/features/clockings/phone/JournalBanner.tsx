import Button from '@mui/material/Button'
import { clockOf, dayOf, localOf } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import type { KeptAct } from '../../../offline/acts.ts'
import { acknowledge, useQueue } from '../../../offline/queue.ts'
import { useConnection, useCut } from '../../../session/reach.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'

type Told = { readonly tone: 'late' | 'wait'; readonly words: string }

/** Said once, at the top: that there is no network, how many acts wait for it, and what still works; null: nothing to say. */
function useJournalWords(): Told | null {
  const { t } = useTranslation()
  const { ownActs: acts, isSending } = useQueue()
  const isCut = useCut()
  const isOffline = useConnection() === 'lost' || isCut
  const count = acts.filter(({ state }) => state === 'waiting').length
  if (!isOffline && count === 0) return null
  if (count > 0 && isSending) return { tone: 'wait', words: t('clockings.phone.journal.sending', { count }) }
  return { tone: 'late', words: count > 0 ? t('clockings.phone.journal.waiting', { count }) : t('clockings.phone.journal.offline') }
}

/** In a place of its own on the agent's home. */
export function JournalLine() {
  const told = useJournalWords()
  return told && <Banner tone={told.tone}>{told.words}</Banner>
}

/** On every other page, in the way in which its place draws it. */
export function JournalNote({ children }: { children: (tone: Told['tone'], words: string) => ReactNode }) {
  const told = useJournalWords()
  return told && children(told.tone, told.words)
}

/** What the server has refused of what was kept, until it is read. */
export function RefusedActs({ isWide = false }: { isWide?: boolean }) {
  const { ownActs } = useQueue()
  return ownActs.filter(({ state }) => state === 'refused').map((act) => <Refused key={act.clockingUuid} act={act} isWide={isWide} />)
}

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
