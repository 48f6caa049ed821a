import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import { demoCompanyCode, demoTablets } from '../../apps/server/demo/people/signins.ts'
import { callApi, tokenFor } from '../kit/company/calls.ts'
import { chief } from '../kit/company/chief.ts'
import type { Installation } from '../kit/company/installation.ts'
import { demoTokenFor } from '../kit/company/outbox.ts'
import { emptyPeople } from './states.ts'

const people = ['nobody', 'manager', 'client', 'partner', 'agent', 'agentWithoutContract', 'tablet'] as const
export type Person = (typeof people)[number]
/** What a browser keeps of each: by the keys of local storage. A person that is not there has no pictures. */
type Kept = Readonly<Partial<Record<Person, Readonly<Record<string, string>>>>>
/** A value for parameters without which a screen has nothing to show. */
type Samples = Readonly<Record<string, string>>

export interface Cast {
  readonly kept: Kept
  readonly samples: Samples
}

/** Everybody of the demo, and its first tablet. */
export async function demoCast(installation: Installation): Promise<Cast> {
  const token = async (email: string) => ({ accessToken: await demoTokenFor(installation, email) })
  const manager = await token('manager@demo.example')
  const { uuid, secret } = demoTablets[0]
  const asked = { token: manager.accessToken, company: demoCompanyCode }
  const { shifts } = await callApi(installation, listShifts, { date: '2026-10-12' }, asked)
  const shift = shifts.find(({ agentId }) => agentId !== null)!
  return {
    kept: {
      nobody: {},
      manager,
      client: await token('client@demo.example'),
      partner: await token('partner@demo.example'),
      agent: await token('agent@demo.example'),
      agentWithoutContract: await token('agent-sans-contrat@demo.example'),
      tablet: { deviceUuid: uuid, deviceSecret: secret, devicePaired: 'true' },
    },
    samples: { siteId: String(shift.siteId), resourceId: String(shift.agentId) },
  }
}

/** The same roles in a company where nothing has happened; nobody has paired a tablet in it. */
export async function emptyCast(installation: Installation): Promise<Cast> {
  const token = async (email: string) => ({ accessToken: await tokenFor(installation, { email, password: chief.password }) })
  const kept: Record<string, Record<string, string>> = { nobody: {}, manager: await token(chief.email) }
  for (const [person, email] of Object.entries(emptyPeople)) kept[person] = await token(email)
  return { kept, samples: {} }
}
