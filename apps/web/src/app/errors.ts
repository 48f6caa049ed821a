import type { Address } from '../routing/address.ts'

/** Someone is signed in who may not open this address. */
export class AccessDenied extends Error {
  readonly address: Address
  constructor(address: Address) {
    super(`denied: ${address.path}`)
    this.address = address
  }
}
