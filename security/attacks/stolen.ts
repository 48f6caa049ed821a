import { createHash, createHmac, randomUUID } from 'node:crypto'
import { mostBreaks } from '@vigie/contract/clockings/clockings.breaks.rules.ts'
import { journalLine } from '@vigie/contract/clockings/clockings.journal.ts'
import { lineText } from '@vigie/contract/clockings/clockings.proof.rules.ts'
import { sealShown } from '@vigie/contract/clockings/clockings.seal.ts'
import * as z from 'zod/mini'
import { demoCode, demoTablets } from '../../apps/server/demo/people/signins.ts'
import { ask, wordOf, type Answer } from '../kit/ask.ts'
import { faultsOf, tally, type Attack } from '../kit/attack.ts'
import { tokenOf } from '../kit/signin.ts'
import { addressOf, sized, type Target } from '../kit/target.ts'

const [{ uuid, secret }] = demoTablets

type AsTablet = (method: string, path: string, body?: object) => Promise<Answer>
/** Asks as the tablet, whose profile somebody has copied: its secret signs its journal, and opens a session of its own. */
async function openedCopy({ port }: Target): Promise<AsTablet> {
  const from = addressOf(0, 5)
  const token = tokenOf(await ask(port, { path: '/api/clockings/devices/access', body: { uuid, secret }, from }))
  return (method, path, body) => ask(port, { method, path: `/api${path}`, token, from, ...(body && { body }) })
}
const tableOf = ({ text }: Answer): unknown => JSON.parse(text)

interface Login {
  readonly resource_id: number
  readonly ticket: string
  readonly shifts: readonly { readonly id: number }[]
}
const login = async (asTablet: AsTablet) => tableOf(await asTablet('POST', '/clockings/login', { password: demoCode })) as Login

/** Guesses at an agent's code by what a journal is answered, with all that lies on a tablet. */
export const sealedGuesses: Attack = {
  name: 'stolen-tablet',
  what: 'sealed guesses at a code, by whoever has copied a tablet',
  async run(target) {
    const { answers, add } = tally()
    const asTablet = await openedCopy(target)
    const { resource_id, shifts } = await login(asTablet)
    const roster = await asTablet('GET', '/clockings/device/roster')
    const { seal_key } = tableOf(roster) as { seal_key: string }
    const { anchor } = tableOf(await asTablet('POST', '/clockings/anchor', { device_uuid: uuid, held: [] })) as { anchor: string }
    const key = createHash('sha256').update(secret).digest()
    let device_seq = 1_000_000
    const lineWith = async (code: string) => {
      const clocking_uuid = randomUUID()
      const said = {
        clocking_uuid,
        resource_id,
        anchor,
        device_seq: (device_seq += 1),
        vacation_id: shifts[0]?.id ?? 1,
        type: 0,
        device_at: new Date().toISOString(),
        drift_seconds: 0,
        elapsed_seconds: 0,
        is_forced: false,
        sequence_uuid: uuid,
        sealed: await sealShown(seal_key, clocking_uuid, { code }),
      }
      const text = lineText(z.decode(journalLine, said as never))
      return { ...said, proof: createHmac('sha256', key).update(text).digest('hex') }
    }
    const send = async (codes: readonly string[]) => {
      const clockings = await Promise.all(codes.map(lineWith))
      const answer = await asTablet('POST', '/clockings', { device_uuid: uuid, clockings })
      const { results = [] } = tableOf(answer) as { results?: { status: string; doubt: string | null; code?: string }[] }
      for (const { status, doubt, code } of results) add(doubt ?? code ?? status)
      return results
    }
    const guesses = sized(target, 60, 499)
    // The right one comes last, when nothing may be told of any more: in one sending, so that no wait is over meanwhile.
    const wrong = Array.from({ length: guesses }, (_, at) => String(300_000 + at))
    const right = (await send([...wrong, demoCode])).at(-1)
    const alive = await asTablet('POST', '/clockings/login', { password: demoCode })
    const lies = ['246810', 'hmac', '"clocking_code'].filter((word) => roster.text.includes(word))
    return {
      tried: guesses,
      answers,
      said: `then the right code sealed: ${right?.doubt ?? right?.code}; typed: ${alive.status} ${alive.code}`,
      faults: faultsOf(
        // The arrival with the right code would be believed, and take the place of the guesses.
        [
          right?.doubt !== 'unchecked' && right?.code !== 'ARRIVAL_KNOWN',
          `a guess was looked at after too many: ${right?.status} ${right?.code ?? right?.doubt}`,
        ],
        [alive.status !== 200 && alive.status !== 409, `the keypad is shut for the sealed guesses: ${alive.status} ${alive.code}`],
        [lies.length > 0, `a roster holds ${lies.join(', ')}`],
      ),
    }
  },
}

/** One break after the other, so that a service and whatever tells of it grow without end. */
export const endlessBreaks: Attack = {
  name: 'breaks',
  what: 'a break begun and ended again and again',
  // breaks.test.ts shows the limit at every change.
  isLong: true,
  async run(target) {
    const { answers, add } = tally()
    const asTablet = await openedCopy(target)
    let { ticket, shifts } = await login(asTablet)
    const vacation_id = shifts[0]?.id ?? 1
    await asTablet('PUT', '/services', { vacation_id, type: 0, ticket, clocking_uuid: randomUUID() })
    const times = 2 * mostBreaks + sized(target, 10, 200)
    let recorded = 0
    let longest = 0
    for (let at = 0; at < times; at++) {
      const act = { vacation_id, is_start: recorded % 2 === 0, ticket, clocking_uuid: randomUUID() }
      const answer = await asTablet('POST', '/breaks', act)
      add(answer.status === 409 ? answer.code : wordOf(answer))
      if (answer.status === 200) recorded++
      else if (answer.code === 'TICKET_DEAD') ({ ticket, shifts } = await login(asTablet))
      longest = Math.max(longest, answer.text.length)
    }
    return {
      tried: times,
      answers,
      said: `${recorded} were recorded; the longest answer has ${longest} bytes`,
      faults: faultsOf(
        [recorded > 2 * mostBreaks, `${recorded} acts of break were recorded, more than ${2 * mostBreaks}`],
        [recorded === 0, 'none was recorded: nothing was tried'],
      ),
    }
  },
}
