import type { Theme } from '@mui/material/styles'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { CardList, cardStyles } from '../../../ui/lists/CardList.tsx'
import { Tag } from '../../../ui/marks/Tag.tsx'
import type { RowsProps } from './DevicesTable.tsx'
import type { JudgedDevice, Row } from './rows.rules.ts'
import { GoneTag, LinkHere, LoseButton, useServedWords, type UnpairedProps } from './SiteRows.tsx'
import { toneOfDevice, useDeviceWords } from './words.ts'

/** The devices on a phone: one card each, each with its site. */
export function DeviceCards({
  rows,
  now,
  selectedId,
  onOpen,
  onLose,
  gridRef,
}: Omit<RowsProps, 'onAct'> & { gridRef: Ref<HTMLElement | null> }) {
  const { t } = useTranslation()
  const cards = rows.filter((row) => row.kind !== 'site')
  return (
    <CardList label={t('devices.list.list')} count={cards.length} height={116} keyOf={(at) => cards[at]!.key} listRef={gridRef} sx={styles}>
      {(at) => <DeviceCard row={cards[at]!} now={now} selectedId={selectedId} onOpen={onOpen} onLose={onLose} />}
    </CardList>
  )
}

interface DeviceCardProps extends Pick<UnpairedProps, 'onLose'> {
  readonly row: Exclude<Row, { kind: 'site' }>
  readonly now: Instant
  readonly selectedId: number | null
  readonly onOpen: (deviceId: number) => void
}

function DeviceCard({ row, now, selectedId, onOpen, onLose }: DeviceCardProps) {
  const { t } = useTranslation()
  const served = useServedWords()
  if (row.kind === 'unpaired') return <UnpairedCard row={row} onLose={onLose} />
  if (row.kind === 'none') {
    return (
      <div className="card">
        <span className="top">
          <Tag tone="wait">{t('devices.list.states.none')}</Tag>
          <LinkHere site={row.site} />
        </span>
        <b>{row.site.name}</b>
        <span className="quiet">{[row.site.city, row.site.clientName].filter(Boolean).join(' · ')}</span>
      </div>
    )
  }
  const { judged } = row
  const names = [judged.state === 'offlineInService' && 'hot', judged.device.deviceId === selectedId && 'selected']
  return (
    <button type="button" className={['card', ...names].filter(Boolean).join(' ')} onClick={() => onOpen(judged.device.deviceId)}>
      {row.kind === 'served' ? (
        <>
          <Head judged={judged} now={now} />
          <b>{row.link.siteName}</b>
          <span className="quiet">{served(row)}</span>
        </>
      ) : (
        <Own judged={judged} now={now} />
      )}
    </button>
  )
}

function UnpairedCard({ row, onLose }: UnpairedProps) {
  const words = useDeviceWords()
  const { device } = row
  return (
    <div className="card">
      <span className="top">
        <GoneTag device={device} />
        <LoseButton row={row} onLose={onLose} />
      </span>
      <b>{words.name(device)}</b>
      {device.siteName !== null && <span className="quiet">{device.siteName}</span>}
      <span className="quiet">{words.gone(device)}</span>
    </div>
  )
}

function Head({ judged, now }: { judged: JudgedDevice; now: Instant }) {
  const words = useDeviceWords()
  const { device, state } = judged
  return (
    <span className="top">
      <Tag tone={toneOfDevice[state]}>{words.state(judged, now)}</Tag>
      {device.battery !== null && <span className="quiet">{words.percent(device.battery)}</span>}
    </span>
  )
}

function Own({ judged, now }: { judged: JudgedDevice; now: Instant }) {
  const words = useDeviceWords()
  const { device } = judged
  const { time, note } = words.seen(device, now)
  const journal = words.journal(judged)
  const alarm = words.alarm(device)
  return (
    <>
      <Head judged={judged} now={now} />
      <b>{words.name(device)}</b>
      {alarm !== null && <span className="alarm">{alarm}</span>}
      <span className="quiet">{[device.siteName, device.location].filter(Boolean).join(' · ')}</span>
      <span className="top">
        {/* Of one that was never heard the state says so. */}
        {device.seenAt !== null && <span className="quiet">{[time, note].filter(Boolean).join(' · ')}</span>}
        <span className={journal.tone ?? 'quiet'}>{journal.text}</span>
      </span>
    </>
  )
}

const styles = {
  '& .card': {
    ...cardStyles,
    display: 'grid',
    gap: 0.5,
    width: '100%',
    minHeight: 96,
    textAlign: 'start',
    font: 'inherit',
    fontSize: '0.875rem',
    '&.hot': { borderColor: (theme: Theme) => `color-mix(in srgb, ${theme.palette.tone.missing.mark} 45%, transparent)` },
    '&.selected': { borderColor: 'primary.readable' },
  },
  '& .top': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', gap: 1, minWidth: 0 },
  '& b': { fontSize: '0.9375rem', lineHeight: 1.3 },
  '& .quiet': { color: 'text.secondary' },
  '& .alarm': { color: 'tone.missing.ink', fontWeight: 600 },
  '& .late': { color: 'tone.late.ink', fontWeight: 600 },
  '& .strong': { fontWeight: 600 },
} as const
