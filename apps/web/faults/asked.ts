import type { AgentAct } from '@vigie/contract/clockings/clockings.phone.rules.ts'

/** What `npm run test:faults` asks of a device's page (main.ts), and what it hears. It names nothing of the browser's. */
export interface AskedAct {
  readonly clockingUuid: string
  readonly shiftId: number
  readonly act: AgentAct
  readonly siteName: string
  /** For a departure, which is before the planned end. */
  readonly reasonId: number | null
  /** On a phone, where it is. */
  readonly reading: { readonly latitude: number; readonly longitude: number } | null
  /** At a tablet, what the agent types, and who says so where the code fits several. */
  readonly shown: { readonly code: string; readonly firstName: string } | null
}

/**
 * unidentified: nothing was clocked, for the device did not know who it is (nobody is signed in on a phone, a tablet did not recognise
 * them), or did not offer the act; the others as the queue tells them.
 */
export interface Told {
  readonly kind: 'recorded' | 'known' | 'kept' | 'same' | 'refused' | 'notKept' | 'unidentified'
  readonly code: string | null
  /** Whether the device has recognised its agent without the server. */
  readonly isByItself: boolean
}

export interface DeviceState {
  /** Whether somebody is signed in, so that what waits may go. */
  readonly isIn: boolean
  /** Whether it has met the server since its page began, as whoever clocks there. */
  readonly hasMet: boolean
  /** What lies in the journal: which acts, in which state. */
  readonly acts: readonly { readonly clockingUuid: string; readonly state: string; readonly why: string | null }[]
}

export interface DeviceUnderTest {
  act(asked: AskedAct): Promise<Told>
  state(): Promise<DeviceState>
  /** The receipts that lie here. */
  receipts(): Promise<readonly { readonly clockingUuid: string; readonly text: string }[]>
}
