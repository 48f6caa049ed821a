import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LiveRegion } from '../../../../ui/feedback/LiveRegion.tsx'
import { BackIcon, CloseIcon, NextIcon, SearchIcon } from '../../../../ui/icons.tsx'
import type { Finding } from './useFinding.ts'

/** The words that are looked for in a file, how often they stand in it, and the way from one to the next. */
export function FindBar({ finding, onClose }: { finding: Finding; onClose: () => void }) {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const { typed, type, count, at, isLooking, hasWords, step } = finding
  const said = !hasWords
    ? ''
    : isLooking
      ? t('documents.viewer.looking')
      : count === 0
        ? t('documents.viewer.none')
        : t('documents.viewer.hit', { at: (at ?? 0) + 1, of: count })
  return (
    <Box role="search" sx={styles}>
      <OutlinedInput
        inputRef={field}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
          else if (event.key === 'Escape') onClose()
          else return
          event.preventDefault()
          // Escape closes what lies nearest: the words, not what is read.
          event.stopPropagation()
        }}
        placeholder={t('documents.viewer.findHint')}
        inputProps={{ 'aria-label': t('documents.viewer.find'), type: 'search', enterKeyHint: 'search', maxLength: 100 }}
        startAdornment={<SearchIcon size={18} />}
        sx={{
          flex: 1,
          minWidth: 0,
          pl: 1.25,
          '& input': { py: 0.75, pl: 1 },
          '& input::-webkit-search-cancel-button': { display: 'none' },
        }}
      />
      <LiveRegion
        component="span"
        sx={{ fontSize: '0.8125rem', color: 'text.secondary', whiteSpace: 'nowrap', minWidth: '4.5rem', textAlign: 'center' }}
      >
        {said}
      </LiveRegion>
      <IconButton
        aria-label={t('documents.viewer.previousHit')}
        title={t('documents.viewer.previousHit')}
        disabled={count === 0}
        onClick={() => step(-1)}
      >
        <BackIcon />
      </IconButton>
      <IconButton
        aria-label={t('documents.viewer.nextHit')}
        title={t('documents.viewer.nextHit')}
        disabled={count === 0}
        onClick={() => step(1)}
      >
        <NextIcon />
      </IconButton>
      <IconButton aria-label={t('documents.viewer.endFinding')} title={t('documents.viewer.endFinding')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Box>
  )
}

const styles = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.25,
  px: 1,
  py: 0.5,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '& > button': { width: 40, height: 40, flex: 'none', '@media (pointer: coarse)': { width: 44, height: 44 } },
} as const
