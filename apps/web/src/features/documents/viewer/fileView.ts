import type { Look } from './ViewerTools.tsx'

/** A page that was asked for, from 1 on. */
export interface PageAsked {
  readonly page: number
}

/** What each way of showing a file is given. */
export interface FileViewProps {
  /** Where its bytes are, for a few minutes. */
  readonly url: string
  /** The document's. */
  readonly name: string
  readonly look: Look
  /** It is there to be read. */
  readonly onOpened: () => void
  /** These of its pages are in sight, from 1 on. */
  readonly onShown?: ((pages: readonly number[]) => void) | undefined
  /** It does not come, or a page of it cannot be drawn; false: it is tried again. */
  readonly onFailed?: ((hasFailed: boolean) => void) | undefined
  /** The page that is to be shown, once for each value; null: none. */
  readonly goTo?: PageAsked | null | undefined
  readonly onRetry: () => void
  /** Its link has died: another is asked for, once and unseen. Undefined: that was done already. */
  readonly onDead?: (() => void) | undefined
  readonly onDownload?: (() => void) | undefined
  readonly onWhole?: (() => void) | undefined
}
