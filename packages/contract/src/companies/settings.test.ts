import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { fixed, settingDescriptors } from './settings.descriptors.ts'
import { changeableKeys, isAllowed, settingChanges, settingOf, unitOf } from './settings.changes.ts'
import {
  companySettings,
  compareVersions,
  defaultSettings,
  features,
  featuresOf,
  hasFeature,
  rights,
  settingsWithRights,
  type Feature,
} from './settings.ts'

describe('features', () => {
  it.each(Object.entries(features) as [Feature, string][])('%s comes with %s, and not a patch before', (feature, version) => {
    expect(hasFeature(version, feature)).toBe(true)
    const [major, minor, patch] = version.split('.').map(Number) as [number, number, number]
    expect(hasFeature(`${major}.${minor}.${patch + 10}`, feature)).toBe(true)
    const before = patch > 0 ? `${major}.${minor}.${patch - 1}` : minor > 0 ? `${major}.${minor - 1}.99` : `${major - 1}.99.99`
    expect(hasFeature(before, feature)).toBe(false)
  })

  it('are all on in 1.8.0, and none in 0.9.0', () => {
    expect(featuresOf('1.8.0')).toEqual(Object.keys(features))
    expect(featuresOf('0.9.0')).toEqual([])
  })

  it('versions compare by their numbers, not by their letters', () => {
    const versions = ['1.10.0', '1.5.13', '1.6.0', '0.99.99', '1.5.2']
    expect(versions.toSorted(compareVersions)).toEqual(['0.99.99', '1.5.2', '1.5.13', '1.6.0', '1.10.0'])
  })
})

describe('the settings of a new company', () => {
  it('have every access on, but that of the partner who asks for subcontractors', () => {
    const off = Object.entries(defaultSettings).filter(([, value]) => value === false)
    expect(off).toEqual([['partner_can_demand_subcontractor', false]])
  })

  it('have the figures that were agreed', () => {
    expect(defaultSettings).toMatchObject({
      res_month_before_schedule: 12,
      res_month_after_schedule: 2,
      cli_month_before_schedule: 12,
      cli_month_after_schedule: 2,
      clocking_early_minutes: 30,
      clocking_late_tolerance_minutes: 5,
      clocking_out_grace_minutes: 720,
      site_perimeter_metres: 150,
      pre_clocking_resource_notification_minutes: 60,
      session_idle_minutes: 30,
      session_idle_native_minutes: 43_200,
      file_megabytes: 25,
      storage_megabytes: 20_480,
      storage_user_megabytes: 5120,
      password_min_length: 0,
    })
  })

  it("a manager's are on where its own rights are on too", () => {
    const mine = settingsWithRights({ ...defaultSettings, man_admin: false }, new Set(['man_admin', 'man_edit_planning']))
    expect(rights.filter((right) => mine[right])).toEqual(['man_edit_planning'])
    expect(mine).toMatchObject({ res_access_schedule: true, clocking_early_minutes: 30 })
  })
})

describe('the descriptors', () => {
  it('are one for each key of a company’s settings', () => {
    expect(Object.keys(settingDescriptors)).toEqual(Object.keys(companySettings.shape))
    expect([...changeableKeys, ...Object.keys(fixed)].toSorted()).toEqual(Object.keys(settingDescriptors).toSorted())
    expect(Object.keys(settingChanges.shape)).toEqual(changeableKeys)
  })

  it.each(Object.entries(settingDescriptors))('%s may hold its default', (_, { schema, default: value }) => {
    expect(z.safeParse(schema as z.ZodMiniType, value).success).toBe(true)
  })

  it('give each number a unit', () => {
    const numbers = changeableKeys.filter((key) => settingOf(key).type === 'whole')
    expect(numbers.filter((key) => unitOf(key) === undefined)).toEqual([])
    expect([unitOf('site_perimeter_metres'), unitOf('res_month_after_schedule')]).toEqual(['metres', 'months'])
  })

  it.each([
    [0, true],
    [1, false],
    [29, false],
    [30, true],
    [720, true],
    [721, false],
  ])('%i minutes between two shift checks are allowed: %s', (minutes, isRight) => {
    expect(isAllowed('shift_check_every_minutes', minutes)).toBe(isRight)
  })
})
