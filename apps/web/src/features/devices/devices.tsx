import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import { deviceChanged } from '@vigie/contract/devices/devices.manage.ts'
import { listDevices } from '@vigie/contract/devices/devices.list.ts'
import { clockOf, localOf } from '@vigie/contract/kit/time.ts'
import { shiftClocked } from '@vigie/contract/shifts/shifts.ts'
import { digitsOf } from '../../kit/dates.ts'
import { defineList } from '../../lists/defineList.ts'
import { devicesAddress, type DeviceFilter } from '../../routing/addresses/devices.ts'
import { figures } from '../../theme/augment.ts'
import { EmptyState, StatePage } from '../../ui/feedback/StatePage.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { QuietDrawing } from '../../ui/illustrations/pages.tsx'
import { ButtonLink } from '../../ui/links/ButtonLink.tsx'
import { veil } from '../../ui/lists/table.styles.ts'
import { Tag } from '../../ui/marks/Tag.tsx'
import { twoLines } from '../../ui/twoLines.ts'
import { ActDialogs } from './panel/ActDialogs.tsx'
import { DevicePanel } from './panel/DevicePanel.tsx'
import { LosingDialog } from './panel/LosingDialog.tsx'
import { UnreachedWindow } from './panel/UnreachedWindow.tsx'
import { Battery, DeviceActs, JournalText, TwoLines } from './list/DeviceCells.tsx'
import { DeviceFigures } from './list/DeviceFigures.tsx'
import { placeOf, type Row } from './list/rows.rules.ts'
import { DeviceCard } from './DeviceCard.tsx'
import { RowAct } from './list/SiteRows.tsx'
import { useDevicesContext, type DevicesContext } from './useDevicesContext.ts'
import { isOldVersion } from './list/words.ts'

/** Of the state, the same in each row; and the height in rem of a site's line. */
const [stateWidth, placeRem] = ['minmax(9.5rem, 11.5rem)', 2.25]
const rowStyles = (theme: Theme) => {
  const { palette } = theme
  return {
    '& .hot': { backgroundColor: veil(theme, palette.tone.missing.soft, 36) },
    '& .hot:hover': { backgroundColor: veil(theme, palette.tone.missing.soft, 55) },
    '& .row.place, & .row.place:hover': {
      display: 'block',
      height: `${placeRem}rem`,
      lineHeight: `${placeRem}rem`,
      cursor: 'default',
      fontSize: '0.8125rem',
      color: palette.text.secondary,
      backgroundColor: veil(theme, palette.tone.wait.soft, 45),
      '& > div': { whiteSpace: 'nowrap' },
      '& b': { color: palette.text.primary, marginInlineEnd: '4px' },
    },
    '& .row.told': { gridTemplateColumns: `${stateWidth} minmax(0, 1fr) auto`, cursor: 'default' },
    '& .told > :nth-of-type(2)': twoLines,
    '& .alarm': { color: palette.tone.missing.ink, fontWeight: 600 },
    '& .row :is(.of-seen, .of-version, .of-battery)': { fontFamily: figures, whiteSpace: 'nowrap' },
    '& .row :is(.of-journal, .of-ways)': { color: palette.text.secondary, lineHeight: 1.25 },
  }
}

const always: readonly DeviceFilter[] = ['all', 'toDo', 'online', 'offline', 'without']
/** There is neither a device nor a site that could have one. */
const hasNone = ({ counts }: DevicesContext['figures']) => counts.all + counts.without + counts.unpaired === 0
const deviceOf = (row: Row) => (row.kind === 'device' ? row.judged.device : undefined)

