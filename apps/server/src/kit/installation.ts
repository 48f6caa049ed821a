/** What a handler may know of the installation it runs in. */
export interface Installation {
  /** Whether a company is the demo's: its sign-ins are published, and what would be sent is shown to it alone. */
  readonly isDemo: (company: { readonly code: string }) => boolean
  readonly addresses: Addresses
  readonly secrets: Secrets
  readonly workers: Workers
}

export interface Workers {
  /**
   * Does a job in a thread of its own and answers what it answers; `onProgress` receives what it reports meanwhile. A job is a
   * module that runs `job()` of platform/worker.job.ts; it throws Refusals as a handler does.
   */
  run(job: URL, input: unknown, onProgress: (progress: unknown) => void): Promise<unknown>
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
