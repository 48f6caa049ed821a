import Box from '@mui/material/Box'
import { giveCard, listCardAgents, readCardHolder } from '@vigie/contract/clockings/clockings.cards.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../../api/ask.ts'
import { isRefused } from '../../../../api/errors.ts'
import { invalidate, useAsk } from '../../../../api/queries.ts'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { useSentence } from '../../../../ui/feedback/sentences.ts'
import { Field } from '../../../../ui/fields/Field.tsx'
import { ChoiceRow } from '../../../../ui/fields/choices/ChoiceRow.tsx'
import { FormModal } from '../../../../ui/forms/FormModal.tsx'
import { useForm } from '../../../../ui/forms/useForm.ts'
import { BadgeIcon, SearchIcon } from '../../../../ui/icons.tsx'
import { onPhone } from '../../../../ui/page/tablet.ts'
import { useDebounced } from '../../../../ui/useDebounced.ts'
import { endingOf, takenFrom, type HeldCard } from './cards.rules.ts'
import { LostCards } from './LostCards.tsx'
import { ReaderLine } from './ReaderLine.tsx'
import { takeCards } from './shown.ts'
import { useUntouched } from '../useUntouched.ts'

/** Milliseconds: a manager's window shows agents' names, and is not left open on a wall. */
const patience = 60_000

/** Milliseconds between the last letter and the question. */
const pause = 250

/** Within a manager's access: the manager holds a card to the device, and chooses the agent whose it becomes. */
export function GiveCard({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const sentenceOf = useSentence()
  const [card, setCard] = useState<HeldCard | null>(null)
  const [problem, setProblem] = useState<unknown>(null)
  const [given, setGiven] = useState<string | null>(null)
  const [search, setSearch] = useState('')
  const [typed, type] = useDebounced(search, setSearch, pause)
  const { data } = useAsk(listCardAgents, { search: search.trim() }, { keepsFormer: true, staleTime: 0, isEnabled: card !== null })
  const form = useForm({
    start: { agentId: null as number | null, isOnly: false },
    send: ({ draft: { agentId, isOnly } }) =>
      ask(giveCard, { number: card?.number ?? '', agentId: agentId ?? 0, formerAgentId: card?.holder?.id ?? null, isOnly }),
    onDone: () => {
      setGiven(chosen?.name ?? '')
      setCard(null)
      void invalidate(listCardAgents)
    },
  })
  const agents = data?.agents ?? []
  // What the search has hidden is not given unseen.
  const chosen = agents.find(({ id }) => id === form.draft.agentId) ?? null
  const show = useEffectEvent(async (number: string) => {
    setGiven(null)
    setProblem(null)
    // A reader that types has typed into the field, too.
    type('')
    form.change({ agentId: null, isOnly: false })
    try {
      const { agent } = await ask(readCardHolder, { number })
      setCard({ number, holder: agent })
    } catch (why) {
      setCard(null)
      setProblem(why)
    }
  })
  useEffect(() => takeCards((number) => void show(number)), [])
  useUntouched(patience, onClose)
  const from = card && chosen && takenFrom(card, chosen)
  return (
    <FormModal
      form={form}
      isOnTablet
      forgets
      onClose={onClose}
      leave={t('common.close')}
      icon={BadgeIcon}
      title={t('clockings.cards.title')}
      subtitle={t(card ? 'clockings.cards.choose' : 'clockings.cards.hold')}
      submit={card ? (from ? t('clockings.cards.retake', { name: from }) : t('clockings.cards.give')) : undefined}
      isBlocked={!chosen}
    >
      <Box sx={content}>
        {problem !== null && (
          <Banner tone="missing">{Object.values(isRefused(problem) ? problem.errors : {})[0] ?? sentenceOf(problem)}</Banner>
        )}
        {given !== null && <Banner tone="done">{t('clockings.cards.given', { name: given })}</Banner>}
        {!card && <ReaderLine />}
        {card && (
          <>
            <Banner tone={card.holder ? 'late' : 'run'}>
              {card.holder
                ? t('clockings.cards.heldBy', { ending: endingOf(card.number), name: card.holder.name })
                : t('clockings.cards.free', { ending: endingOf(card.number) })}
            </Banner>
            <Field
              label={t('clockings.cards.search')}
              type="search"
              value={typed}
              onChange={(event) => type(event.target.value)}
              startAdornment={<SearchIcon style={{ flex: 'none' }} />}
              inputProps={{ autoComplete: 'off', maxLength: 100 }}
            />
            <Box role="radiogroup" aria-label={t('clockings.cards.choose')} sx={list}>
              {agents.map((agent) => (
                <ChoiceRow
                  key={agent.id}
                  group="agent"
                  name={agent.name}
                  aside={agent.cardCount > 0 ? t('clockings.cards.has', { count: agent.cardCount }) : undefined}
                  isChosen={agent.id === chosen?.id}
                  onChoose={() => form.change({ agentId: agent.id, isOnly: false })}
                />
              ))}
              {data && agents.length === 0 && (
                <Box sx={{ py: 2, fontSize: 17, color: 'text.secondary' }}>{t('clockings.cards.nobody')}</Box>
              )}
            </Box>
            {chosen && <LostCards card={card} agent={chosen} isOnly={form.draft.isOnly} onChange={(isOnly) => form.change({ isOnly })} />}
          </>
        )}
      </Box>
    </FormModal>
  )
}

/** Read while one stands: what is told has the size of what is touched. */
const content = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& [role="status"], & [role="alert"]': { fontSize: 17 },
} as const
const list = {
  display: 'grid',
  gap: 1,
  gridAutoRows: 'max-content',
  maxHeight: 'max(240px, 32vh)',
  overflowY: 'auto',
  p: 0.5,
  [onPhone]: { maxHeight: 'none' },
} as const
