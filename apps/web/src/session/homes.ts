import type { Role } from '@vigie/contract/access.ts'

/** The home of each role (coverage 2.018). */
export const homes = {
  manager: '/manager',
  manager_partner: '/partner',
  resource: '/resource',
  client: '/client',
  client_user: '/client',
  clocking_device: '/pointages',
} as const satisfies Record<Role, string>
