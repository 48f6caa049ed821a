import type { Instant } from '@vigie/contract/kit/time.ts'
import { useCallback, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { GridTable } from '../../../ui/lists/GridTable.tsx'
import { DeviceRow, rowId, type DeviceRowProps } from './DeviceRow.tsx'
import { deviceRem, devicesStyles, placeRem } from './devicesTable.styles.ts'
import type { Row } from './rows.rules.ts'
import { NoneRow, PlaceRow, ServedRow, UnpairedRow, type UnpairedProps } from './SiteRows.tsx'

export interface RowsProps extends Pick<DeviceRowProps, 'onOpen' | 'onAct'>, Pick<UnpairedProps, 'onLose'> {
  readonly rows: readonly Row[]
  readonly now: Instant
  readonly selectedId: number | null
}

const columns = ['state', 'device', 'seen', 'journal', 'ways', 'battery', 'version'] as const

/** The devices as a table in which each site has a line of its own, and of which only the rows in sight exist. */
export function DevicesTable({ rows, now, selectedId, onOpen, onAct, onLose, gridRef }: RowsProps & { gridRef: Ref<HTMLDivElement> }) {
  const { t } = useTranslation()
  const heightOf = useCallback((at: number) => (rows[at]?.kind === 'site' ? placeRem : deviceRem), [rows])
  return (
    <GridTable
      label={t('devices.list.list')}
      count={rows.length}
      keyOf={(at) => rows[at]!.key}
      selectedId={selectedId}
      selectedAt={selectedId === null ? -1 : rows.findIndex(({ key }) => key === selectedId)}
      rowId={rowId}
      heightOf={heightOf}
      head={
        <>
          {columns.map((name) => (
            <div key={name} role="columnheader" className={name}>
              {t(`devices.list.columns.${name}`)}
            </div>
          ))}
          <div role="columnheader" className="acts icons">
            <span className="visually-hidden">{t('devices.list.columns.acts')}</span>
          </div>
        </>
      }
      styles={devicesStyles}
      gridRef={gridRef}
    >
      {(index, top) => {
        const row = rows[index]!
        const placed = { index, top }
        switch (row.kind) {
          case 'site':
            return <PlaceRow row={row} {...placed} />
          case 'served':
            return <ServedRow row={row} now={now} onOpen={onOpen} {...placed} />
          case 'none':
            return <NoneRow row={row} {...placed} />
          case 'unpaired':
            return <UnpairedRow row={row} onLose={onLose} {...placed} />
          case 'device':
            return <DeviceRow judged={row.judged} now={now} {...placed} isSelected={row.key === selectedId} onOpen={onOpen} onAct={onAct} />
        }
      }}
    </GridTable>
  )
}
