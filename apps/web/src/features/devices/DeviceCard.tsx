import { LinkCard } from '../../lists/LinkCard.tsx'
import { ListCard } from '../../lists/ListCard.tsx'
import { linkDeviceAddress } from '../../routing/addresses/devices.ts'
import { linkTo } from '../../routing/linkTo.ts'
import { Tag } from '../../ui/marks/Tag.tsx'
import { JournalText } from './list/DeviceCells.tsx'
import type { DevicesContext } from './useDevicesContext.ts'
import { placeOf, type Row } from './list/rows.rules.ts'

interface DeviceCardProps {
  readonly row: Row
  readonly context: DevicesContext
  readonly open: (deviceId: number) => void
}

/** A row of the list on a phone, with its site. */
export function DeviceCard({ row, context: { t, words, rowWords, now, setLosing }, open }: DeviceCardProps) {
  const { name, city, clientName } = placeOf(row)
  const state = rowWords.state(row)
  const tag = <Tag tone={state.tone}>{state.word}</Tag>
  switch (row.kind) {
    case 'device': {
      const { device } = row.judged
      const { time, note } = words.seen(device, now)
      // Of one that was never heard the state says so.
      const seen = device.seenAt !== null && [time, note].filter(Boolean).join(', ')
      const alarm = words.alarm(device)
      return (
        <LinkCard
          target={() => open(device.deviceId)}
          title={words.name(device)}
          figure={device.battery !== null && words.percent(device.battery)}
          facts={[name, city]}
          tags={
            <>
              {tag}
              {alarm !== null && <Tag tone="missing">{alarm}</Tag>}
              {seen && <span>{seen}</span>}
              <JournalText {...words.journal(row.judged)} />
            </>
          }
          height={96}
        />
      )
    }
    case 'served':
      return <LinkCard target={() => open(row.judged.device.deviceId)} title={name} facts={[rowWords.text(row)]} tags={tag} height={96} />
    case 'none':
      return (
        <LinkCard
          target={linkTo(linkDeviceAddress, { siteId: row.site.id })}
          title={name}
          figure={t('devices.list.link')}
          facts={[city, clientName]}
          tags={tag}
          height={96}
        />
      )
    case 'unpaired': {
      const { device } = row
      const act = {
        label: t('devices.list.losing.open'),
        name: t('devices.list.losing.openNamed', { device: words.name(device) }),
        isBusy: false,
        run: async () => setLosing(device),
      }
      return <ListCard title={words.name(device)} state={state} facts={[name, words.gone(device)]} act={device.lostAt === null && act} />
    }
    case 'site':
      return null
  }
}
