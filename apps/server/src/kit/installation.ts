import type { BackupsRead } from '@vigie/contract/companies/companies.backups.ts'
import type { Instant } from '@vigie/contract/kit/time.ts'
import type { Budgets } from './rate-limit.ts'
import type { Signer } from './proof/signer.ts'
import type { Scanner } from '../platform/scanner.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { Push } from '../platform/push/push.ts'
import type { Workers } from '../platform/worker.interface.ts'

/** What a handler may know of the installation it runs in. */
export interface Installation {
  /** Whether a company is the demo's: its sign-ins are published, and what would be sent is shown to it alone. */
  readonly isDemo: (company: { readonly code: string }) => boolean
  readonly addresses: Addresses
  readonly secrets: Secrets
  /** Signs roots and receipts, and knows the keys that did. */
  readonly signer: Signer
  /** The logs of roots, a file for each company, outside the database. */
  readonly proofDir: string
  /** Signs the receipts that are asked for together. */
  readonly receipts: Receipts
  readonly workers: Workers
  /** Those that look into files which have been sent, and know nothing else. */
  readonly inspectionPool: Workers
  /** Those that print, and those that show one sheet on a screen. */
  readonly printers: Workers
  readonly previewers: Workers
  /** Those that count the hours of companies with thousands of agents. */
  readonly counters: Workers
  /** A folder of this process for what it makes before it is kept: emptied when the process is no more. */
  readonly scratch: string
  readonly storage: Storage
  readonly scanner: Scanner
  /** How many messages of their own managers may still write. */
  readonly managersMessages: Budgets
  /** What is known of the backups, where they are set up. */
  readonly backups: Backups | undefined
  /** Who carries letters, where SMTP_URL is set. */
  readonly mailer: Mailer | undefined
  /** Who carries web pushes, where VAPID_* are set. */
  readonly push: Push | undefined
}

export interface Backups {
  /** What somebody should look at, and when the last one ended. */
  status(now: Instant): BackupsRead
  /** Bytes of the log that wait to be shipped. */
  spoolBytes(): Promise<number>
}

export interface Receipts {
  /** A signed receipt of what a text says; those asked for at the same moment share one signature. */
  issue(said: string): Promise<string>
}

interface Addresses {
  /** Without a trailing slash; empty: the address that the browser used. */
  readonly publicUrl: string
  /** For links in messages, where no browser is there to complete them. */
  readonly linkUrl: string
}

export interface Secrets {
  /** HMAC-SHA-256 under SECRET_KEY, of a purpose and a text (codes of agents). */
  hmac(purpose: string, text: string): Buffer
  /** AES-256-GCM under SECRET_KEY, of a purpose, for one place alone (whose it is): moved elsewhere it cannot be read. */
  encrypt(purpose: string, place: string, text: string): Buffer
  /** Null: it cannot be read, under this key or at this place. */
  decrypt(purpose: string, place: string, kept: Buffer): string | null
}
