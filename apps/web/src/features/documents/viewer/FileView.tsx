import { fileViewOf } from '@vigie/contract/documents/documents.rules.ts'
import { readFileData, type Document } from '@vigie/contract/documents/documents.ts'
import { useState } from 'react'
import { ask } from '../../../api/ask.ts'
import { extensionOf } from '../../../ui/marks/fileKind.ts'
import { atServer } from '../../../session/company.ts'
import type { PageAsked } from './fileView.ts'
import { FileComing, FileFailed } from './FileStates.tsx'
import { ShownFile } from './ShownFile.tsx'
import { useDyingLink } from './useDyingLink.ts'
import type { Look } from './ViewerTools.tsx'

interface OpenFileProps {
  readonly document: Document
  /** The one that stands, or a former one. */
  readonly version: number
  readonly look: Look
  /** It is there to be read. */
  readonly onOpened: () => void
  readonly onShown?: (pages: readonly number[]) => void
  readonly onFailed?: (hasFailed: boolean) => void
  readonly goTo?: PageAsked | null
  readonly onDownload: () => void
  readonly onWhole?: (() => void) | undefined
}

/** The file of a document inside the page. */
export function FileView({ document, version, look, onOpened, onShown, onFailed, goTo, onDownload, onWhole }: OpenFileProps) {
  const isCurrent = version === document.version
  const { link, error, retry: askAgain } = useFileLink(document, version, fileViewOf(document.extension) === 'office')
  const [wasDead, setDead] = useState(false)
  const renew = (isByItself: boolean) => {
    setDead(isByItself)
    askAgain()
  }
  const retry = () => renew(false)
  const { name } = document
  if (error) return <FileFailed error={error} onRetry={retry} onFailed={onFailed} />
  if (!link) return <FileComing name={name} share={null} look={look} />
  // A former version may have been another kind of file.
  const extension = isCurrent ? document.extension : extensionOf(link.name)
  const onDead = wasDead ? undefined : () => renew(true)
  const shown = { url: atServer(link.url), name, look, onOpened, onShown, onFailed, goTo, onRetry: retry, onDead, onDownload, onWhole }
  return <ShownFile {...shown} extension={extension} viewerUrl={link.viewerUrl} />
}

/** Where the bytes of a version are; `isKept`: it is followed later. */
const useFileLink = ({ id, version: current }: Pick<Document, 'id' | 'version'>, version: number, isKept: boolean) =>
  useDyingLink(`${id} ${version} ${current}`, isKept, (signal) =>
    ask(readFileData, { id, ...(version !== current && { version }) }, { signal }),
  )