/** The manager's clocking devices: figures, filters, the list by site, and one device beside it. */
export const list = defineList({
  name: 'devices.list',
  call: listDevices,
  address: devicesAddress,
  input: () => ({}),
  mostRows: 0,
  rowsOf: (_, { rows }: DevicesContext) => rows,
  totalOf: () => null,
  useContext: useDevicesContext,
  filters: [
    {
      as: 'chips',
      key: 'filter',
      words: ({ figures }) => (figures.counts.unpaired > 0 ? [...always, 'unpaired'] : always),
      usual: 'all',
      isChoice: true,
      countOf: (word, answer, { figures }) => answer && figures.counts[word as DeviceFilter],
    },
    { as: 'link', key: 'siteId' },
  ],
  hasFieldsBeside: true,
  sorts: { keys: [], usual: null },
  rowRem: 3,
  columns: [
    {
      key: 'state',
      width: stateWidth,
      value: (row, { rowWords }) => rowWords.state(row).word,
      cell: (row, { rowWords }) => <Tag tone={rowWords.state(row).tone}>{rowWords.state(row).word}</Tag>,
    },
    { key: 'site', value: (row) => placeOf(row).name },
    { key: 'city', value: (row) => placeOf(row).city },
    { key: 'client', value: (row) => placeOf(row).clientName },
    {
      key: 'device',
      width: 'minmax(9rem, 1fr)',
      isLink: true,
      value: (row, { words, rowWords }) => (row.kind === 'device' ? words.name(row.judged.device) : rowWords.text(row)),
      cell: (row, { words }) => words.name(deviceOf(row)!),
      small: (row, { words }) => {
        const alarm = words.alarm(deviceOf(row)!)
        return alarm === null ? words.system(deviceOf(row)!) : <span className="alarm">{alarm}</span>
      },
    },
    {
      key: 'seen',
      width: '8rem',
      value: (row, { language }) => (deviceOf(row)?.seenAt ? digitsOf(deviceOf(row)!.seenAt!, language) : null),
      cell: (row, { words, now }) => {
        const { time, note } = words.seen(deviceOf(row)!, now)
        return <TwoLines first={time} second={note} />
      },
    },
    {
      key: 'journal',
      width: '9.5rem',
      from: 40,
      value: (row, { words }) => (row.kind === 'device' ? words.journal(row.judged).text : null),
      cell: (row, { words }) => row.kind === 'device' && <JournalText {...words.journal(row.judged)} />,
    },
    {
      key: 'ways',
      width: '6rem',
      from: 62,
      value: (row, { words }) => (row.kind === 'device' ? words.ways(row.judged.device) : null),
      cell: (row, { words }) => words.ways(deviceOf(row)!),
    },
    {
      key: 'battery',
      width: '4.5rem',
      from: 50,
      value: (row) => deviceOf(row)?.battery ?? null,
      cell: (row, { words }) => <Battery percent={deviceOf(row)!.battery} words={words} />,
    },
    {
      key: 'version',
      width: '4rem',
      from: 62,
      value: (row) => deviceOf(row)?.appVersion ?? null,
      cell: (row, { t }) => {
        const { appVersion } = deviceOf(row)!
        return <TwoLines first={appVersion} second={isOldVersion(appVersion) && t('devices.list.old')} />
      },
    },
    {
      key: 'acts',
      width: '4.5rem',
      from: 62,
      isAct: true,
      cell: (row, { words, setActing }) =>
        row.kind === 'device' && (
          <DeviceActs name={words.name(row.judged.device)} onAct={(act) => setActing({ act, judged: row.judged })} />
        ),
    },
  ],
  isHeading: ({ kind }) => kind === 'site',
  lookOf: (row, { rowWords, setLosing }, open) => {
    if (row.kind === 'device') return { className: row.judged.state === 'offlineInService' ? 'hot' : '' }
    if (row.kind !== 'site') {
      const { word, tone } = rowWords.state(row)
      return {
        className: 'told',
        cells: [
          <Tag key="state" tone={tone}>
            {word}
          </Tag>,
          rowWords.text(row),
          <RowAct key="act" row={row} open={open} onLose={setLosing} />,
        ],
      }
    }
    const line = (
      <>
        <b>{row.name}</b> {[row.city, row.clientName].filter(Boolean).join(' · ')}
      </>
    )
    return { className: 'place', rem: placeRem, cells: [line] }
  },
  rowStyles,
  card: (row, context, open) => <DeviceCard row={row} context={context} open={open} />,
  cardHeight: 104,
  panel: {
    key: 'deviceId',
    show: (
      { change, context: { figures, now, opened, acting, setActing, losing, setLosing, unreached, setUnreached } },
      { id, isListed, isByKey, close },
    ) => (
      <>
        <DevicePanel
          isOpen={id !== null && isListed}
          isComing={id !== null && !isListed}
          judged={opened}
          now={now}
          takesFocus={isByKey}
          onClose={close}
          onAct={setActing}
          onUnpaired={figures.counts.unpaired > 0 ? () => change({ filter: 'unpaired', deviceId: null }) : undefined}
        />
        <ActDialogs acting={acting} onClose={() => setActing(null)} onUnreached={setUnreached} />
        <LosingDialog device={losing} onClose={() => setLosing(null)} onUnreached={setUnreached} />
        <UnreachedWindow agents={unreached} onClose={() => setUnreached([])} />
      </>
    ),
  },
  text: ({ context: { t, now, timeZone, figures } }) =>
    t('devices.list.head', {
      time: clockOf(localOf(now, timeZone)),
      devices: t('devices.list.devices', { count: figures.counts.all }),
      sites: t('devices.list.sites', { count: figures.siteCount }),
    }),
  isTextShort: true,
  // Where there is nothing yet the page offers it in its middle, and nothing is counted.
  actions: ({ first, context: { t, figures } }) =>
    !(first && hasNone(figures)) && (
      <ButtonLink to="/clockings/link-device" variant="contained" startIcon={<PlusIcon />} sx={{ flex: { xs: 1, sm: 'none' } }}>
        {t('devices.link.title')}
      </ButtonLink>
    ),
  notices: ({ first, view, change, context: { t, figures, now, rows, hasFailed } }) => (
    <>
      {!hasFailed && !(first && hasNone(figures)) && (
        // Its cards follow the width that it has.
        <Box sx={{ containerType: 'inline-size' }}>
          <DeviceFigures figures={first && figures} filter={view.filter} now={now} onFilter={(filter) => change({ filter })} />
        </Box>
      )}
      {view.siteId !== null && (
        <div>
          {t('devices.list.ofSite', { site: rows[0] ? placeOf(rows[0]).name : '' })}{' '}
          <Button size="small" onClick={() => change({ siteId: null })}>
            {t('devices.list.allSites')}
          </Button>
        </div>
      )}
    </>
  ),
  empty: ({ view: { filter }, context: { t, figures }, showAll }) => {
    if (hasNone(figures)) {
      const link = (
        <ButtonLink to="/clockings/link-device" variant="contained">
          {t('devices.link.title')}
        </ButtonLink>
      )
      return <EmptyState title={t('devices.list.empty.title')} text={t('devices.list.empty.text')} action={link} />
    }
    const action = (
      <Button variant="outlined" color="inherit" onClick={showAll}>
        {t('devices.list.empty.showAll')}
      </Button>
    )
    if (filter === 'unpaired')
      return <EmptyState title={t('devices.list.empty.unpaired')} text={t('devices.list.empty.unpairedText')} action={action} />
    if (filter === 'all' || filter === 'online' || filter === 'offline' || filter === 'without')
      return <EmptyState title={t('devices.list.empty.filtered')} action={action} />
    return (
      <StatePage drawing={<QuietDrawing />} title={t('devices.list.empty.fine')} text={t('devices.list.empty.fineText')} action={action} />
    )
  },
  live: [deviceChanged, shiftClocked],
})
