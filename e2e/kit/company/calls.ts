import { signIn } from '@vigie/contract/auth/auth.ts'
import { listAnomalyReasons, recordClocking } from '@vigie/contract/clockings/clockings.ts'
import type { Call, Output } from '@vigie/contract/kit/call.ts'
import { listShifts } from '@vigie/contract/shifts/shifts.ts'
import * as z from 'zod/mini'
import { chief } from './chief.ts'
import type { Installation } from './installation.ts'

/** By the wire's names. */
type Values = Readonly<Record<string, unknown>>

/** Where calls go. */
type Server = Pick<Installation, 'url'>
interface Caller {
  readonly token?: string
  /** A company's code; empty: none is said, and the only one is meant. */
  readonly company?: string
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Asks over HTTP, as a program of the company would. */
export async function ask(
  { url }: Server,
  { method, path }: Pick<Call, 'method' | 'path'>,
  values: Values,
  { token, company = 'ACME' }: Caller = {},
): Promise<Answer> {
  const isInAddress = method === 'GET' || method === 'DELETE'
  const query = new URLSearchParams(Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]))
  const answer = await fetch(`${url}/api${path}${isInAddress ? `?${query}` : ''}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-client-code': company, ...(token && { authorization: `Bearer ${token}` }) },
    ...(!isInAddress && { body: JSON.stringify(values) }),
  })
  return { status: answer.status, body: await answer.json() }
}

/** The same for a call that is granted, by our own names. */
export async function callApi<C extends Call>(server: Server, call: C, values: Values, as: Caller = {}): Promise<Output<C>> {
  const { status, body } = await ask(server, call, values, as)
  if (status !== 200) throw new Error(`${call.method} ${call.path}: ${status} ${JSON.stringify(body)}`)
  return z.parse(call.output, body) as Output<C>
}

/** The access token of somebody who has just signed in. */
export async function tokenFor(server: Server, { email, password } = chief, company = 'ACME'): Promise<string> {
  const { accessToken } = await callApi(server, signIn, { email, password }, { company })
  if (!accessToken) throw new Error(`${email} is not signed in`)
  return accessToken
}

/** The chief clocks a shift as a program would; times as `2026-10-12 06:58`, on the clock of its site. */
export async function clockIn(installation: Installation, token: string, number: string, arrived: string, left?: string): Promise<void> {
  const { shifts } = await callApi(installation, listShifts, { date: arrived.slice(0, 10) }, { token })
  const vacation_id = shifts.find((shift) => shift.number === number)!.id
  const { reasons } = await callApi(installation, listAnomalyReasons, {}, { token })
  const reasonFor = (act: 'start' | 'end') => reasons.find(({ explains }) => explains.includes(act))!.id
  const forced = { vacation_id, is_forced: true, clocking_anomaly_reason_id: reasonFor('start') }
  await callApi(installation, recordClocking, { ...forced, isPds: true, datetime_arrived_at: `${arrived}:00` }, { token })
  const leaving = { ...forced, clocking_anomaly_reason_id: reasonFor('end'), isPds: false, datetime_leaved_at: `${left}:00` }
  if (left) await callApi(installation, recordClocking, leaving, { token })
}
