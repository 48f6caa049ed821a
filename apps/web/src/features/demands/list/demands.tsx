import { readDemandEffects } from '@vigie/contract/demands/demands.effects.ts'
import { isOpenDemand } from '@vigie/contract/demands/demands.forms.ts'
import { countDemands, demandsChanged, demandStates, listDemands, type DemandState } from '@vigie/contract/demands/demands.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAsk } from '../../../api/queries.ts'
import { useLanguage } from '../../../i18n/i18n.ts'
import { digitsOf } from '../../../kit/dates.ts'
import { defineList } from '../../../lists/defineList.ts'
import { demandsAddress, type DemandsView } from '../../../routing/addresses/demands.ts'
import { useNow } from '../../../session/useNow.ts'
import { FellOpen } from '../FellOpen.tsx'
import { useDemandTypes } from '../useDemandTypes.ts'
import { DemandView } from '../view/DemandView.tsx'
import type { Answered } from '../view/useAnswer.ts'
import { useDemandWords } from '../words.ts'
import { shownCounts } from './counts.rules.ts'
import { DemandSummary, SummarySkeleton, summaryStyles } from './DemandSummary.tsx'
import { nextToAnswer } from './next.rules.ts'
import { NoDemands } from './NoDemands.tsx'
import { PaneSkeleton } from './PaneSkeleton.tsx'
import { useInboxParts } from './parts.ts'
import { useOpenDemand } from './useOpenDemand.ts'
import { WaitingLine } from './WaitingLine.tsx'

const narrowedBy = ({ search, typeId }: DemandsView) => ({
  ...(search.trim() !== '' && { search: search.trim() }),
  ...(typeId !== null && { typeId }),
})

function useDemandsContext(view: DemandsView) {
  const { t } = useTranslation()
  const counts = useAsk(countDemands, narrowedBy(view), { keepsFormer: true }).data
  /** The last answer that has left something to do. */
  const [unfilled, setUnfilled] = useState<Answered | null>(null)
  return {
    t,
    state: view.state,
    counts: counts && shownCounts(counts),
    unfilled,
    setUnfilled,
    language: useLanguage(),
    words: useDemandWords(),
    now: useNow(60),
    parts: useInboxParts(),
    ...useDemandTypes(),
  }
}
type Context = ReturnType<typeof useDemandsContext>

/** The manager's inbox: what agents ask for, the one that is read beside it, and the answer. */
export const list = defineList({
  name: 'demands',
  call: listDemands,
  address: demandsAddress,
  input: (view) => ({ ...narrowedBy(view), state: view.state }),
  mostRows: 200,
  rowsOf: ({ demands }) => demands,
  totalOf: (_, { counts, state }: Context) => counts?.[state].value ?? null,
  countText: ({ t, counts, state }) => (counts?.[state].isMore ? t('demands.countOrMore', { count: counts[state].value }) : undefined),
  filters: [
    {
      as: 'chips',
      key: 'state',
      words: demandStates,
      usual: 'open',
      isChoice: true,
      countOf: (word, _, { t, counts }) => {
        const count = counts?.[word as DemandState]
        return count?.isMore ? t('demands.numberOrMore', { value: count.value }) : count?.value
      },
    },
    { as: 'pick', key: 'typeId', choices: (_, { types }) => types.map(({ id, name }) => ({ id, label: name })) },
  ],
  // The server's own: of those that wait the oldest first, of the others the latest.
  sorts: { keys: [], usual: null },
  all: { state: 'all' },
  useContext: useDemandsContext,
  columns: [
    { key: 'sent', value: ({ createdAt }, { language }) => digitsOf(createdAt, language) },
    { key: 'agent', value: ({ agentName }) => agentName },
    { key: 'number', value: ({ employeeNumber }) => employeeNumber },
    { key: 'type', value: ({ typeName }) => typeName },
    { key: 'asked', value: (demand, { words, formOf }) => words.line(demand, formOf(demand.typeId)) },
    { key: 'text', value: ({ text }) => text },
    { key: 'status', value: ({ status }, { words }) => words.status(status) },
    { key: 'answered', value: ({ handledAt }, { language }) => handledAt && digitsOf(handledAt, language) },
    { key: 'by', value: ({ handledByName }) => handledByName },
    { key: 'answer', value: ({ response }) => response },
  ],
  card: (demand, { formOf, now, state }) => (
    <DemandSummary demand={demand} form={formOf(demand.typeId)} now={now} isMixed={state === 'all'} />
  ),
  cardHeight: 96,
  cardSkeleton: () => <SummarySkeleton />,
  pane: {
    key: 'demandId',
    useRow: useOpenDemand,
    show: (demand, { heading, close, onDone }, { formOf, parts: { cover, onFile }, setUnfilled }) => (
      // Another demand is another form: what was typed for this one is kept for it.
      <DemandView
        key={demand.id}
        demand={demand}
        form={formOf(demand.typeId)}
        {...{ heading, close, cover, onFile }}
        onAnswered={(done) => {
          if (isOpenDemand(done.demand.status)) return
          if (done.opened.length > 0) setUnfilled(done)
          onDone(done.demand.id)
        }}
      />
    ),
    skeleton: () => <PaneSkeleton />,
    next: nextToAnswer,
    notice: ({ unfilled, setUnfilled }) => unfilled && <FellOpen answered={unfilled} onClose={() => setUnfilled(null)} />,
    rowStyles: summaryStyles,
    rowHeight: 85,
  },
  hasFieldsBeside: true,
  hasActsBelow: true,
  text: () => <WaitingLine />,
  actions: ({ context: { parts } }) => parts.acts,
  empty: ({ view: { state }, context: { counts }, showAll }) => (
    <NoDemands state={state} isNone={counts?.all.value === 0} onAll={showAll} />
  ),
  live: [demandsChanged],
  alsoAnew: [readDemandEffects],
})
