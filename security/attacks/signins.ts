import { plannedUsers } from '../../apps/server/demo/people/users.plan.ts'
import { median } from '../../bench/rounds.ts'
import { wordOf } from '../kit/ask.ts'
import { faultsOf, tally, type Attack } from '../kit/attack.ts'
import { asLongAsPutOff, signIn } from '../kit/signin.ts'
import { addressOf, attackerAt, sized } from '../kit/target.ts'

/** Everybody at once, with passwords that are wrong: what cannot be looked at now is put off. */
export const signIns: Attack = {
  name: 'sign-ins',
  what: 'wrong sign-ins at once, of as many addresses',
  async run(target) {
    const count = sized(target, 320, 646)
    const { answers, add } = tally()
    const asked = await Promise.all(
      Array.from({ length: count }, (_, at) =>
        signIn(target.port, `nobody${at}@demo.example`, { password: 'wrong', from: attackerAt(target, at), waitMilliseconds: 120_000 }),
      ),
    )
    for (const answer of asked) add(wordOf(answer))
    const putOff = asked.filter(({ status }) => status === 429 || status === 503)
    const slowest = Math.max(...asked.map(({ milliseconds }) => milliseconds))
    const odd = Object.keys(answers).filter((word) => !['422', '429', '503'].includes(word))
    return {
      tried: count,
      answers,
      said: `the last was answered after ${(slowest / 1000).toFixed(1)} s`,
      faults: faultsOf(
        [putOff.length === 0, 'all of them were taken at once'],
        [putOff.some(({ retryAfter }) => !(retryAfter! >= 1)), 'some were put off without Retry-After'],
        [odd.length > 0, `answered with ${odd.join(', ')}`],
      ),
    }
  },
}

/** A company behind one address, in the morning: everybody comes in. */
export const officeSignIns: Attack = {
  name: 'office',
  what: 'right sign-ins at once behind one address',
  async run(target) {
    const people = plannedUsers.slice(0, sized(target, 20, 60))
    const { answers, add } = tally()
    const waits: number[] = []
    const outcomes = await Promise.all(
      people.map(async ({ email }) => {
        const began = performance.now()
        const { last, before } = await asLongAsPutOff(
          () => signIn(target.port, email, { from: attackerAt(target, 0) }),
          sized(target, 25_000, 60_000),
        )
        waits.push(performance.now() - began)
        for (const code of before) add(code)
        add(wordOf(last))
        return last
      }),
    )
    const out = outcomes.filter(({ status }) => status !== 200)
    return {
      tried: people.length,
      answers,
      said: `half were in after ${(median(waits) / 1000).toFixed(1)} s, the last after ${(Math.max(...waits) / 1000).toFixed(1)} s`,
      faults: faultsOf([
        out.length > 0,
        `${out.length} did not come in: ${[...new Set(out.map(({ status, code }) => `${status} ${code}`))].join(', ')}`,
      ]),
    }
  },
}

/** A stranger who types wrong passwords for somebody from many addresses does not keep the owner out. */
export const lockedOut: Attack = {
  name: 'locked-out',
  what: 'wrong passwords for one person, of 20 addresses',
  async run(target) {
    const email = plannedUsers.at(-1)!.email
    const { answers, add } = tally()
    const each = sized(target, 8, 12)
    await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        for (let tries = 0; tries < each; tries++)
          add(wordOf(await signIn(target.port, email, { password: `wrong${tries}`, from: attackerAt(target, at) })))
      }),
    )
    const { last } = await asLongAsPutOff(() => signIn(target.port, email, { from: addressOf(0, 4) }), 20_000)
    return {
      tried: 20 * each,
      answers,
      said: `then the owner: ${last.status} ${last.code}`,
      faults: faultsOf(
        [last.status !== 200, `the owner is kept out: ${last.status} ${last.code}`],
        [(answers['429'] ?? 0) === 0, 'the stranger was never slowed down'],
      ),
    }
  },
}
