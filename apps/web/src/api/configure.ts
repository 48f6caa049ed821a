/** What calls need to know of the session and of the device, without importing either. */
export interface ApiConfig {
  /** Where the server is: empty for the page's own origin, an address in the mobile app. */
  readonly origin: () => string
  readonly token: () => string | null
  readonly companyCode: () => string | null
  readonly deviceUuid: () => string
  /** Of a device that waits to be paired: its socket is told so. Null for everybody else. */
  readonly waitingSecret: () => string | null
  readonly isClockingApp: () => boolean
  readonly language: () => string
  readonly apiVersion: () => string
  /** Whose acts are made now; null: nobody is signed in, or the token is somebody else's already. */
  readonly owner: () => string | null
  /** An administrator looks at the portal as somebody else: an act is nobody's to keep, and the server refuses it in a sentence. */
  readonly isViewing?: boolean
  /** The caller's own session is dead. */
  readonly onUnauthorised: (token: string) => void
}

let config: ApiConfig | undefined

export const configure = (next: ApiConfig): void => {
  config = next
}

export function apiConfig(): ApiConfig {
  if (!config) throw new Error('api: configure() comes before the first call')
  return config
}
