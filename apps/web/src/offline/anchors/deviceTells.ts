import { appVersion } from '../../kit/version.ts'
import { clockDrift } from '../../session/clock.ts'

/** Chromium alone tells it: `level` from 0 to 1. */
interface Battery {
  readonly level: number
}
type WithBattery = Navigator & { readonly getBattery?: () => Promise<Battery> }

async function batteryPercent(): Promise<number | null> {
  try {
    const { level } = (await (navigator as WithBattery).getBattery?.()) ?? {}
    return level === undefined || !Number.isFinite(level) ? null : Math.min(100, Math.max(0, Math.round(level * 100)))
  } catch {
    return null
  }
}

/** What a paired device tells managers of itself at a contact: percent of its battery, the app's version, seconds that its clock is behind. */
export const deviceTells = async () => ({
  battery: await batteryPercent(),
  appVersion,
  driftSeconds: Math.round(clockDrift() / 1000),
})
