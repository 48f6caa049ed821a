import { named } from '../address.ts'
import { text } from '../parameters.ts'

/** Associer l'appareil: a tablet's QR code leads here with its pairing code filled in. */
export const linkDeviceAddress = named('/clockings/link-device', { pairingCode: text('code') })

/** What a camera reads: this installation's own address with the company, so that nothing is asked for by its code. */
export const scannedAddress = (path: string, values: Readonly<Record<string, string>>): string =>
  `${location.origin}${path}?${new URLSearchParams(values)}`
