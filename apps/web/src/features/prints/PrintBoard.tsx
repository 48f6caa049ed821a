import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EyeIcon } from '../../ui/firstIcons.tsx'
import { ListPage } from '../../ui/lists/ListPage.tsx'
import { Card } from '../../ui/page/Card.tsx'
import { FootBar } from '../../ui/page/FootBar.tsx'
import { ChoicesCard } from './choices/ChoicesCard.tsx'
import { OpenFile, type FileWindow } from './run/OpenFile.tsx'
import { NoSheet } from './preview/NoSheet.tsx'
import { PreviewPanel } from './preview/PreviewPanel.tsx'
import { PreviewWindow } from './preview/PreviewWindow.tsx'
import { PrintAct } from './run/PrintAct.tsx'
import { KeptFiles } from './run/KeptFiles.tsx'
import { PrintsList } from './run/PrintsList.tsx'
import { columns, left, right } from './printBoard.styles.ts'
import { PrintHead } from './PrintHead.tsx'
import { PrintOptionsCard } from './PrintOptionsCard.tsx'
import { PrintTime } from './PrintTime.tsx'
import { usePrintBoard } from './usePrintBoard.ts'
import type { ChangePrint, PrintView } from './view.ts'

interface PrintBoardProps {
  readonly view: PrintView
  readonly onChange: ChangePrint
  /** Reads a file over the page. */
  readonly Window: FileWindow
}

/** What is chosen at the left, the very sheet at the right, the file below; where there is no room the sheet is a window. */
export function PrintBoard({ view, onChange, Window }: PrintBoardProps) {
  const { t } = useTranslation()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const board = usePrintBoard(view, onChange)
  const { sheets, pages, prints, run, page, opened } = board
  const [isWhole, setWhole] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const act = (
    <PrintAct
      view={view}
      sheets={sheets}
      reason={board.reason}
      isCounting={board.isCounting}
      request={board.request}
      run={run}
      secondsLeft={prints.secondsLeft}
      onOpen={opened.open}
      beside={
        isWide ? (
          <KeptFiles prints={prints} place={place} />
        ) : (
          <Button
            variant="outlined"
            color="inherit"
            size="large"
            startIcon={<EyeIcon />}
            disabled={!sheets.shown}
            onClick={() => setWhole(true)}
          >
            {t('prints.preview.title')}
          </Button>
        )
      }
    />
  )
  return (
    <ListPage
      page={page}
      head={<PrintHead view={view} onHelp={page.onHelp} />}
      counted={board.isCounting ? undefined : t('prints.choices.shown', { count: board.found.length })}
    >
      <Box sx={columns}>
        <Box sx={left}>
          <PrintTime view={view} onChange={onChange} />
          <ChoicesCard
            view={view}
            lists={board.lists}
            found={board.found}
            search={board.search}
            choosing={board.choosing}
            empty={isWide ? null : <NoSheet reason="empty" view={view} />}
            page={page}
            onShow={isWide ? board.showRow : undefined}
            onChange={onChange}
          />
          <PrintOptionsCard view={view} onChange={onChange} />
        </Box>
        {isWide && (
          <Box sx={right}>
            <PreviewPanel view={view} sheets={sheets} pages={pages} reason={board.reason} onWhole={() => setWhole(true)} />
            <Card sx={{ display: 'flex', px: 2, py: 1.75 }}>{act}</Card>
          </Box>
        )}
      </Box>
      <PrintsList prints={prints} place={place} onOpen={opened.open} />
      {!isWide && <FootBar>{act}</FootBar>}
      <PreviewWindow view={view} sheets={sheets} pages={pages} isOpen={isWhole && sheets.shown !== null} onClose={() => setWhole(false)} />
      <OpenFile Window={Window} openId={view.openId} prints={prints} onClose={opened.close} />
    </ListPage>
  )
}
