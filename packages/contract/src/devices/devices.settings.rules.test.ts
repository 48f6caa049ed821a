import { describe, expect, it } from 'vitest'
import { problemOf, visibilityIn, type DeviceChoices } from './devices.settings.rules.ts'

const known: DeviceChoices = { isByCode: true, isByNfc: false, shiftsVisibility: 'window', isNamesVisible: true }
const now = '9.0.0'

describe('a device keeps a way of clocking', () => {
  it.each([
    [{ isByCode: false }, known, now, 'noWay'],
    [{ isByCode: false, isByNfc: true }, known, now, null],
    [{ isByCode: false }, { ...known, isByNfc: true }, now, null],
    [{ isByNfc: false }, { ...known, isByCode: false, isByNfc: true }, now, 'noWay'],
    // It is set to take cards, and the company's version takes none: the code is its only way.
    [{ isByCode: false }, { ...known, isByNfc: true }, '1.6.2', 'noWay'],
    [{ isNamesVisible: false }, known, now, null],
    [{}, known, now, null],
  ] as const)('%j of %j with %s: %s', (asked, before, version, problem) => {
    expect(problemOf(asked, before, version)).toBe(problem)
  })
})

describe('what a version has not got is not set', () => {
  it.each([
    [{ isByNfc: true }, '1.6.2', 'notYet'],
    [{ isByNfc: true }, '1.6.3', null],
    [{ shiftsVisibility: 'running' }, '1.6.5', 'notYet'],
    [{ shiftsVisibility: 'running' }, '1.6.6', null],
  ] as const)('%j with %s: %s', (asked, version, problem) => {
    expect(problemOf(asked, known, version)).toBe(problem)
  })

  it.each([
    ['1.6.5', 'running', 'window'],
    ['1.6.6', 'running', 'running'],
    ['1.6.5', 'day', 'day'],
    ['1.6.5', 'none', 'none'],
  ] as const)('with %s a device set to %s shows %s', (version, set, shown) => {
    expect(visibilityIn(version, set)).toBe(shown)
  })
})
