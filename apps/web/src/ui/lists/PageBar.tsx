import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { BackIcon, DownIcon, NextIcon } from '../icons.tsx'

interface PageBarProps {
  /** Of the first row that is shown, from 0 on. */
  readonly from: number
  /** Rows that are shown. */
  readonly shown: number
  readonly total: number
  readonly size: number
  readonly sizes: readonly number[]
  readonly isTurning?: boolean
  readonly onTurn: (step: 1 | -1) => void
  readonly onSize: (size: number) => void
}

/** Which rows of a list are shown, how many a page has, and the way to the next. */
export function PageBar({ from, shown, total, size, sizes, isTurning = false, onTurn, onSize }: PageBarProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <Box component="nav" aria-label={t('widgets.pages.title')} sx={styles}>
      <span>{t('widgets.pages.shown', { from: shown === 0 ? 0 : from + 1, to: from + shown, total })}</span>
      <Box component="span" sx={{ flex: 1 }} />
      <label htmlFor={id}>{t('widgets.pages.size')}</label>
      <Box component="span" sx={{ position: 'relative', display: 'inline-grid' }}>
        <Box component="select" id={id} value={size} onChange={(event) => onSize(Number(event.target.value))} sx={select}>
          {sizes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Box>
        <DownIcon size={16} style={{ position: 'absolute', right: 8, top: 'calc(50% - 8px)', pointerEvents: 'none' }} />
      </Box>
      <span>
        <IconButton
          aria-label={t('widgets.pages.previous')}
          title={t('widgets.pages.previous')}
          disabled={from === 0 || isTurning}
          onClick={() => onTurn(-1)}
        >
          <BackIcon />
        </IconButton>
        <IconButton
          aria-label={t('widgets.pages.next')}
          title={t('widgets.pages.next')}
          disabled={from + shown >= total || isTurning}
          onClick={() => onTurn(1)}
        >
          <NextIcon />
        </IconButton>
      </span>
    </Box>
  )
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 0.5,
  minHeight: 48,
  color: 'text.secondary',
  fontFamily: figures,
  fontSize: '0.8125rem',
} as const
const select = {
  appearance: 'none',
  font: 'inherit',
  fontWeight: 700,
  color: 'text.primary',
  bgcolor: 'transparent',
  border: 1,
  borderColor: 'transparent',
  borderRadius: '8px',
  minHeight: 36,
  pl: 1,
  pr: 3.5,
  '&:hover': { borderColor: 'edge' },
} as const
