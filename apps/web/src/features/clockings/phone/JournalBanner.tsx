import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { clockOf, dayOf, localOf } from '@vigie/contract/kit/time.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { writtenDay } from '../../../kit/dates.ts'
import type { QueuedAct } from '../../../offline/acts.ts'
import { acknowledge, useQueue } from '../../../offline/queue.ts'
import { useConnection, useCut } from '../../../session/reach.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { WithAction } from '../../../ui/feedback/WithAction.tsx'
import { useDecided } from './useDecided.ts'

type Told = { readonly tone: 'late' | 'wait'; readonly words: string }

/** Shown once, at the top: that there is no network, how many acts wait for it, and what still works; null: nothing to say. */
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

/** More than so many acts that are to be confirmed are told together. */
const mostApart = 3

/** What the server has said of what was kept, until it is read: that it is refused, or to be confirmed by a manager. */
export function ActsToRead({ isWide = false }: { isWide?: boolean }) {
  const { t } = useTranslation()
  const { ownActs } = useQueue()
  const told = ownActs.filter(({ state }) => state === 'refused' || state === 'unconfirmed')
  const unconfirmed = told.filter(({ state }) => state === 'unconfirmed')
  useDecided(unconfirmed)
  const isMany = unconfirmed.length > mostApart
  const apart = isMany ? told.filter(({ state }) => state === 'refused') : told
  return (
    <>
      {apart.map((act) => (
        <ActToRead key={act.clockingUuid} act={act} isWide={isWide} />
      ))}
      {isMany && (
        <ToRead tone="late" isWide={isWide} acts={unconfirmed}>
          {t('clockings.phone.journal.unconfirmedMany', { count: unconfirmed.length })}
        </ToRead>
      )}
    </>
  )
}

function ActToRead({ act, isWide }: { act: QueuedAct; isWide: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { facts, happenedAt, refused } = act
  const state = act.state === 'refused' ? 'refused' : 'unconfirmed'
  const local = localOf(happenedAt, facts.timeZone)
  const when = `${writtenDay(dayOf(local), language, 'short')} ${clockOf(local)}`
  return (
    <ToRead tone={state === 'refused' ? 'missing' : 'late'} isWide={isWide} acts={[act]}>
      {t(`clockings.phone.journal.${state}.${facts.act}`, { when, site: facts.siteName, why: refused ?? '' })}
    </ToRead>
  )
}

interface ToReadProps {
  readonly tone: 'late' | 'missing'
  readonly isWide: boolean
  readonly acts: readonly QueuedAct[]
  readonly children: string
}

/** It stays until the agent has read it. */
function ToRead({ tone, isWide, acts, children }: ToReadProps) {
  const { t } = useTranslation()
  const read = (
    <Button color="inherit" variant="outlined" onClick={() => void acknowledge(acts)} sx={{ flex: 'none', minHeight: 44 }}>
      {t('clockings.phone.journal.read')}
    </Button>
  )
  return (
    // On the home as wide as the service's card.
    <Box sx={{ maxWidth: isWide ? 'none' : 560 }}>
      <Banner tone={tone} isWide={isWide}>
        <WithAction action={read}>{children}</WithAction>
      </Banner>
    </Box>
  )
}
