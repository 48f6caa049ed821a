import { changeableKeys, settingOf, type ChangeableKey, type SettingChanges } from '@vigie/contract/companies/settings.changes.ts'
import { hasFeature, type CompanySettings } from '@vigie/contract/companies/settings.ts'
import { addSeconds, type Instant } from '@vigie/contract/kit/time.ts'

/** The keys that a change names. */
const keysOf = (changes: SettingChanges): ChangeableKey[] => changeableKeys.filter((key) => changes[key] !== undefined)

/** Whether the values that a change replaces are still the current ones. */
export const isOfCurrent = (changes: SettingChanges, was: SettingChanges, current: CompanySettings): boolean =>
  keysOf(changes).every((key) => was[key] === current[key])

/** Whether the company's version has every feature whose settings are changed. */
export const hasFeaturesOf = (changes: SettingChanges, apiVersion: string): boolean =>
  keysOf(changes).every((key) => {
    const { feature } = settingOf(key)
    return feature === undefined || hasFeature(apiVersion, feature)
  })

/**
 * What is saved of a change: the values that differ from the current ones, and what the server sets along with them. Shift checks
 * count from their last change on; each change gets a later instant, so that two in one second differ.
 */
export function effectiveChanges(changes: SettingChanges, current: CompanySettings, now: Instant): Partial<CompanySettings> {
  const keys = keysOf(changes).filter((key) => changes[key] !== current[key])
  const changed = Object.fromEntries(keys.map((key) => [key, changes[key]]))
  if (!keys.some((key) => key === 'shift_check_every_minutes' || key === 'shift_check_answer_minutes')) return changed
  const former = current.shift_check_since
  return { ...changed, shift_check_since: former !== null && former >= now ? addSeconds(former, 1) : now }
}
