import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { SearchResult } from '@vigie/contract/search/search.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { NextIcon, PeopleIcon, SiteIcon } from '../../ui/icons.tsx'
import { ToneTile } from '../../ui/marks/ToneTile.tsx'
import type { SearchBox } from './useSearchBox.ts'

interface SearchPanelProps {
  readonly id: string
  readonly state: SearchBox['state']
  readonly results: readonly SearchResult[]
  readonly active: number
  readonly opens: (result: SearchResult) => (() => void) | null
  readonly onOpen: (at: number) => void
}

export const idOfLine = (id: string, at: number): string => `${id}-${at}`

/** The highest that the panel may be. */
export const panelHeight = '50vh'

/** What the search says and finds, at most half as tall as the window. */
export function SearchPanel({ id, state, results, active, opens, onOpen }: SearchPanelProps) {
  const { t } = useTranslation()
  useEffect(() => {
    document.getElementById(idOfLine(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const says =
    state === 'idle'
      ? ''
      : state === 'asking'
        ? t('search.asking')
        : results.length === 0
          ? t('search.none')
          : t('search.found', { total: results.length })
  return (
    <Box sx={panel} className={state === 'idle' ? 'visually-hidden' : undefined}>
      <Typography role="status" variant="subtitle2" color="textSecondary" sx={{ px: 2, py: 1.5 }}>
        {says}
      </Typography>
      <Box
        component="ul"
        hidden={state === 'idle'}
        role="listbox"
        id={`${id}-list`}
        aria-label={t('search.found', { total: results.length })}
        sx={list}
      >
        {results.map((result, at) => {
          const isOpening = opens(result) !== null
          return (
            <Box
              key={`${result.type} ${result.id}`}
              component="li"
              role="option"
              id={idOfLine(id, at)}
              aria-selected={at === active}
              aria-disabled={!isOpening}
              // Keeps the caret in the field.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(at)}
              sx={[line, isOpening && opening, at === active && { bgcolor: 'action.hover' }]}
            >
              <ToneTile size={36} tone={result.type === 'site' ? 'run' : 'wait'} icon={result.type === 'site' ? SiteIcon : PeopleIcon} />
              <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                <Box component="span" sx={{ display: 'block', fontFamily: figures, fontWeight: 600 }}>
                  {result.name}
                </Box>
                <Box component="span" sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}>
                  {[t(`search.${result.type}`), result.caption].filter(Boolean).join(' · ')}
                </Box>
              </Box>
              {isOpening && <NextIcon style={{ opacity: 0.6 }} />}
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}

const panel = {
  mt: 0.75,
  maxHeight: panelHeight,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  boxShadow: 8,
} as const
const list = { m: 0, p: 0, listStyle: 'none', overflowY: 'auto', overscrollBehavior: 'contain', '&:not(:empty)': { pb: 0.75 } } as const
const line = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 56, mx: 0.75, px: 1.25, py: 1, borderRadius: '8px' } as const
const opening = { cursor: 'pointer', '&:hover': { bgcolor: 'action.hover' } } as const
