import { fileViewOf } from '@vigie/contract/documents/documents.rules.ts'
import { lazy, Suspense } from 'react'
import { fetchFile } from '../../../kit/fetchFile.ts'
import { FileComing, FileFailed } from './FileStates.tsx'
import type { FileViewProps } from './fileView.ts'
import { Guarded } from './Guarded.tsx'
import { OtherView } from './OtherView.tsx'
import { PictureView } from './PictureView.tsx'

const readerOfPdfs = () => lazy(() => fetchFile(() => import('./pdf/PdfView.tsx')))
/** What reads PDFs is large: it comes with the first one that is opened. One that did not come stays so for React: whoever tries again has another. */
let PdfView = readerOfPdfs()

interface ShownFileProps extends FileViewProps {
  readonly extension: string
  readonly viewerUrl: string | null
  readonly onDownload: () => void
}

/** A file whose link is there: a PDF, a picture, or what leads to whatever else it is. */
export function ShownFile({ extension, viewerUrl, ...shown }: ShownFileProps) {
  const { url, name, look, onRetry, onFailed, onDownload } = shown
  const view = fileViewOf(extension)
  if (view === 'picture') return <PictureView key={url} {...shown} />
  if (view !== 'pdf') return <OtherView extension={extension} viewerUrl={viewerUrl} {...shown} />
  const retryReader = () => {
    PdfView = readerOfPdfs()
    onRetry()
  }
  return (
    <Guarded key={url} fallback={<FileFailed onRetry={retryReader} onDownload={onDownload} onFailed={onFailed} />}>
      <Suspense fallback={<FileComing name={name} share={null} look={look} />}>
        <PdfView {...shown} />
      </Suspense>
    </Guarded>
  )
}
