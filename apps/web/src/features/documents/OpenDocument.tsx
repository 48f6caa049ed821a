import { readDocument, type Document } from '@vigie/contract/documents/documents.ts'
import { useAsk } from '../../api/queries.ts'
import type { OpenRow } from '../../lists/defineList.ts'
import { DocumentPanel } from './panel/DocumentPanel.tsx'
import { DocumentViewer } from './viewer/DocumentViewer.tsx'

interface OpenDocumentProps {
  readonly opened: OpenRow<Document>
  readonly isManager: boolean
  /** A manager reads it whole. */
  readonly isWhole: boolean
  readonly onWhole: (isWhole: boolean) => void
}

/** The document that is open: of the list where that holds it, else asked for alone, as by the link of a notice. */
export function OpenDocument({ opened: { id, rows, isListed, isByKey, close }, isManager, isWhole, onWhole }: OpenDocumentProps) {
  const own = rows.find((row) => row.id === id)
  const isEnabled = id !== null && own === undefined && isListed
  const alone = useAsk(readDocument, { id: id ?? 0 }, { isEnabled })
  const document = own ?? (isEnabled ? alone.data?.document : undefined)
  const isComing = id !== null && document === undefined && (!isListed || alone.isPending)
  return (
    <>
      {isManager && (
        <DocumentPanel
          isOpen={id !== null && !isComing}
          isComing={isComing}
          document={document}
          takesFocus={isByKey}
          onWhole={() => onWhole(true)}
          onClose={close}
        />
      )}
      {id !== null && (!isManager || isWhole) && (
        <DocumentViewer
          key={id}
          document={document}
          isComing={isComing}
          isManager={isManager}
          onClose={isManager ? () => onWhole(false) : close}
        />
      )}
    </>
  )
}
