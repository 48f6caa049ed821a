import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { Site } from '@vigie/contract/sites/sites.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matcher } from '@vigie/contract/kit/matching.ts'
import { forcedColours } from '../../../theme/forced.ts'
import { Card } from '../../../ui/page/Card.tsx'
import { Combobox } from '../../../ui/fields/choices/Combobox.tsx'
import { Field } from '../../../ui/fields/Field.tsx'
import { WarningIcon } from '../../../ui/firstIcons.tsx'
import { SearchIcon } from '../../../ui/icons.tsx'
import { useSiteWords } from '../words.ts'

interface SiteChooserProps {
  readonly sites: readonly Site[]
  readonly siteId: number | null
  readonly onChoose: (siteId: number) => void
}

/** From so many sites on they are searched. */
const searchedFrom = 9
/** Pixels of a line. */
const lineHeight = 60

/** A client's sites: a list beside the sheet on a wide page, a field above it on a small one. */
export function SiteChooser({ sites, siteId, onChoose }: SiteChooserProps) {
  const { t } = useTranslation()
  const words = useSiteWords()
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const choices = useMemo(() => sites.map((site) => ({ id: site.id, label: site.name, note: words.town(site) })), [sites, words])
  if (isWide) return <List sites={sites} siteId={siteId} onChoose={onChoose} />
  return (
    <Combobox
      isFilter
      label={t('sites.chooser.title')}
      choices={choices}
      value={siteId}
      onChange={(id) => id !== null && onChoose(id)}
      placeholder={t('sites.chooser.title')}
      noChoice={t('shifts.filters.noSite')}
      open={t('shifts.filters.open')}
      clear={t('shifts.filters.clearText')}
    />
  )
}

function List({ sites, siteId, onChoose }: SiteChooserProps) {
  const { t } = useTranslation()
  const words = useSiteWords()
  const [typed, setTyped] = useState('')
  const shown = useMemo(() => {
    const fits = matcher(typed)
    return sites.filter((site) => fits(`${site.name} ${site.code} ${site.city}`))
  }, [sites, typed])
  const box = useRef<HTMLDivElement>(null)
  // It hands out functions that read the page; nothing here remembers what they answered.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => lineHeight,
    overscan: 6,
  })
  const at = shown.findIndex(({ id }) => id === siteId)
  useEffect(() => {
    if (at >= 0) virtualizer.scrollToIndex(at, { align: 'auto' })
    // Only a choice moves the list.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [siteId])
  return (
    <Card component="nav" aria-label={t('sites.chooser.title')} sx={{ overflow: 'hidden', position: 'sticky', top: 112 }}>
      <Box sx={{ px: 2, pt: 1.75, pb: sites.length < searchedFrom ? 1 : 0 }}>
        <Box sx={{ typography: 'h3', mb: sites.length < searchedFrom ? 0 : 1 }}>{t('sites.chooser.count', { count: sites.length })}</Box>
        {sites.length >= searchedFrom && (
          <Field
            label={t('shifts.filters.search')}
            type="search"
            size="small"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            startAdornment={<SearchIcon size={18} />}
          />
        )}
      </Box>
      <Box ref={box} sx={{ maxHeight: 'calc(100dvh - 260px)', overflowY: 'auto' }}>
        <Box component="ul" sx={list} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start, key }) => {
            const site = shown[index]!
            const town = words.town(site) || site.code
            return (
              <li key={key} style={{ transform: `translateY(${start}px)` }}>
                <button type="button" aria-current={site.id === siteId ? 'true' : undefined} onClick={() => onChoose(site.id)}>
                  <span>
                    <b title={site.name}>{site.name}</b>
                    <small title={town}>{town}</small>
                  </span>
                  {site.hasAlert && <WarningIcon size={18} role="img" aria-label={t('sites.alert')} aria-hidden={undefined} />}
                </button>
              </li>
            )
          })}
        </Box>
      </Box>
    </Card>
  )
}

const list = {
  position: 'relative',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { position: 'absolute', insetInline: 0, top: 0, height: lineHeight },
  '& button': {
    all: 'unset',
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 1,
    width: '100%',
    height: '100%',
    px: 2,
    cursor: 'pointer',
    borderTop: 1,
    borderColor: 'divider',
    fontSize: '0.875rem',
    '&:hover': { bgcolor: 'action.hover' },
    '&:focus-visible': { outline: (theme: Theme) => `2px solid ${theme.palette.primary.readable}`, outlineOffset: -2 },
    '&[aria-current]': {
      bgcolor: (theme: Theme) => `color-mix(in srgb, ${theme.palette.primary.lighter} 55%, ${theme.palette.background.paper})`,
      boxShadow: (theme: Theme) => `inset 3px 0 0 ${theme.palette.primary.readable}`,
      [forcedColours]: { borderInlineStart: '6px solid Highlight' },
    },
  },
  '& span': { display: 'grid', minWidth: 0 },
  '& b, & small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& svg': { flex: 'none', color: 'tone.late.ink' },
} as const
