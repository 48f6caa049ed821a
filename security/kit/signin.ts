import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword } from '../../apps/server/demo/people/signins.ts'
import { ask, type Answer, type Asking } from './ask.ts'

/** One sign-in, right unless told otherwise. */
export const signIn = (
  port: number,
  email: string,
  asking: Partial<Asking> & { password?: string; uuid?: string } = {},
): Promise<Answer> => {
  const { password = demoPassword, uuid, ...more } = asking
  return ask(port, { path: '/api/login', body: { email, password, ...(uuid !== undefined && { uuid }) }, ...more })
}

/** The token of an answer that opens a session. */
export function tokenOf({ status, text }: Answer): string {
  const token = (JSON.parse(text || '{}') as { accessToken?: string }).accessToken
  if (status !== 200 || !token) throw new Error(`no session: ${status} ${text.slice(0, 200)}`)
  return token
}

/** Asks again as long as it is only put off, as a browser does; answers what came last, and the codes before it. */
export async function asLongAsPutOff(make: () => Promise<Answer>, milliseconds: number): Promise<{ last: Answer; before: string[] }> {
  const until = performance.now() + milliseconds
  const before: string[] = []
  for (;;) {
    const last = await make()
    const isPutOff = last.code === 'BUSY' || last.code === 'TOO_MANY_CALLS'
    if (!isPutOff || performance.now() > until) return { last, before }
    before.push(last.code)
    await wait((last.retryAfter ?? 1) * 1000 + Math.random() * 500)
  }
}
