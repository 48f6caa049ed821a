import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useEffectEvent, useRef } from 'react'
import { failureOf } from '../failure.rules.ts'
import { FileComing, FileFailed } from '../FileStates.tsx'
import type { FileViewProps } from '../fileView.ts'
import { markStyles } from './pdf.styles.ts'
import { PdfPages } from './PdfPages.tsx'
import { usePdf } from './usePdf.ts'

/** A PDF inside the page: on its way, failed, or to be read. */
export default function PdfView(props: FileViewProps) {
  const { url, name, look, onOpened, onRetry, onFailed, onDead, onDownload } = props
  const { pdf, sizes, share, error } = usePdf(url)
  const opened = useRef(onOpened)
  useEffect(() => {
    opened.current = onOpened
  })
  useEffect(() => {
    if (pdf) opened.current()
  }, [pdf])
  const isRenewed = onDead !== undefined && Boolean(error) && failureOf(error, navigator.onLine) === 'dead'
  const renew = useEffectEvent(() => onDead?.())
  useEffect(() => {
    if (isRenewed) renew()
  }, [isRenewed])
  if (error && !isRenewed) return <FileFailed error={error} onRetry={onRetry} onDownload={onDownload} onFailed={onFailed} />
  if (!pdf) return <FileComing name={name} share={share} look={look} />
  return (
    <>
      <GlobalStyles styles={markStyles} />
      <PdfPages {...props} pdf={pdf} sizes={sizes} />
    </>
  )
}
