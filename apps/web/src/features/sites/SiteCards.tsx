import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { Month } from '@vigie/contract/kit/time.ts'
import type { Site } from '@vigie/contract/sites.ts'
import { Link } from '@tanstack/react-router'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../theme/augment.ts'
import { Tag } from '../../ui/Tag.tsx'
import { useOffsetInPage } from '../../ui/useOffsetInPage.ts'
import { siteLink } from './siteLink.ts'
import type { ListProps } from './SitesTable.tsx'
import { useSiteWords } from './words.ts'

/** The sites on a phone: one card each, of which only those in sight exist. */
export function SiteCards({ sites, total, month, onSeen }: ListProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const scrollMargin = useOffsetInPage(list)
  // It hands out functions that read the page; nothing here remembers what they answered.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer({
    count: total,
    estimateSize: () => 116,
    overscan: 6,
    scrollMargin,
    getItemKey: (at) => sites[at]?.id ?? `coming ${at}`,
  })
  const items = virtualizer.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => onSeen(last), [last, onSeen])
  return (
    <Box component="ul" ref={list} aria-label={t('sites.list')} sx={look} style={{ height: virtualizer.getTotalSize() }}>
      {items.map(({ index, start, key }) => {
        const site = sites[index]
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={total}
            aria-posinset={index + 1}
            style={{ transform: `translateY(${start - scrollMargin}px)` }}
          >
            {site ? <SiteCard site={site} month={month} /> : <Skeleton variant="rounded" height={108} />}
          </li>
        )
      })}
    </Box>
  )
}

function SiteCard({ site, month }: { site: Site; month: Month }) {
  const { t } = useTranslation()
  const words = useSiteWords()
  const { shiftCount, unassignedCount, distanceMetres } = site
  return (
    <Link {...siteLink(site.id, month)}>
      <span className="top">
        <b>{site.name}</b>
        {distanceMetres !== null && <span className="far">{words.distance(distanceMetres)}</span>}
      </span>
      <span className="where">{[site.clientName, words.town(site)].filter(Boolean).join(' · ')}</span>
      <span className="tags">
        {site.hasAlert && <Tag tone="late">{t('sites.alert')}</Tag>}
        {!site.isActive && <Tag tone="wait">{t('sites.closed')}</Tag>}
        {Boolean(unassignedCount) && <Tag tone="missing">{t('sites.unassigned', { count: unassignedCount ?? 0 })}</Tag>}
        {shiftCount !== null && <span className="count">{t('services.serviceCount', { count: shiftCount })}</span>}
      </span>
    </Link>
  )
}

const look = {
  position: 'relative',
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { position: 'absolute', insetInline: 0, top: 0, pb: 1 },
  '& li > a': {
    display: 'grid',
    gap: 0.5,
    minHeight: 108,
    alignContent: 'space-between',
    p: 1.5,
    color: 'text.primary',
    fontSize: '0.875rem',
    textDecoration: 'none',
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
  },
  '& .top': { display: 'flex', justifyContent: 'space-between', gap: 1, minWidth: 0 },
  '& b': { fontSize: '0.9375rem', lineHeight: 1.3 },
  '& .far': { fontFamily: figures, whiteSpace: 'nowrap', color: 'text.secondary' },
  '& .where': { color: 'text.secondary' },
  '& .tags': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, minHeight: 24 },
  '& .count': { color: 'text.secondary' },
} as const
