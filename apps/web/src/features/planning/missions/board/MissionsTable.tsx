import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Mission } from '@vigie/contract/missions/missions.ts'
import type { Theme } from '@mui/material/styles'
import { memo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../i18n/i18n.ts'
import { agoIn } from '../../../../kit/dates.ts'
import { figures } from '../../../../theme/augment.ts'
import { GridTable } from '../../../../ui/lists/GridTable.tsx'
import { tableStyles } from '../../../../ui/lists/table.styles.ts'
import { Tag } from '../../../../ui/marks/Tag.tsx'
import { standingOf, toneOfMission } from './standing.rules.ts'
import { useMissionWords } from './useMissionWords.ts'

export interface MissionsListProps {
  readonly missions: readonly Mission[]
  /** Of all pages. */
  readonly total: number
  readonly now: Instant
  readonly selectedId: number | null
  readonly onOpen: (id: number) => void
  readonly onSeen: (index: number) => void
}

const rowId = (id: number): string => `mission-${id}`
const columns = ['state', 'services', 'site', 'answers', 'offered'] as const
/** In rem, and as browsers come in pixels: a row has two lines. */
const rowHeight = 3.5
export const rowPixels = rowHeight * 16

/** The missions as a table. */
export function MissionsTable({
  missions,
  total,
  now,
  selectedId,
  onOpen,
  onSeen,
  gridRef,
}: MissionsListProps & { gridRef: Ref<HTMLDivElement> }) {
  const { t } = useTranslation()
  return (
    <GridTable
      label={t('missions.list')}
      count={missions.length}
      total={Math.max(total, missions.length)}
      keyOf={(at) => missions[at]!.id}
      selectedId={selectedId}
      selectedAt={selectedId === null ? -1 : missions.findIndex(({ id }) => id === selectedId)}
      rowId={rowId}
      rowHeight={rowHeight}
      head={columns.map((name) => (
        <div key={name} role="columnheader" className={name}>
          {t(`missions.columns.${name}`)}
        </div>
      ))}
      styles={styles}
      gridRef={gridRef}
      onSeen={onSeen}
    >
      {(index, top) => {
        const mission = missions[index]!
        return <MissionRow mission={mission} now={now} index={index} top={top} isSelected={mission.id === selectedId} onOpen={onOpen} />
      }}
    </GridTable>
  )
}

interface MissionRowProps extends Pick<MissionsListProps, 'now' | 'onOpen'> {
  readonly mission: Mission
  readonly index: number
  readonly top: number
  readonly isSelected: boolean
}

const MissionRow = memo(function MissionLine({ mission, now, index, top, isSelected, onOpen }: MissionRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = useMissionWords()
  const standing = standingOf(mission, now)
  const taker = words.taker(mission)
  const others = words.others(mission)
  return (
    // The keyboard works the grid as a whole (useListKeys): it says which row is meant.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="row"
      id={rowId(mission.id)}
      className={isSelected ? 'row selected' : 'row'}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => onOpen(mission.id)}
    >
      <div role="gridcell" className="state">
        <Tag tone={toneOfMission[standing]}>{t(`missions.states.${standing}`)}</Tag>
      </div>
      <div role="gridcell" className="services">
        <b>{words.first(mission)}</b>
        {others && <small>{others}</small>}
      </div>
      <div role="gridcell" className="site">
        <span title={words.site(mission)}>{words.site(mission)}</span>
      </div>
      <div role="gridcell" className="answers">
        {taker ? <b title={taker}>{taker}</b> : <span>{words.answers(mission)}</span>}
      </div>
      <div role="gridcell" className="offered">
        {agoIn(mission.createdAt, now, language)}
      </div>
    </div>
  )
})

const narrow = '10.5rem minmax(11rem, 1fr) minmax(0, 1fr)'
const middle = '10.5rem minmax(12rem, 1fr) minmax(0, 1fr) minmax(10rem, 1fr)'
const wide = '10.5rem minmax(13rem, 1fr) minmax(0, 1.1fr) minmax(13rem, 1.2fr) 9rem'
const styles = (theme: Theme) =>
  ({
    ...tableStyles(theme, [narrow, ['46rem', middle], ['60rem', wide]]),
    '&& .row': { height: `${rowHeight}rem` },
    '& .row > *': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', lineHeight: 1.35 },
    '& .row :is(b, small, .site span)': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& .row b': { fontWeight: 600 },
    '& .services': { fontFamily: figures },
    '& .row small': { fontSize: '0.8125rem', color: theme.palette.text.secondary, fontFamily: theme.typography.fontFamily },
    '& .row .offered': { color: theme.palette.text.secondary },
    '& .answers': { '@container (max-width: 45.99rem)': { display: 'none' } },
    '& .offered': { '@container (max-width: 59.99rem)': { display: 'none' } },
  }) as const
