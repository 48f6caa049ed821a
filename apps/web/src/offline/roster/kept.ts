import { readRoster } from '@vigie/contract/clockings/clockings.offline.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import * as z from 'zod/mini'
import { rosterDatabase } from './database.ts'

/** What a device needs to clock without network: whom it recognises, their services, and until when. */
export type Roster = Output<typeof readRoster>

const name = 'roster'

/** This device's own key: no script reads it, it only opens and closes. */
async function ownKey(): Promise<CryptoKey> {
  const database = await rosterDatabase()
  const known = await database.get('keys', name)
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await database.put('keys', made, name)
  return made
}

/** Keeps the roster for a start without network, by the wire's names, which never change. */
export async function keepRoster(roster: Roster): Promise<void> {
  const text = new TextEncoder().encode(JSON.stringify(z.encode(readRoster.output, roster)))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const closed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await ownKey(), text)
  await (await rosterDatabase()).put('rosters', { iv, closed }, name)
}

/** What was kept; null: nothing, or what this version no longer reads. */
export async function keptRoster(): Promise<Roster | null> {
  const kept = await (await rosterDatabase()).get('rosters', name)
  if (!kept) return null
  const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: kept.iv }, await ownKey(), kept.closed)
  const read = z.safeParse(readRoster.output, JSON.parse(new TextDecoder().decode(text)))
  return read.success ? read.data : null
}

/** Forgets it together with the key that opens it. */
export async function dropRoster(): Promise<void> {
  const database = await rosterDatabase()
  await Promise.all([database.clear('rosters'), database.clear('keys')])
}
