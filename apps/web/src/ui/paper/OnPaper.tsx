import GlobalStyles from '@mui/material/GlobalStyles'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { paperStyles } from './paper.styles.ts'
import { usePrinting } from './usePrinting.ts'

/**
 * What the browser prints instead of the page: a table whose head, with its title, stands on each leaf. It exists while the
 * browser prints and at no other time, so that the screen may show lines as it likes.
 */
export function OnPaper({ children }: { children: () => ReactNode }) {
  if (!usePrinting()) return null
  return createPortal(
    <div className="paper">
      <GlobalStyles styles={paperStyles} />
      {children()}
    </div>,
    document.body,
  )
}
