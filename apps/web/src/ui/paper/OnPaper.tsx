import GlobalStyles from '@mui/material/GlobalStyles'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { paperStyles, uprightStyles } from './paper.styles.ts'
import { usePrinting } from './usePrinting.ts'

interface OnPaperProps {
  /** A4 upright: few columns and much to read. Across unless said. */
  readonly isUpright?: boolean
  readonly children: () => ReactNode
}

/**
 * What the browser prints instead of the page: a table whose head, with its title, stands on each leaf. It exists while the
 * browser prints and at no other time, so that the screen may show lines as it likes.
 */
export function OnPaper({ isUpright = false, children }: OnPaperProps) {
  if (!usePrinting()) return null
  return createPortal(
    <div className="paper">
      <GlobalStyles styles={isUpright ? uprightStyles : paperStyles} />
      {children()}
    </div>,
    document.body,
  )
}
