/** Where the figures and steps lead, as far as the reader may; null where no such address is open. */
export interface DashboardAddresses {
  readonly contracts: string | null
  readonly sites: string | null
  readonly anomalies: string | null
  readonly import: string | null
  readonly firstSteps: string | null
}
