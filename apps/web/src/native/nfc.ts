import { isNative } from './platform.ts'

/**
 * ready: cards are read · asks: somebody must allow it once · refused: it was forbidden, the browser's settings alone
 * change that · off: there is no reader, or it is switched off · insecure: the page is not https.
 */
export type NfcState = 'ready' | 'asks' | 'refused' | 'off' | 'insecure'

/** Of Web NFC (W3C, Android Chrome), as much as is used here: the types that come with TypeScript lack it. */
interface Reader extends EventTarget {
  scan(options: { signal: AbortSignal }): Promise<void>
}
interface ReadingEvent extends Event {
  /** `04:a2:3f:12:88:60:80`; empty for a card without a number. */
  readonly serialNumber: string
}
type ReaderWindow = Window & { readonly NDEFReader?: new () => Reader }

const isThere = (): boolean => (window as ReaderWindow).NDEFReader !== undefined

/** The mobile app's own reader: its plugin is fetched there alone. */
const shell = () => import('./nfc.shell.ts')

/** Whether cards may be read now, without asking anybody. */
export async function nfcState(): Promise<NfcState> {
  if (isNative()) return (await shell()).shellState().catch(() => 'off')
  if (!window.isSecureContext) return 'insecure'
  if (!isThere()) return 'off'
  try {
    const { state } = await navigator.permissions.query({ name: 'nfc' as PermissionName })
    return state === 'granted' ? 'ready' : state === 'denied' ? 'refused' : 'asks'
  } catch {
    return 'off'
  }
}

/**
 * Reads cards until the signal ends it, and tells the number of each; an empty text for one that cannot be read. Where
 * nobody has allowed it yet the browser asks, and wants a touch for that. Answers whether it reads.
 */
export async function readCards(onCard: (number: string) => void, signal: AbortSignal): Promise<NfcState> {
  if (isNative()) return (await shell()).readShellCards(onCard, signal).catch(() => 'off')
  if (!window.isSecureContext) return 'insecure'
  const { NDEFReader } = window as ReaderWindow
  if (!NDEFReader) return 'off'
  const reader = new NDEFReader()
  reader.addEventListener('reading', (event) => onCard((event as ReadingEvent).serialNumber), { signal })
  // A card that is no NDEF card, or was taken away too soon: its number is unknown.
  reader.addEventListener('readingerror', () => onCard(''), { signal })
  try {
    await reader.scan({ signal })
    return 'ready'
  } catch (error) {
    // NotAllowedError: forbidden; NotSupportedError and others: there is none, or it is switched off.
    return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'off'
  }
}
