import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { ExpandIcon } from '../../../ui/icons.tsx'
import type { Sheets } from '../useSheets.ts'
import type { PrintView } from '../view.ts'
import { NoSheet, type NoSheetReason } from './NoSheet.tsx'
import { frame } from './preview.styles.ts'
import { SheetHead } from './SheetHead.tsx'
import { SheetPicture } from './SheetPicture.tsx'
import type { SheetPages } from './useSheetPages.ts'

interface PreviewPanelProps {
  readonly view: PrintView
  readonly sheets: Sheets
  readonly pages: SheetPages
  /** Why there is none; null: there is one, or it comes. */
  readonly reason: NoSheetReason | null
  /** Over the whole page. */
  readonly onWhole: () => void
}

/** The sheet that is looked at, beside the list. */
export function PreviewPanel({ view, sheets, pages, reason, onWhole }: PreviewPanelProps) {
  const { t } = useTranslation()
  const whole = t('prints.preview.whole')
  return (
    <Box component="aside" aria-label={t('prints.preview.title')} sx={frame}>
      <SheetHead view={view} sheets={sheets} pages={pages}>
        <IconButton aria-label={whole} title={whole} disabled={!sheets.shown} onClick={onWhole}>
          <ExpandIcon />
        </IconButton>
      </SheetHead>
      {reason ? <NoSheet reason={reason} view={view} /> : <SheetPicture view={view} shown={sheets.shown} pages={pages} />}
    </Box>
  )
}
