import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from '../../../ui/dialogs/CloseButton.tsx'
import { focusLeft } from '../../../ui/dialogs/focusLeft.ts'
import { ZoomInIcon, ZoomOutIcon } from '../../../ui/icons.tsx'
import type { Sheets } from '../useSheets.ts'
import type { PrintView } from '../view.ts'
import { SheetHead } from './SheetHead.tsx'
import { SheetPicture } from './SheetPicture.tsx'
import type { SheetPages } from './useSheetPages.ts'

interface PreviewWindowProps {
  readonly view: PrintView
  readonly sheets: Sheets
  readonly pages: SheetPages
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The sheet over the whole page: where there is no room for it beside the list, or to read it. */
export function PreviewWindow({ view, sheets, pages, isOpen, onClose }: PreviewWindowProps) {
  const { t } = useTranslation()
  const [isLarge, setLarge] = useState(false)
  const zoom = isLarge ? t('prints.preview.smaller') : t('prints.preview.larger')
  return (
    <Dialog
      fullScreen
      open={isOpen}
      onClose={onClose}
      slotProps={{
        transition: { onExited: focusLeft },
        paper: { 'aria-label': t('prints.preview.title'), sx: { borderRadius: 0, border: 0, bgcolor: 'tone.wait.soft' } },
      }}
    >
      <Box sx={{ bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', flex: 'none' }}>
        <SheetHead view={view} sheets={sheets} pages={pages}>
          <IconButton aria-label={zoom} title={zoom} onClick={() => setLarge(!isLarge)}>
            {isLarge ? <ZoomOutIcon /> : <ZoomInIcon />}
          </IconButton>
          <CloseButton onClose={onClose} />
        </SheetHead>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', pt: 1.5 }}>
        <SheetPicture view={view} shown={sheets.shown} pages={pages} isLarge={isLarge} />
      </Box>
    </Dialog>
  )
}
