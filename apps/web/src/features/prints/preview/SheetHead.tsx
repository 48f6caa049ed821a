import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownWords } from '../../../i18n/ownWords.ts'
import { LiveRegion } from '../../../ui/feedback/LiveRegion.tsx'
import { BackIcon, NextIcon } from '../../../ui/icons.tsx'
import type { Sheets } from '../useSheets.ts'
import type { PrintView } from '../view.ts'
import { head } from './preview.styles.ts'
import type { SheetPages } from './useSheetPages.ts'

interface SheetHeadProps {
  readonly view: PrintView
  readonly sheets: Sheets
  readonly pages: SheetPages
  /** At the end of its tools. */
  readonly children?: ReactNode
}

/** Whose sheet is looked at, which of how many, and the ways to the others. */
export function SheetHead({ view: { kind }, sheets: { shown, at, count }, pages: { previous, next }, children }: SheetHeadProps) {
  const { t } = useTranslation()
  const said = at < 0 ? t('prints.preview.unchosen') : t('prints.preview.at', { at: at + 1, of: count })
  const step = (name: string, icon: ReactNode, go: (() => void) | undefined) => (
    <IconButton aria-label={name} title={name} disabled={!go} onClick={go}>
      {icon}
    </IconButton>
  )
  return (
    <Box sx={head}>
      <span className="said">
        {shown ? <b {...ownWords}>{shown.name}</b> : <b>{t('prints.preview.title')}</b>}
        {` · ${t(`prints.preview.format.${kind}`)}`}
      </span>
      <span className="tools">
        {step(t('prints.preview.previous'), <BackIcon />, previous)}
        <span className="at">
          <span aria-hidden="true">{shown ? said : '–'}</span>
          <LiveRegion component="span" className="visually-hidden">
            {shown && [at < 0 ? said : t('prints.preview.atLong', { at: at + 1, of: count }), shown.name].join(' · ')}
          </LiveRegion>
        </span>
        {step(t('prints.preview.next'), <NextIcon />, next)}
        {children}
      </span>
    </Box>
  )
}
