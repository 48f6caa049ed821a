import IconButton from '@mui/material/IconButton'
import Skeleton from '@mui/material/Skeleton'
import type { ChainRoot } from '@vigie/contract/clockings/clockings.proof.ts'
import { memo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/i18n.ts'
import { writtenInstant } from '../../kit/dates.ts'
import { copyText } from '../../ui/feedback/copyText.ts'
import { CopyIcon } from '../../ui/icons.tsx'
import { GridTable } from '../../ui/lists/GridTable.tsx'
import { TableSkeleton } from '../../ui/lists/skeletons.tsx'
import { rootsStyles } from './rootsTable.styles.ts'
import { shortened } from './words.ts'

interface RootsTableProps {
  readonly roots: readonly ChainRoot[]
  /** Of all pages. */
  readonly total: number
  readonly selectedId: number | null
  readonly onOpen: (number: number) => void
  readonly onSeen: (index: number) => void
  readonly gridRef: Ref<HTMLDivElement>
}

const rowId = (number: number): string => `root-${number}`
const columns = ['number', 'at', 'kind', 'sites', 'acts', 'digest', 'key'] as const

/** The log of roots as a table, in the one order that is signed. */
export function RootsTable({ roots, total, selectedId, onOpen, onSeen, gridRef }: RootsTableProps) {
  const { t } = useTranslation()
  return (
    <GridTable
      label={t('roots.list')}
      count={roots.length}
      total={Math.max(total, roots.length)}
      keyOf={(at) => roots[at]!.number}
      selectedId={selectedId}
      selectedAt={selectedId === null ? -1 : roots.findIndex(({ number }) => number === selectedId)}
      rowId={rowId}
      head={columns.map((name) => (
        <div key={name} role="columnheader" className={name}>
          {t(`roots.columns.${name}`)}
        </div>
      ))}
      styles={rootsStyles}
      gridRef={gridRef}
      onSeen={onSeen}
    >
      {(index, top) => {
        const root = roots[index]!
        return <RootRow root={root} index={index} top={top} isSelected={root.number === selectedId} onOpen={onOpen} />
      }}
    </GridTable>
  )
}

interface RootRowProps extends Pick<RootsTableProps, 'onOpen'> {
  readonly root: ChainRoot
  readonly index: number
  readonly top: number
  readonly isSelected: boolean
}

const RootRow = memo(function RootRow({ root, index, top, isSelected, onOpen }: RootRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { number, at, kind, siteCount, actCount, keyId } = root
  const figure = (value: number) => t('roots.number', { value })
  const said = { done: t('roots.copied'), failed: t('roots.notCopied') }
  return (
    // The keyboard works the grid as a whole (useListKeys): it says which row is meant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="row"
      id={rowId(number)}
      className={isSelected ? 'row selected' : 'row'}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
      onClick={(event) => {
        if (!(event.target instanceof Element && event.target.closest('button'))) onOpen(number)
      }}
    >
      <div role="gridcell" className="number">
        {figure(number)}
      </div>
      <div role="gridcell" className="at">
        {writtenInstant(at, language)}
      </div>
      <div role="gridcell" className="kind">
        {t(`roots.kinds.${kind}`)}
      </div>
      <div role="gridcell" className="sites">
        {figure(siteCount)}
      </div>
      <div role="gridcell" className="acts">
        {figure(actCount)}
      </div>
      <div role="gridcell" className="digest">
        <span>{shortened(root.root)}</span>
        <IconButton
          size="small"
          aria-label={t('roots.copyDigest', { number: figure(number) })}
          title={t('roots.copyDigest', { number: figure(number) })}
          onClick={() => void copyText(root.root, said)}
        >
          <CopyIcon size={16} />
        </IconButton>
      </div>
      <div role="gridcell" className="key">
        {shortened(keyId)}
      </div>
    </div>
  )
})

/** The table's own columns, so that only the words are missing. */
export const RootsSkeleton = () => <TableSkeleton styles={rootsStyles} columns={columns} head={<Skeleton variant="text" width={60} />} />
