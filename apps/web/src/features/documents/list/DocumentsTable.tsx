import Skeleton from '@mui/material/Skeleton'
import type { DocumentSort } from '@vigie/contract/documents/documents.kinds.ts'
import type { Document } from '@vigie/contract/documents/documents.ts'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { GridTable } from '../../../ui/lists/GridTable.tsx'
import { TableSkeleton } from '../../../ui/lists/skeletons.tsx'
import { SortHead } from '../../../ui/lists/SortHead.tsx'
import { DocumentRow, rowId } from './DocumentRow.tsx'
import { documentRowRem, documentsStyles } from './documentsTable.styles.ts'

interface DocumentsTableProps {
  /** Of the page that is shown. */
  readonly documents: readonly Document[]
  readonly isManager: boolean
  readonly hasOwner: boolean
  readonly sort: DocumentSort
  readonly onSort: (sort: DocumentSort) => void
  readonly onOpen: (id: number) => void
  readonly selectedId: number | null
  readonly actOn: (document: Document) => ReactNode
  readonly gridRef: Ref<HTMLDivElement>
}

/** The documents of a page as a table. */
export function DocumentsTable({ documents, isManager, hasOwner, sort, onSort, onOpen, selectedId, actOn, gridRef }: DocumentsTableProps) {
  const { t } = useTranslation()
  const byDay = sort === '-created_at' ? 'newest' : sort === 'created_at' ? 'oldest' : null
  const head = { sort, usual: '-created_at', onSort } as const
  return (
    <GridTable
      label={t('documents.list')}
      count={documents.length}
      keyOf={(at) => documents[at]!.id}
      selectedId={selectedId}
      selectedAt={selectedId === null ? -1 : documents.findIndex(({ id }) => id === selectedId)}
      rowId={rowId}
      rowHeight={documentRowRem}
      head={
        <>
          <SortHead<DocumentSort> name={t('documents.columns.name')} column="name" className="document" {...head}>
            {/* Where there is no room for the column of days, it is said all the same how they are ordered. */}
            {byDay && <span className="order">· {t(`documents.order.${byDay}`)}</span>}
          </SortHead>
          <div role="columnheader" className="owner">
            {t('documents.columns.owner')}
          </div>
          <SortHead<DocumentSort> name={t('documents.columns.filed')} column="created_at" className="filed" {...head} />
          {isManager ? (
            <>
              <SortHead<DocumentSort> name={t('documents.columns.read')} column="read" className="read" {...head} />
              <SortHead<DocumentSort> name={t('documents.columns.validation')} column="validated" className="validation" {...head} />
              <div role="columnheader" className="act">
                <span className="visually-hidden">{t('documents.columns.act')}</span>
              </div>
            </>
          ) : (
            <div role="columnheader" className="state">
              {t('documents.columns.state')}
            </div>
          )}
        </>
      }
      styles={documentsStyles(isManager)}
      gridRef={gridRef}
    >
      {(index, top) => {
        const document = documents[index]!
        const isSelected = document.id === selectedId
        return (
          <DocumentRow
            document={document}
            index={index}
            top={top}
            isSelected={isSelected}
            isManager={isManager}
            hasOwner={hasOwner}
            onOpen={onOpen}
            act={isManager ? actOn(document) : null}
          />
        )
      }}
    </GridTable>
  )
}

const columns = {
  manager: ['document', 'owner', 'filed', 'read', 'validation', 'act'],
  reader: ['document', 'owner', 'filed', 'state'],
} as const

/** The table's own columns, so that only the words are missing. */
export const DocumentsSkeleton = ({ isManager }: { isManager: boolean }) => (
  <TableSkeleton
    styles={documentsStyles(isManager)}
    columns={isManager ? columns.manager : columns.reader}
    head={<Skeleton variant="text" width={120} />}
    rowHeight={documentRowRem}
  />
)
