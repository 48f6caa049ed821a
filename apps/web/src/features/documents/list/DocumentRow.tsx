import type { Document } from '@vigie/contract/documents/documents.ts'
import { readingStateOf } from '@vigie/contract/documents/documents.rules.ts'
import { memo, type ReactNode } from 'react'
import { ownWords } from '../../../i18n/ownWords.ts'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { DocumentMark } from '../DocumentMark.tsx'
import { toneOf } from '../states.rules.ts'
import { useDocumentWords } from '../words.ts'
import { ReadPart, ValidationPart } from './ManagerParts.tsx'

export interface DocumentRowProps {
  readonly document: Document
  readonly index: number
  readonly top: number
  readonly isSelected: boolean
  readonly isManager: boolean
  /** The list holds documents of several owners. */
  readonly hasOwner: boolean
  readonly onOpen: (id: number) => void
  /** The manager's act on it. */
  readonly act: ReactNode
}

export const rowId = (id: number): string => `document-${id}`

/** One document. The row is one target: it opens beside the list, or over it for who reads it. */
export const DocumentRow = memo(function DocumentRow({
  document,
  index,
  top,
  isSelected,
  isManager,
  hasOwner,
  onOpen,
  act,
}: DocumentRowProps) {
  const words = useDocumentWords()
  const state = readingStateOf(document)
  const [filed, first] = [words.day(document.filedAt), words.day(document.createdAt)]
  const isNew = !isManager && state === 'unviewed'
  return (
    // The keyboard works the grid as a whole (useListKeys): it says which row is meant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="row"
      id={rowId(document.id)}
      className={['row', isSelected && 'selected', isNew && 'new'].filter(Boolean).join(' ')}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
      onClick={(event) => {
        if (!(event.target instanceof Element && event.target.closest('button'))) onOpen(document.id)
      }}
    >
      <div role="gridcell" className="document">
        <DocumentMark document={document} />
        <span className="names">
          <b {...ownWords} title={document.name}>
            {document.name}
          </b>
          <small>
            {/* Where there is no room for its column. */}
            {hasOwner && <span className="whose">{words.owner(document)} · </span>}
            {words.meta(document, false)}
            {/* Beside its column it says something else only of another version. */}
            <span className={filed === first ? 'day' : undefined}> · {filed}</span>
          </small>
        </span>
      </div>
      <div role="gridcell" className="owner" title={words.owner(document)}>
        {words.owner(document)}
      </div>
      <div role="gridcell" className="filed">
        {first}
      </div>
      {isManager ? (
        <>
          <div role="gridcell" className="read">
            <ReadPart document={document} />
          </div>
          <div role="gridcell" className="validation">
            <ValidationPart document={document} />
          </div>
          <div role="gridcell" className="act">
            {act}
          </div>
        </>
      ) : (
        <div role="gridcell" className="state">
          <Tag tone={toneOf(document)}>{words.state(document)}</Tag>
        </div>
      )}
    </div>
  )
})
