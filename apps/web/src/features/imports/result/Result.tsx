import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ImportOutcome } from '@vigie/contract/imports/imports.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../../ui/page/Card.tsx'
import { KeysDialog } from '../../../ui/lists/KeysDialog.tsx'
import { QuietDrawing } from '../../../ui/illustrations/pages.tsx'
import { KeysButton } from '../../../ui/lists/KeysButton.tsx'
import { RowsSkeleton } from '../../../ui/lists/skeletons.tsx'
import { SortSelect } from '../../../ui/lists/SortSelect.tsx'
import { useListPage } from '../../../ui/lists/useListPage.ts'
import { StatePage } from '../../../ui/feedback/StatePage.tsx'
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx'
import { GroupCards } from './GroupCards.tsx'
import { countsOf, entriesOf, firstGroup, type GroupName } from './groups.ts'
import { inOrder, lineSortKeys, sortFor, usualLineSort, type LineSort, type LineSortKey } from './lineOrder.ts'
import { Lines } from './Lines.tsx'
import { LinesExport } from './LinesExport.tsx'
import { useLineText } from './sentences.ts'
import { useCounted } from '../useCounted.ts'

/** What an import would do: the figures, and the lines of the one that is chosen. */
export function Result({ outcome }: { outcome: ImportOutcome }) {
  const { t } = useTranslation()
  const counted = useCounted()
  const textOf = useLineText()
  const [chosen, setChosen] = useState<GroupName | null>(null)
  const shown = chosen ?? firstGroup(outcome)
  const [asked, setSort] = useState<LineSort>(usualLineSort)
  const sort = sortFor(shown, asked)
  const entries = useMemo(() => inOrder(entriesOf(outcome, shown), sort, outcome.files, textOf), [outcome, shown, sort, textOf])
  const count = countsOf(outcome)[shown]
  const unchanged = counted(outcome.unchanged)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  const page = useListPage({ ids: useMemo(() => entries.map((_, at) => at), [entries]) })
  return (
    <Box component="section" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2" ref={title} tabIndex={-1}>
        {t('imports.result.title')}
      </Typography>
      <GroupCards outcome={outcome} shown={shown} onShow={setChosen} />
      {unchanged && <Typography color="textSecondary">{t('imports.result.unchanged', { what: unchanged })}</Typography>}
      <LiveRegion className="visually-hidden">{t('imports.result.shown', { count })}</LiveRegion>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 44, flexWrap: 'wrap' }}>
        <Box>
          <Typography variant="h3" component="h2">
            {t(`imports.result.groups.${shown}`)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[
              entries.length < count && t('imports.result.first', { shown: entries.length, count }),
              shown === 'warned' && count > 0 && t('imports.result.advice'),
            ]
              .filter(Boolean)
              .join(' ')}
          </Typography>
        </Box>
        {entries.length > 0 && (
          <Box sx={{ display: 'flex', gap: 1.25, width: { xs: '100%', sm: 'auto' } }}>
            <Box sx={{ flex: { xs: 1, sm: '0 0 15rem' }, minWidth: 0 }}>
              <SortSelect<LineSort>
                columns={lineSortKeys(shown).map((key) => [key, t(`imports.result.sort.${wordOf(key, shown)}`)] as const)}
                sort={sort}
                usual={usualLineSort}
                onSort={setSort}
              />
            </Box>
            <LinesExport group={shown} entries={entries} textOf={textOf} />
            <KeysButton onHelp={page.onHelp} />
          </Box>
        )}
      </Box>
      {entries.length === 0 ? (
        <Card>
          <StatePage drawing={<QuietDrawing />} title={t(`imports.result.empty.${shown}`)} />
        </Card>
      ) : textOf ? (
        <Lines key={`${shown} ${sort}`} entries={entries} textOf={textOf} gridRef={page.grid} />
      ) : (
        <RowsSkeleton rows={8} height={41} />
      )}
      <KeysDialog enterDoes={page.does} isOpen={page.isHelping} onClose={page.endHelp} />
    </Box>
  )
}

/** What is said of a warning begins with whom it is about, of a refused line it is why, of another what stands in it. */
function wordOf(key: LineSortKey, group: GroupName) {
  if (key !== 'text') return key
  return group === 'warned' ? 'agent' : group === 'refused' ? 'reason' : 'content'
}
