import { roles } from '@vigie/contract/access.ts'
import { expect, it } from 'vitest'
import { addressOf } from '../../routes.ts'
import '../../signedIn.ts'
import { unseenAt, unseenAtAvatar, type Counters } from './unseen.ts'

const counters: Counters = {
  unseenClientFileCount: 3,
  unseenCompanyFileCount: 4,
  unseenPartnerFileCount: 5,
  unseenMissionCount: 2,
  unseenDocumentCount: 6,
  answeredMissionCount: 7,
  openDemandCount: 8,
}
const none: Counters = {
  unseenClientFileCount: null,
  unseenCompanyFileCount: null,
  unseenPartnerFileCount: null,
  unseenMissionCount: null,
  unseenDocumentCount: null,
  answeredMissionCount: null,
  openDemandCount: null,
}

it("the avatar counts a partner's three kinds of files, a client's own, and nothing for others", () => {
  expect(Object.fromEntries(roles.map((role) => [role, unseenAtAvatar(role, counters)]))).toEqual({
    manager: 0,
    manager_partner: 12,
    resource: 0,
    client: 3,
    client_user: 3,
    clocking_device: 0,
  })
})

it('a line of the menu counts what lies behind it, and each of them is an address', () => {
  const paths = [
    '/client/documents',
    '/partner/myCompany',
    '/partner/partners',
    '/missions',
    '/sheet',
    '/manager/missions',
    '/manager/demands',
    '/invoices',
  ] as const
  expect(paths.map((path) => unseenAt(path, counters))).toEqual([3, 4, 5, 2, 6, 7, 8, 0])
  for (const path of paths) expect(addressOf(path), path).toBeDefined()
})

it('what is not counted, or not known yet, is no badge', () => {
  for (const given of [none, undefined]) {
    expect(unseenAt('/missions', given)).toBe(0)
    expect(roles.map((role) => unseenAtAvatar(role, given))).toEqual(roles.map(() => 0))
  }
})
