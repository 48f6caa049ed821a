import { compareVersions } from '@vigie/contract/companies/settings.ts'
import type { ListedDevice, UnpairedDevice } from '@vigie/contract/devices/devices.list.ts'
import { deviceStateAt } from '@vigie/contract/devices/devices.state.rules.ts'
import { clockOf, dayOf, localOf, minutesBetween, type Instant } from '@vigie/contract/kit/time.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/i18n.ts'
import { agoIn, writtenDay } from '../../../kit/dates.ts'
import { appVersion } from '../../../kit/version.ts'
import { useExchange } from '../../../session/store.ts'
import type { Tone } from '../../../theme/palette.ts'
import { useTimeWords } from '../../../ui/timeWords.ts'
import { nameAndSystem } from '../deviceName.ts'
import { alarmsOf, clockOff, journalOf, type JudgedDevice } from './rows.rules.ts'

export const toneOfDevice = { offlineInService: 'missing', gap: 'late', offline: 'wait', online: 'done' } as const satisfies Record<
  JudgedDevice['state'],
  Tone
>

/** A version before this app's own. */
export const isOldVersion = (version: string): boolean => version !== '' && compareVersions(version, appVersion) < 0

/** What is said of a clocking device, in the reader's language and by the company's clock. */
export function useDeviceWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { timeZone } = useExchange()
  const { span } = useTimeWords()
  return useMemo(() => {
    const passed = (since: Instant, now: Instant): string => span(Math.max(0, Math.floor(minutesBetween(since, now))))
    const state = ({ state: name, device: { seenAt } }: JudgedDevice, now: Instant): string => {
      if (name === 'online' || name === 'gap') return t(`devices.list.states.${name}`)
      return seenAt === null ? t('devices.list.states.never') : t(`devices.list.states.${name}`, { duration: passed(seenAt, now) })
    }
    /** The day as 19/11, for it lies near; today it is left out. */
    const moment = (at: Instant, now: Instant): string => {
      const [local, today] = [localOf(at, timeZone), dayOf(localOf(now, timeZone))]
      return dayOf(local) === today ? clockOf(local) : `${writtenDay(dayOf(local), language, 'brief')} ${clockOf(local)}`
    }
    const seen = ({ seenAt, ...device }: ListedDevice, now: Instant): { readonly time: string; readonly note: string } => {
      if (seenAt === null) return { time: t('devices.list.never'), note: '' }
      if (device.closedAt !== null) return { time: moment(seenAt, now), note: t('devices.list.closed') }
      const isQuiet = deviceStateAt({ ...device, seenAt, missingCount: 0 }, now) === 'offline'
      return { time: moment(seenAt, now), note: isQuiet ? t('devices.list.outsideServices') : agoIn(seenAt, now, language, timeZone) }
    }
    const ways = ({ isByCode, isByNfc }: ListedDevice): string => {
      if (isByCode) return [t('devices.list.ways.code'), isByNfc && t('devices.list.ways.badge')].filter(Boolean).join(', ')
      return t(isByNfc ? 'devices.list.ways.badgeAlone' : 'devices.list.ways.none')
    }
    const journal = (judged: JudgedDevice): { readonly text: string; readonly tone: 'late' | 'strong' | null } => {
      const { kind, count = 0 } = journalOf(judged)
      if (kind === 'missing') return { text: t('devices.list.figures.missing', { count }), tone: 'late' }
      if (kind === 'expected' || kind === 'waiting') return { text: t(`devices.list.${kind}`, { count }), tone: 'strong' }
      return { text: t(`devices.list.${kind}`), tone: null }
    }
    const drift = (driftSeconds: number): string => {
      const { way, seconds } = clockOff(driftSeconds)
      if (way === 'right') return t('devices.list.panel.clocks.right')
      const by = seconds < 60 ? t('devices.list.panel.clocks.seconds', { seconds }) : span(Math.round(seconds / 60))
      return t(`devices.list.panel.clocks.${way}`, { by })
    }
    const name = (device: ListedDevice | UnpairedDevice): string => nameAndSystem(device).name || t('devices.list.unnamed')
    /** What it is suspected of, in few words; null: nothing. */
    const alarm = (device: ListedDevice): string | null => {
      const [first] = alarmsOf(device)
      return first ? t(`devices.list.alarms.${first.kind}.mark`) : null
    }
    const percent = (value: number): string => t('devices.list.percent', { value })
    const day = (at: Instant): string => writtenDay(dayOf(localOf(at, timeZone)), language, 'long')
    const clock = (at: Instant): string => clockOf(localOf(at, timeZone))
    return {
      state,
      passed,
      moment,
      seen,
      ways,
      journal,
      drift,
      name,
      alarm,
      percent,
      day,
      clock,
      /** What its name leaves unsaid, in few words: its browser stands in the panel. */
      system: (device: ListedDevice | UnpairedDevice) => nameAndSystem({ ...device, browser: '' }).system,
      /** Since when one is paired no more, or reported as lost. */
      gone: ({ unpairedAt, lostAt }: UnpairedDevice) =>
        lostAt === null
          ? t('devices.list.unpairedOn', { day: day(unpairedAt), time: clock(unpairedAt) })
          : t('devices.list.lostOn', { day: day(lostAt), time: clock(lostAt) }),
    }
  }, [t, language, timeZone, span])
}
