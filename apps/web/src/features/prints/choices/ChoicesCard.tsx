import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import type { PrintChoice } from '@vigie/contract/prints/prints.ts'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { printLists } from '../../../routing/addresses/prints.ts'
import { ErrorState } from '../../../ui/feedback/StatePage.tsx'
import { hasFailed } from '../../../ui/lists/ListStates.tsx'
import { ListSearch } from '../../../ui/lists/ListSearch.tsx'
import type { ListPageState } from '../../../ui/lists/useListPage.ts'
import type { ListWords } from '../../../ui/lists/useListSearch.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { Segments } from '../../../ui/pickers/Segments.tsx'
import { countOf, isChosen } from '../selection.rules.ts'
import type { ChangePrint, PrintView } from '../view.ts'
import { ChoiceList, ChoicesSkeleton } from './ChoiceList.tsx'
import { allLine, choicesCard } from './choices.styles.ts'
import type { Choices } from './useChoices.ts'
import type { useChoosing } from './useChoosing.ts'

interface ChoicesCardProps {
  readonly view: PrintView
  readonly lists: Readonly<Record<PrintView['list'], Choices>>
  /** Those of the list that fit what is typed. */
  readonly found: readonly PrintChoice[]
  readonly search: ListWords
  readonly choosing: ReturnType<typeof useChoosing>
  readonly page: ListPageState
  /** What to do where nobody has a service then; where it does not stand beside the list. */
  readonly empty: ReactNode
  /** Shows the sheet of a row; where there is no room for it beside the list a press ticks. */
  readonly onShow: ((id: number) => void) | undefined
  readonly onChange: ChangePrint
}

/** What there are sheets of: sites or agents, narrowed by words, each with a box. */
export function ChoicesCard({ view, lists, found, search, choosing, page, empty, onShow, onChange }: ChoicesCardProps) {
  const { t } = useTranslation()
  const id = useId()
  const { kind, list } = view
  const { query, total } = lists[list]
  const nameOf = (one: PrintView['list']) =>
    lists[one].query.data
      ? t('prints.choices.counted', { name: t(`prints.choices.list.${one}`), count: lists[one].total })
      : t(`prints.choices.list.${one}`)
  return (
    <Card component="section" aria-label={t('prints.choices.title')} sx={choicesCard}>
      <Box sx={{ display: 'grid', gap: 1.25, px: 2, pt: 2, pb: 0.5, '& > [role="group"]': { display: 'flex', '& > *': { flex: 1 } } }}>
        {kind === 'plannings' ? (
          <Segments
            label={t('prints.choices.lists')}
            value={list}
            choices={printLists.map((value) => ({ value, text: nameOf(value) }))}
            onChange={(next) => onChange({ list: next, search: '' })}
          />
        ) : (
          <Typography variant="h3" component="h2">
            {nameOf('sites')}
          </Typography>
        )}
        <ListSearch
          label={t(`prints.choices.search.${list}`)}
          placeholder={t(`prints.choices.hint.${list}`)}
          clear={t('prints.choices.clear')}
          search={search}
          maxLength={100}
        />
      </Box>
      {query.isPending && <ChoicesSkeleton />}
      {hasFailed(query) && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && total === 0 && (empty ?? <Nothing>{t('prints.choices.empty')}</Nothing>)}
      {total > 0 && found.length === 0 && <Nothing>{t(`prints.choices.none.${list}`)}</Nothing>}
      {found.length > 0 && (
        <>
          <AllLine id={id} view={view} choices={lists[list]} found={found} isNarrowed={search.typed.trim() !== ''} choosing={choosing} />
          <ChoiceList
            key={list}
            list={list}
            choices={found}
            selection={choosing.selection}
            selectedId={page.selectedId}
            gridRef={page.grid}
            onToggle={choosing.toggle}
            onShow={onShow}
          />
        </>
      )}
    </Card>
  )
}

const Nothing = ({ children }: { children: string }) => (
  <Typography color="textSecondary" sx={{ p: 3, textAlign: 'center', textWrap: 'pretty' }}>
    {children}
  </Typography>
)

interface AllLineProps extends Pick<ChoicesCardProps, 'view' | 'found' | 'choosing'> {
  readonly id: string
  readonly choices: Choices
  readonly isNarrowed: boolean
}

/** Chooses the whole list, or all of it that was found. */
function AllLine({
  id,
  view: { list },
  choices: { total, known, isAllKnown },
  found,
  isNarrowed,
  choosing: { selection, choose, chooseAll },
}: AllLineProps) {
  const { t } = useTranslation()
  const count = isNarrowed ? found.filter((one) => isChosen(selection, one.id)).length : countOf(selection, total, known)
  const all = isNarrowed ? found.length : total
  const toggle = () => {
    const isOn = count < all
    if (!isNarrowed) return chooseAll(isOn)
    choose(
      found.map((one) => one.id),
      isOn,
    )
  }
  return (
    <Box component="label" sx={allLine}>
      <Checkbox
        size="small"
        checked={count === all}
        indeterminate={count > 0 && count < all}
        // What was found is known once all of the list is.
        disabled={isNarrowed && !isAllKnown}
        onChange={toggle}
        slotProps={{ input: { 'aria-labelledby': id, 'aria-describedby': `${id}-count` } }}
      />
      <b id={id}>{t(isNarrowed ? `prints.choices.found.${list}` : `prints.choices.all.${list}`)}</b>
      <span className="count" id={`${id}-count`}>
        {t('prints.choices.of', { count, total: all })}
      </span>
    </Box>
  )
}
