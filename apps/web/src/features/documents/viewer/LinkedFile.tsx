import { useState } from 'react'
import { downloadFrom } from '../../../kit/download.ts'
import { atServer } from '../../../session/company.ts'
import { extensionOf } from '../../../ui/marks/fileKind.ts'
import { FileDialog } from './FileDialog.tsx'
import { FileComing, FileFailed } from './FileStates.tsx'
import { ShownFile } from './ShownFile.tsx'
import { useDyingLink } from './useDyingLink.ts'

interface LinkedFileProps {
  readonly name: string
  /** Asks where its bytes are. */
  readonly link: (signal: AbortSignal) => Promise<string>
  readonly onClose: () => void
}

const nothing = () => undefined

/** A file that is no document of its own, over the whole page: what came with a demand. */
export function LinkedFile({ name, link, onClose }: LinkedFileProps) {
  return (
    <FileDialog name={name} isOwnName onClose={onClose}>
      {(isPhone) => <Bytes name={name} ask={link} look={isPhone ? 'pill' : 'bar'} />}
    </FileDialog>
  )
}

interface BytesProps {
  readonly name: string
  readonly ask: LinkedFileProps['link']
  readonly look: 'pill' | 'bar'
}

function Bytes({ name, ask, look }: BytesProps) {
  const { link, error, retry } = useDyingLink(name, false, ask)
  const [wasDead, setDead] = useState(false)
  const renew = (isByItself: boolean) => {
    setDead(isByItself)
    retry()
  }
  if (error) return <FileFailed error={error} onRetry={() => renew(false)} />
  if (!link) return <FileComing name={name} share={null} look={look} />
  const url = atServer(link)
  return (
    <ShownFile
      url={url}
      name={name}
      extension={extensionOf(name)}
      viewerUrl={null}
      look={look}
      onOpened={nothing}
      onRetry={() => renew(false)}
      onDead={wasDead ? undefined : () => renew(true)}
      onDownload={() => downloadFrom(url, name)}
    />
  )
}
