import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { agentChanged, type AgentDetails } from '@vigie/contract/agents/agents.ts'
import { listCards, removeCard, type AgentCard } from '@vigie/contract/clockings/clockings.cards.ts'
import { dayOf, localOf } from '@vigie/contract/kit/time.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../api/ask.ts'
import { useLive } from '../../../api/live.ts'
import { invalidate, useAsk } from '../../../api/queries.ts'
import { useExchange } from '../../../session/store.ts'
import { figures } from '../../../theme/augment.ts'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { LoadingPlaceholder } from '../../../ui/feedback/LoadingPlaceholder.tsx'
import { useSentence } from '../../../ui/feedback/sentences.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { GiveBadge } from './GiveBadge.tsx'
import { Part, Quiet } from './Part.tsx'
import type { AgentWords } from '../words.ts'

const changes = [agentChanged]

interface BadgesPartProps {
  readonly agent: Pick<AgentDetails, 'id' | 'name' | 'archivedOn'>
  readonly words: AgentWords
}

/** The NFC cards by which an agent is known at the devices, for managers who may give them. One that is lost is taken away here. */
export function BadgesPart({ agent, words }: BadgesPartProps) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const { data, error, refetch } = useAsk(listCards, { agentId: agent.id })
  const [chosen, choose] = useState<AgentCard | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [isGiving, setGiving] = useState(false)
  const isArchived = agent.archivedOn !== null
  useLive(changes, () => void invalidate(listCards))
  const remove = async ({ id: cardId, ending }: AgentCard) => {
    try {
      await ask(removeCard, { agentId: agent.id, cardId })
      toast('success', t('agents.badges.removed', { ending }))
    } catch (why) {
      toast('error', sentenceOf(why))
    }
    await invalidate(listCards)
    setAsking(false)
  }
  const begin = (card: AgentCard) => {
    choose(card)
    setAsking(true)
  }
  return (
    <Part
      title={t('agents.badges.title')}
      aside={
        isArchived ? undefined : (
          <Button size="small" onClick={() => setGiving(true)} sx={{ minHeight: 44, my: -1, mr: -1 }}>
            {t('agentFile.badge.title')}
          </Button>
        )
      }
    >
      {data && data.cards.length === 0 && <Quiet>{t('agents.badges.none')}</Quiet>}
      {data && data.cards.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.cards.map((card) => (
            <Badge key={card.id} card={card} words={words} onRemove={() => begin(card)} />
          ))}
        </Box>
      )}
      {!data && !error && (
        <LoadingPlaceholder>
          <Skeleton variant="rounded" height={44} />
        </LoadingPlaceholder>
      )}
      {!data && error && (
        <>
          <Quiet>{sentenceOf(error)}</Quiet>
          <Button variant="outlined" color="inherit" onClick={() => void refetch()} sx={{ justifySelf: 'start' }}>
            {t('common.retry')}
          </Button>
        </>
      )}
      {isGiving && <GiveBadge agent={agent} onClose={() => setGiving(false)} />}
      <ConfirmDialog
        isOpen={isAsking}
        variant="warning"
        title={t('agents.badges.removeTitle', { ending: chosen?.ending ?? '' })}
        confirm={t('agents.badges.remove')}
        onConfirm={() => (chosen ? remove(chosen) : undefined)}
        onCancel={() => setAsking(false)}
      >
        {t('agents.badges.removeText', { name: agent.name })}
      </ConfirmDialog>
    </Part>
  )
}

interface BadgeProps {
  readonly card: AgentCard
  readonly words: AgentWords
  readonly onRemove: () => void
}

/** One card: its last figures, and since when, from whom and where its agent has it. */
function Badge({ card, words, onRemove }: BadgeProps) {
  const { t } = useTranslation()
  const { timeZone } = useExchange()
  const { ending, givenAt, givenBy, deviceName } = card
  const told = [
    givenAt === null ? t('agents.badges.imported') : t('agents.badges.since', { day: words.day(dayOf(localOf(givenAt, timeZone))) }),
    givenBy !== null && t('agents.badges.by', { name: givenBy }),
    deviceName !== null && t('agents.badges.at', { device: deviceName }),
  ]
  return (
    <Box component="li" sx={rowStyles}>
      <div>
        <Box component="strong" sx={{ fontFamily: figures }}>
          {t('agents.badges.one', { ending })}
        </Box>
        <small>{told.filter(Boolean).join(' · ')}</small>
      </div>
      <Button size="small" aria-label={t('agents.badges.removeNamed', { ending })} onClick={onRemove} sx={{ minHeight: 44 }}>
        {t('agents.badges.removeShort')}
      </Button>
    </Box>
  )
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.5,
  py: 0.5,
  overflowWrap: 'anywhere',
  '& > div': { display: 'grid', gap: 0.25 },
  '& small': { fontSize: '0.8125rem', color: 'text.secondary' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const
