import { useState } from 'react'
import { atServer } from '../../../session/company.ts'
import { FileDialog } from './FileDialog.tsx'
import { PdfFile } from './PdfFile.tsx'

export interface FileWindowProps {
  /** What it is, for its title. */
  readonly name: string
  readonly note: string
  /** Where its bytes are now; the one that it was opened by is read to its end. */
  readonly url: string
  /** Asks for another link. */
  readonly onRenew: () => void
  readonly onDownload: () => void
  readonly onClose: () => void
}

/** A PDF that is no document, over the whole page. */
export function FileWindow({ name, note, url, onRenew, onDownload, onClose }: FileWindowProps) {
  const [{ read, isAwaited }, setRead] = useState({ read: url, isAwaited: false })
  if (isAwaited && url !== read) setRead({ read: url, isAwaited: false })
  const renew = () => {
    setRead({ read, isAwaited: true })
    onRenew()
  }
  return (
    <FileDialog name={name} note={note} onClose={onClose}>
      {(isPhone) => (
        <PdfFile
          key={read}
          url={atServer(read)}
          name={name}
          look={isPhone ? 'pill' : 'bar'}
          onOpened={nothing}
          onRetry={renew}
          onDownload={onDownload}
        />
      )}
    </FileDialog>
  )
}

const nothing = (): void => undefined
