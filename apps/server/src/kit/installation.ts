import type { RefusalCode } from '@vigie/contract/kit/refusal.ts'

/** What a handler may know of the installation it runs in. */
export interface Installation {
  /** Whether a company is the demo's: its sign-ins are published, and what would be sent is shown to it alone. */
  readonly isDemo: (company: { readonly code: string }) => boolean
  readonly addresses: Addresses
  readonly secrets: Secrets
  readonly workers: Workers
}

/** A piece of work for a process of its own: a module that runs `job()` of platform/worker.job.ts. */
export interface Job {
  readonly module: URL
  readonly companyId: number
  /** What a second job of the same company is refused with while this one waits or runs. */
  readonly underWay: RefusalCode
  readonly input: unknown
}

export interface Workers {
  /**
   * Does a job and answers what it answers; `onProgress` receives what it reports meanwhile. It throws Refusals as a handler
   * does; one that takes too much memory or time is TOO_LARGE, and with too many that wait before it it is BUSY.
   */
  run(job: Job, onProgress: (progress: unknown) => void): Promise<unknown>
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
}
