import { lazy, Suspense } from 'react'
import { fetchFile } from '../../../kit/fetchFile.ts'
import { FileComing, FileFailed } from './FileStates.tsx'
import type { FileViewProps } from './fileView.ts'
import { Guarded } from './Guarded.tsx'

const readerOfPdfs = () => lazy(() => fetchFile(() => import('./pdf/PdfView.tsx')))
/** What reads PDFs is large: it comes with the first one that is opened. One that did not come stays so for React: whoever tries again has another. */
let PdfView = readerOfPdfs()

/** The PDF of a link inside the page; another link is another one, by its key. */
export function PdfFile(props: FileViewProps) {
  const { name, look, onRetry, onFailed, onDownload } = props
  const retryReader = () => {
    PdfView = readerOfPdfs()
    onRetry()
  }
  return (
    <Guarded fallback={<FileFailed onRetry={retryReader} onDownload={onDownload} onFailed={onFailed} />}>
      <Suspense fallback={<FileComing name={name} share={null} look={look} />}>
        <PdfView {...props} />
      </Suspense>
    </Guarded>
  )
}
