import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { readRows } from '../company/database.ts'
import type { Installation } from '../company/installation.ts'
import { head } from './phone.ts'

const fillJournal = readFileSync(fileURLToPath(new URL('fill-journal.js', import.meta.url)), 'utf8')

/** A service with the times of its arrival and departure in UTC (`2026-10-12T05:00:00Z`). */
export interface Service {
  readonly id: number
  readonly starts: string
  readonly ends: string
}

/** Lays an arrival and a departure for each service into the phone's journal, as the app itself did before it knew of anchors. */
export const layActs = (page: Page, shifts: readonly Service[], anchor: string | null = null): Promise<string[]> =>
  page.evaluate<string[]>(`${fillJournal}\nfillJournal(${JSON.stringify({ shifts, head, anchor })})`)

/** The anchor that this browser keeps of whoever is signed in. */
export const keptAnchor = (page: Page): Promise<string> => page.evaluate<string>(`${fillJournal}\nkeptAnchor()`)

export interface RecordedAct {
  readonly kind: string
  /** Why it is to be confirmed; null: it is believed. */
  readonly doubt: string | null
  /** On the clock of its site: `2026-10-12 06:58`. */
  readonly at: string
  readonly isOffline: boolean
}

/** The acts of a service as the journal holds them, in its order. */
export const actsOf = (installation: Installation, number: string): Promise<RecordedAct[]> =>
  readRows<RecordedAct>(
    installation,
    `select c.kind, c.doubt, c.is_offline as "isOffline", to_char(c.happened_at at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI') as at
       from clockings c join shifts s using (company_id, shift_id) where s.number = $1 order by c.seq`,
    [number],
  )
