import { Capacitor } from '@capacitor/core'
import { CapacitorNfc, type NfcTag } from '@capgo/capacitor-nfc'

/**
 * Flags of Android's `NfcAdapter.enableReaderMode`: cards of the kinds A, B, F and V, by their number alone (what is written on
 * them is not looked for), and without the system's sound, for the clock has its own.
 */
const flags = 0x1 | 0x2 | 0x4 | 0x8 | 0x80 | 0x100

/** What the plugin tells of one card, all at once. It keeps what nobody listens to, for ever: so each is listened to. */
const sameAgain = ['tagDiscovered', 'ndefDiscovered', 'ndefMimeDiscovered', 'ndefFormatableDiscovered'] as const

/**
 * The reader of the mobile app. Android asks nobody for a permission. An iPhone reads for a minute at most, under a window of
 * the system that hides the clock, and an iPad not at all: there is no reader for a wall (decisions/09-tablet).
 */
export async function shellState(): Promise<'ready' | 'off'> {
  if (Capacitor.getPlatform() !== 'android') return 'off'
  const { status } = await CapacitorNfc.getStatus()
  return status === 'NFC_OK' || status === 'NDEF_PUSH_DISABLED' ? 'ready' : 'off'
}

/** `04A23F12`, as Web NFC tells it but for the colons; empty for a card without a number. */
const numberOf = ({ id = [] }: NfcTag): string => id.map((byte) => (byte & 0xff).toString(16).padStart(2, '0')).join('')

/** As `readCards` of the port, by the reader of the mobile app. */
export async function readShellCards(onCard: (number: string) => void, signal: AbortSignal): Promise<'ready' | 'off'> {
  const state = await shellState()
  if (state !== 'ready' || signal.aborted) return state
  const listening = await Promise.all([
    CapacitorNfc.addListener('nfcEvent', ({ tag }) => void (signal.aborted || onCard(numberOf(tag)))),
    ...sameAgain.map((name) => CapacitorNfc.addListener(name, () => undefined)),
  ])
  const unlisten = () => Promise.all(listening.map((one) => one.remove()))
  const stop = async () => {
    // First the reader: a card that it reads while nobody listens would be told to whoever listens next.
    await CapacitorNfc.stopScanning()
    await unlisten()
  }
  try {
    await CapacitorNfc.startScanning({ androidReaderModeFlags: flags })
  } catch (error) {
    await unlisten()
    throw error
  }
  if (signal.aborted) await stop()
  else signal.addEventListener('abort', () => void stop(), { once: true })
  return 'ready'
}
