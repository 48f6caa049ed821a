import type { Look } from './ViewerTools.tsx'

/** What each way of showing a file is given. */
export interface FileViewProps {
  /** Where its bytes are, for a few minutes. */
  readonly url: string
  /** The document's. */
  readonly name: string
  readonly look: Look
  /** It is there to be read. */
  readonly onOpened: () => void
  /** So many of its pages have been shown, from the first on. */
  readonly onShown?: ((pages: number) => void) | undefined
  readonly onRetry: () => void
  /** Its link has died: another is asked for, once and unseen. Undefined: that was done already. */
  readonly onDead?: (() => void) | undefined
  readonly onDownload?: (() => void) | undefined
  readonly onWhole?: (() => void) | undefined
}
