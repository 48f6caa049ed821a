import { role } from '@vigie/contract/access.ts'
import * as may from '@vigie/contract/access.calls.ts'
import { documentPages, type DocumentSort } from '@vigie/contract/documents/documents.kinds.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { documentsAddress, type DocumentsView } from '../../routing/addresses/documents.ts'
import { inPlace, useAddress } from '../../routing/useAddress.ts'
import { useSelection } from '../../routing/useSelection.ts'
import { useExchange, useUser } from '../../session/store.ts'
import { mayUse } from '../../session/subject.ts'
import { ListPage } from '../../ui/lists/ListPage.tsx'
import { hasFailed, ListStates } from '../../ui/lists/ListStates.tsx'
import { PageBar } from '../../ui/lists/PageBar.tsx'
import { CardListSkeleton } from '../../ui/lists/skeletons.tsx'
import { useListPage } from '../../ui/lists/useListPage.ts'
import { useListSearch } from '../../ui/lists/useListSearch.ts'
import { useNextPage } from '../../ui/lists/useNextPage.ts'
import { FilingZone } from './filing/FilingZone.tsx'
import { DocumentPanel } from './panel/DocumentPanel.tsx'
import { RemindButton } from './panel/RemindButton.tsx'
import { useLiveDocuments } from './useLiveDocuments.ts'
import { DocumentViewer } from './viewer/DocumentViewer.tsx'
import { cardHeight, DocumentCards } from './list/DocumentCards.tsx'
import { DocumentsExport } from './list/DocumentsExport.tsx'
import { DocumentsFilters } from './list/DocumentsFilters.tsx'
import { DocumentsHead } from './list/DocumentsHead.tsx'
import { DocumentsSkeleton, DocumentsTable } from './list/DocumentsTable.tsx'
import { NoDocuments } from './list/NoDocuments.tsx'
import { placeOf } from './list/question.rules.ts'
import { useDocuments, useOpenDocument } from './list/useDocuments.ts'
import type { Document } from '@vigie/contract/documents/documents.ts'

/** Documents before the end at which a phone asks for the next page. */
const ahead = 5

const actOn = (document: Document) => <RemindButton document={document} />

/** The documents of an address: a manager files them and sees who has read them, whoever they are for reads them. */
export function DocumentsBoard({ path }: { path: string }) {
  const { t } = useTranslation()
  const { role: reader } = useUser()
  const exchange = useExchange()
  const isManager = reader === role.manager
  const [view, change] = useAddress(documentsAddress)
  const place = placeOf(path, view, reader)
  /** What narrows or orders the list leads to its first page. */
  const narrow = (changes: Partial<DocumentsView>) => change({ page: 1, ...changes })
  const search = useListSearch(view.search, (words) => narrow({ search: words }))
  const list = useDocuments(place, view)
  const { query, documents, all, total, counts } = list
  useLiveDocuments()
  const { isBeyond } = list
  useEffect(() => {
    if (isBeyond) change({ page: Math.max(1, Math.ceil(total / view.size)) })
  }, [isBeyond, change, total, view.size])
  const selection = useSelection('documentId', view, change)
  const open = useOpenDocument(view.documentId, all, !query.isPending)
  const page = useListPage({
    ids: documents.map(({ id }) => id),
    search,
    onOpen: (id) => selection.open(id, true),
    // Over the list nothing of it answers to the keyboard.
    selection: isManager ? selection : { ...selection, isOpen: false, select: (id) => !selection.isOpen && selection.select(id) },
  })
  const onSeen = useNextPage(query, all.length, ahead)
  const isNarrowed =
    search.typed.trim() !== '' || view.filter !== 'all' || (view.owner !== null && place.owner === null) || view.typeId !== null
  const showAll = () => {
    search.type('')
    narrow({ filter: 'all', owner: null, typeId: null, search: '' })
  }
  const exporting = <DocumentsExport place={place} view={view} isManager={isManager} />
  const sort = (by: DocumentSort) => narrow({ sort: by })
  const files = isManager && mayUse(exchange, may.fileDocuments)
  return (
    <ListPage
      page={page}
      head={
        <DocumentsHead
          place={place}
          first={all[0]}
          counts={counts}
          isManager={isManager}
          onHelp={page.onHelp}
          export={page.isPhone ? null : exporting}
        />
      }
      controls={
        <>
          {files && <FilingZone place={place} isPhone={page.isPhone} />}
          {!hasFailed(query) && (
            <DocumentsFilters
              view={view}
              reader={reader}
              counts={counts}
              hasOwners={isManager && place.owner === null}
              search={search}
              onChange={narrow}
              forPhone={page.isPhone ? exporting : undefined}
            />
          )}
        </>
      }
      counted={query.data && t('documents.count', { count: total })}
    >
      <ListStates
        query={query}
        isEmpty={total === 0}
        skeleton={page.isPhone ? <CardListSkeleton height={cardHeight} /> : <DocumentsSkeleton isManager={isManager} />}
        empty={<NoDocuments isNarrowed={isNarrowed} filter={view.filter} isManager={files} onAll={showAll} />}
      >
        {page.isPhone ? (
          <DocumentCards documents={all} total={total} isManager={isManager} onOpen={selection.open} onSeen={onSeen} gridRef={page.grid} />
        ) : (
          <div>
            <DocumentsTable
              documents={documents}
              isManager={isManager}
              hasOwner={place.ownerId === null}
              sort={view.sort}
              onSort={sort}
              onOpen={selection.open}
              selectedId={page.selectedId}
              actOn={actOn}
              gridRef={page.grid}
            />
            <PageBar
              from={list.from}
              shown={documents.length}
              total={total}
              size={view.size}
              sizes={documentPages}
              isTurning={list.isTurning}
              onTurn={(step) => change({ page: view.page + step }, inPlace)}
              onSize={(size) => narrow({ size })}
            />
          </div>
        )}
      </ListStates>
      {isManager && (
        <DocumentPanel
          isOpen={selection.isOpen && !open.isComing}
          isComing={open.isComing}
          document={open.document}
          takesFocus={selection.isByKey}
          onWhole={() => change({ isWhole: true }, inPlace)}
          onClose={page.close}
        />
      )}
      {view.documentId !== null && (!isManager || view.isWhole) && (
        <DocumentViewer
          key={view.documentId}
          document={open.document}
          isComing={open.isComing}
          isManager={isManager}
          onClose={isManager ? () => change({ isWhole: false }) : selection.close}
        />
      )}
    </ListPage>
  )
}
