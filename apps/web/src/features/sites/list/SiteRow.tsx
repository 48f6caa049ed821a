import type { Month } from '@vigie/contract/kit/time.ts'
import type { Site } from '@vigie/contract/sites/sites.ts'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { WarningIcon } from '../../../ui/icons.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import { siteLink } from '../siteLink.ts'
import { useSiteWords } from '../words.ts'

export interface SiteRowProps {
  readonly site: Site
  readonly month: Month
  readonly index: number
  readonly top: number
  readonly isSelected: boolean
  readonly onOpen: (siteId: number) => void
}

export const rowId = (siteId: number): string => `site-${siteId}`

/** One site of the month. The row is one target; its name is a link, for another tab. */
export const SiteRow = memo(function SiteRow({ site, month, index, top, isSelected, onOpen }: SiteRowProps) {
  const { t } = useTranslation()
  const words = useSiteWords()
  const { shiftCount, unassignedCount, distanceMetres } = site
  return (
    // The keyboard works the grid as a whole (useListKeys): it says which row is meant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="row"
      id={rowId(site.id)}
      className={isSelected ? 'row selected' : 'row'}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
      onClick={(event) => {
        // The name's own link takes care of itself, also with a key held for another tab.
        if (!(event.target instanceof Element && event.target.closest('a'))) onOpen(site.id)
      }}
    >
      <div role="gridcell" className="site">
        <span className="names">
          <Link tabIndex={-1} {...siteLink(site.id, month)} title={site.name}>
            {site.name}
          </Link>
          <small>
            {[site.code, !site.isActive && t('sites.closed')].filter(Boolean).join(' · ')}
            {site.hasAlert && (
              <span className="alert">
                <WarningIcon size={13} />
                {t('sites.alert')}
              </span>
            )}
          </small>
        </span>
      </div>
      <div role="gridcell" className="client" title={site.clientName}>
        <span>{site.clientName}</span>
      </div>
      <div role="gridcell" className="town" title={words.town(site)}>
        <span>{words.town(site)}</span>
      </div>
      <div role="gridcell" className="count all">
        {shiftCount ? words.number(shiftCount) : <span className="none">—</span>}
      </div>
      <div role="gridcell" className="count">
        {unassignedCount ? <Tag tone="missing">{t('sites.unassigned', { count: unassignedCount })}</Tag> : <span className="none">—</span>}
      </div>
      {distanceMetres !== null && (
        <div role="gridcell" className="distance">
          {words.distance(distanceMetres)}
        </div>
      )}
    </div>
  )
})
