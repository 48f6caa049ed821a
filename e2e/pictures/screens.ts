import { mayEnter, role, type Access, type Role } from '@vigie/contract/access.ts'
import { defaultSettings } from '@vigie/contract/companies/settings.ts'
import type { Address } from '../../apps/web/src/routing/address.ts'
import { builtAddresses } from '../kit/browser/addresses.ts'
import type { Person } from './people.ts'

export interface Screen {
  readonly path: string
  /** Who opens it in the pictures: the first of the readers below that may. */
  readonly who: Person
  /** The parameter without which it has nothing to show. */
  readonly needs: string | undefined
}

/** Every screen that stands, from the table of addresses: a new one is in the pictures by itself. */
export async function everyScreen(): Promise<readonly Screen[]> {
  const addresses = await builtAddresses()
  return addresses.flatMap((address) => {
    const who = readerOf(address)
    return who ? [{ path: address.path, who, needs: Object.values(address.query ?? {})[0]?.name }] : []
  })
}

const readers: readonly [Role, Person][] = [
  [role.manager, 'manager'],
  [role.client, 'client'],
  [role.partner, 'partner'],
  [role.agent, 'agent'],
]

function readerOf({ path, who, frame }: Address): Person | undefined {
  if (path === '/no-contract') return 'agentWithoutContract'
  if (typeof who === 'string') return 'nobody'
  if (frame === 'clocking' && mayOpen(who, role.device)) return 'tablet'
  return readers.find(([caller]) => mayOpen(who, caller))?.[1]
}

/** With everything switched on. */
const mayOpen = (access: Access, caller: Role): boolean =>
  mayEnter(access, {
    caller,
    settings: { ...defaultSettings, partner_can_demand_subcontractor: true },
    forbiddenPages: [],
    apiVersion: '1.8.0',
    hasActiveContract: true,
    canAccessAvailabilities: true,
  })
