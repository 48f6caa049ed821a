import { deviceShifts } from '@vigie/contract/clockings/clockings.ts'
import { features, type Feature } from '@vigie/contract/companies/settings.ts'
import { readInit } from '@vigie/contract/companies/companies.ts'
import { askForPairing } from '@vigie/contract/devices/devices.ts'
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { at, openTestApp, usualNow } from '../../../../test/app.ts'
import { clockingActions } from '../../../../test/clocking.actions.ts'
import { agentCard, fixtureOf, type Fixture } from '../../../../test/fixture.ts'
import { outputOf, type Answered } from '../../../../test/transports.ts'

const app = await openTestApp()

/** The features of the clock, and the version that is just below each. */
const below = {
  clockingsApp: '1.1.9',
  canClockBreaks: '1.5.99',
  clockingsByNfc: '1.6.2',
  canClockOutEarlier: '1.6.3',
  canPreClock: '1.6.4',
  showOntimeShiftsList: '1.6.5',
} as const satisfies Partial<Record<Feature, string>>
type ClockFeature = keyof typeof below

const companyAt = (apiVersion: string): Promise<Fixture> => {
  app.clock.set(at(usualNow))
  return fixtureOf(app.rows, { apiVersion })
}
const saidBy = (answered: Answered): string => answered.error?.code ?? 'answered'

/** What somebody meets at the clock of a company: a refusal's code, or that it was answered. */
const tries: Partial<Record<ClockFeature, Readonly<Record<string, (fixture: Fixture) => Promise<Answered>>>>> = {
  clockingsApp: {
    'a device asks for a pairing code': (fixture) =>
      app.http(askForPairing, { uuid: randomUUID(), secret: randomUUID() }, { code: fixture.company.code }),
    'a device reads its day': (fixture) => app.http(deviceShifts, {}, fixture.as('clocking_device')),
  },
  clockingsByNfc: {
    'an agent shows a card': async (fixture) => {
      const actions = clockingActions(app, fixture)
      await actions.shift()
      return actions.identify({ resourceNfcUid: agentCard })
    },
  },
  canClockOutEarlier: {
    'an agent leaves early, with a reason': async (fixture) => {
      const actions = clockingActions(app, fixture)
      const shiftId = await actions.shift({ columns: { arrived_at: app.clock.now(), clock_in_status: 1 } })
      const reason = await app.rows.insert('anomaly_reasons', {
        company_id: fixture.company.id,
        name: 'Accord du responsable',
        is_early_leave_accepted: true,
      })
      return actions.byCode(shiftId, { type: 1, clocking_anomaly_reason_id: reason['anomaly_reason_id'] })
    },
  },
  canPreClock: {
    'an agent says to be on the way': async (fixture) => {
      const actions = clockingActions(app, fixture)
      const shiftId = await actions.shift({ columns: { can_pre_clock: true } })
      return actions.byPhone(shiftId, { type: 4, isPreClocking: true })
    },
  },
}
/** What is refused below, by its code. */
const refusal: Partial<Record<ClockFeature, string>> = {
  clockingsApp: 'FORBIDDEN',
  clockingsByNfc: 'FORBIDDEN',
  canClockOutEarlier: 'NO_CLOCKING',
  canPreClock: 'NO_CLOCKING',
}

describe.each(Object.keys(below) as ClockFeature[])('%s', (feature) => {
  it('is told to apps from its version on, and not just below', async () => {
    const toldAt = async (version: string) => {
      const fixture = await companyAt(version)
      return outputOf(readInit, await app.http(readInit, {}, fixture.as('clocking_device'))).environment.features.includes(feature)
    }
    expect([await toldAt(below[feature]), await toldAt(features[feature])]).toEqual([false, true])
  })

  it.each(Object.entries(tries[feature] ?? {}))('%s: from its version on, and not just below', async (_, act) => {
    expect(saidBy(await act(await companyAt(below[feature])))).toBe(refusal[feature])
    expect(saidBy(await act(await companyAt(features[feature])))).toBe('answered')
  })
})
