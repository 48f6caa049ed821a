import { layout } from '../../theme/theme.ts'

/** Pixels of a window that has room for a panel beside its page. */
export const roomFrom = 1280

/** The page makes room for a panel of that many pixels at its right, and what takes the focus in it is not under the panel. */
export const roomBeside = (width: number) => ({ 'main#content': { paddingInlineEnd: `${width + 28}px !important` } })

/** A panel at the right of the page, from the bar at the top to the end of the window; it scrolls by itself. */
export const besidePage = (width: number) =>
  ({
    position: 'fixed',
    zIndex: 'drawer',
    top: layout.bar,
    right: 0,
    bottom: 0,
    width,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bgcolor: 'background.paper',
    borderLeft: 1,
    borderColor: 'divider',
  }) as const
