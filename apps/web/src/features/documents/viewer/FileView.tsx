import { fileViewOf } from '@vigie/contract/documents/documents.rules.ts'
import type { Document } from '@vigie/contract/documents/documents.ts'
import { lazy, Suspense, useState } from 'react'
import { fetchFile } from '../../../kit/fetchFile.ts'
import { extensionOf } from '../../../ui/marks/fileKind.ts'
import { fileAddress } from '../DocumentMark.tsx'
import type { PageAsked } from './fileView.ts'
import { FileComing, FileFailed } from './FileStates.tsx'
import { Guarded } from './Guarded.tsx'
import { OtherView } from './OtherView.tsx'
import { PictureView } from './PictureView.tsx'
import { useFileLink } from './useFileLink.ts'
import type { Look } from './ViewerTools.tsx'

const readerOfPdfs = () => lazy(() => fetchFile(() => import('./pdf/PdfView.tsx')))
/** What reads PDFs is large: it comes with the first one that is opened. One that did not come stays so for React: whoever tries again has another. */
let PdfView = readerOfPdfs()

interface OpenFileProps {
  readonly document: Document
  /** The one that stands, or a former one. */
  readonly version: number
  readonly look: Look
  /** It is there to be read. */
  readonly onOpened: () => void
  readonly onShown?: (pages: readonly number[]) => void
  readonly goTo?: PageAsked | null
  readonly onDownload: () => void
  readonly onWhole?: (() => void) | undefined
}

/** A file inside the page: a PDF, a picture, or what leads to whatever else it is. */
export function FileView({ document, version, look, onOpened, onShown, goTo, onDownload, onWhole }: OpenFileProps) {
  const isCurrent = version === document.version
  const { link, error, retry: askAgain } = useFileLink(document, version, fileViewOf(document.extension) === 'office')
  const [wasDead, setDead] = useState(false)
  const renew = (isByItself: boolean) => {
    setDead(isByItself)
    askAgain()
  }
  const retry = () => renew(false)
  const { name } = document
  if (error) return <FileFailed error={error} onRetry={retry} />
  if (!link) return <FileComing name={name} share={null} look={look} />
  // A former version may have been another kind of file.
  const extension = isCurrent ? document.extension : extensionOf(link.name)
  const view = fileViewOf(extension)
  const onDead = wasDead ? undefined : () => renew(true)
  const shown = { url: fileAddress(link.url), name, look, onOpened, onShown, goTo, onRetry: retry, onDead, onDownload, onWhole }
  if (view === 'picture') return <PictureView key={link.url} {...shown} />
  const retryReader = () => {
    PdfView = readerOfPdfs()
    retry()
  }
  if (view !== 'pdf') return <OtherView extension={extension} viewerUrl={link.viewerUrl} onOpened={onOpened} onDownload={onDownload} />
  return (
    <Guarded key={link.url} fallback={<FileFailed onRetry={retryReader} onDownload={onDownload} />}>
      <Suspense fallback={<FileComing name={name} share={null} look={look} />}>
        <PdfView {...shown} />
      </Suspense>
    </Guarded>
  )
}
