/** What `npm run test:faults` asks of a device's page (main.ts), and what it hears. It names nothing of the browser's. */
export interface AskedAct {
  readonly clockingUuid: string
  readonly shiftId: number
  readonly act: 'start' | 'end'
  readonly siteName: string
  /** For a departure, which is before the planned end. */
  readonly reasonId: number | null
  /** On a phone, where it is. */
  readonly reading: { readonly latitude: number; readonly longitude: number } | null
  /** At a tablet, what the agent types. */
  readonly code: string | null
}

/** unidentified: the tablet could not ask who it is, and nothing was clocked; the others as the queue tells them. */
export interface Told {
  readonly kind: 'recorded' | 'known' | 'kept' | 'same' | 'refused' | 'notKept' | 'unidentified'
  readonly code: string | null
}

export interface DeviceState {
  /** Whether somebody is signed in, so that what waits may go. */
  readonly isIn: boolean
  /** What lies in the journal: which acts, in which state. */
  readonly acts: readonly { readonly clockingUuid: string; readonly state: string; readonly why: string | null }[]
}

export interface DeviceUnderTest {
  act(asked: AskedAct): Promise<Told>
  state(): Promise<DeviceState>
  /** The receipts that lie here. */
  receipts(): Promise<readonly { readonly clockingUuid: string; readonly text: string }[]>
}
