import { setTimeout as wait } from 'node:timers/promises'
import { codesOf } from '../../apps/server/demo/people/agents.ts'
import { plannedAgents } from '../../apps/server/demo/people/agents.plan.ts'
import { demoCode, demoTablets } from '../../apps/server/demo/people/signins.ts'
import { ask, wordOf, type Answer } from '../kit/ask.ts'
import { faultsOf, tally, type Attack } from '../kit/attack.ts'
import { asLongAsPutOff, signIn } from '../kit/signin.ts'
import { addressOf, attackerAt, sized, type Target } from '../kit/target.ts'

/** A code typed at the paired tablet, on the wall of its site. */
const type = ({ port, tokens }: Target, code: string, token = tokens.tablet): Promise<Answer> =>
  ask(port, { path: '/api/clockings/login', body: { password: code }, token, from: addressOf(0, 5) })

/** A right code opens the tablet, even where there is nothing to clock at the moment. */
const isIn = ({ status }: Answer) => status === 200 || status === 409

/** A stranger's sign-ins under names that the server may keep its own counts by. */
export const strangerAtTablets: Attack = {
  name: 'shut-tablets',
  what: "a stranger's sign-ins named like tablets and links",
  async run(target) {
    const { answers, add } = tally()
    const count = sized(target, 2, 40)
    const each = 12
    let tried = 0
    const attempt = async (email: string, uuid: string | undefined, at: number) => {
      tried++
      add(
        wordOf(await signIn(target.port, email, { password: 'wrong', from: attackerAt(target, at), ...(uuid !== undefined && { uuid }) })),
      )
    }
    // Those that are true ones come last, so that nothing is forgotten before the right code is typed.
    for (let id = count; id >= 1; id--) {
      await Promise.all(Array.from({ length: each }, (_, at) => attempt(`x${id}-${at}@demo.example`, String(id), id * 20 + at)))
      const prefixes = ['pairing', 'password', 'open', 'device', 'keypad', 'link', 'account']
      await Promise.all(prefixes.map((prefix, at) => attempt(`${prefix}:${id}`, `${prefix}:${id}`, id * 20 + at)))
    }
    for (const { uuid } of demoTablets)
      await Promise.all(Array.from({ length: each }, (_, at) => attempt(`y${at}@demo.example`, uuid, 2000 + at)))
    // Whoever knows a tablet's uuid does not know its secret.
    for (const { uuid } of demoTablets) {
      for (let tries = 0; tries < each; tries++) {
        tried++
        const answer = await ask(target.port, {
          path: '/api/clockings/devices/access',
          body: { uuid, secret: `a secret that is not that of it ${tries}` },
          from: attackerAt(target, 3000 + tries),
        })
        add(wordOf(answer))
      }
    }
    const typed = await asLongAsPutOff(() => type(target, demoCode), 10_000)
    const [{ uuid, secret }] = demoTablets
    const opened = await asLongAsPutOff(
      () => ask(target.port, { path: '/api/clockings/devices/access', body: { uuid, secret }, from: addressOf(0, 5) }),
      10_000,
    )
    return {
      tried,
      answers,
      said: `then the right code: ${typed.last.status} ${typed.last.code}; the tablet itself: ${opened.last.status} ${opened.last.code}`,
      faults: faultsOf(
        [!isIn(typed.last), `a right code is refused: ${typed.last.status} ${typed.last.code}`],
        [
          opened.last.status !== 200 || !opened.last.text.includes('"accessToken":"'),
          `the tablet itself is refused: ${opened.last.status} ${opened.last.code}`,
        ],
      ),
    }
  },
}

/** Guesses at a keypad by somebody who clears them with the own right code. */
export const guesses: Attack = {
  name: 'guesses',
  what: 'guesses at a tablet, with a right code in between',
  async run(target) {
    const { answers, add } = tally()
    const { otherTablet } = target.tokens
    const taken = new Set(codesOf(plannedAgents).values())
    const milliseconds = sized(target, 3_000, 60_000)
    const until = performance.now() + milliseconds
    let guessed = 0
    let looked = 0
    for (let code = 111_111; performance.now() < until; code += 7) {
      if (taken.has(String(code))) continue
      guessed++
      const answer = await type(target, String(code), otherTablet)
      add(wordOf(answer))
      if (answer.status !== 429 && answer.status !== 503) looked++
      if (guessed % 8 === 0) await type(target, demoCode, otherTablet)
      if (answer.status === 429) await wait(50)
    }
    // What is free at first, and one each few seconds from then on.
    const most = Math.round(20 + (milliseconds / 60_000) * 20)
    return {
      tried: guessed,
      answers,
      said: `${looked} guesses were looked at in ${milliseconds / 1000} s`,
      faults: faultsOf([looked > most, `${looked} guesses were looked at in ${milliseconds / 1000} s, more than ${most}`]),
    }
  },
}

/** Seven in the morning: everybody types the own code at one tablet. */
export const morning: Attack = {
  name: 'morning',
  what: "thirty agents' codes at one tablet, one after the other",
  async run(target) {
    const { answers, add } = tally()
    const codes = [...codesOf(plannedAgents).values()].slice(0, 30)
    const out: string[] = []
    for (const [at, code] of codes.entries()) {
      // One in five mistypes first.
      if (at % 5 === 4) add(`mistyped ${wordOf(await type(target, '999998'))}`)
      const { last } = await asLongAsPutOff(() => type(target, code), 20_000)
      add(wordOf(last))
      if (!isIn(last)) out.push(`${last.status} ${last.code}`)
    }
    return {
      tried: codes.length,
      answers,
      faults: faultsOf([out.length > 0, `${out.length} of ${codes.length} did not come in: ${[...new Set(out)].join(', ')}`]),
    }
  },
}
