import { wordOf } from '../kit/ask.ts'
import { faultsOf, tally, type Attack } from '../kit/attack.ts'
import { signIn } from '../kit/signin.ts'
import { addressOf, attackerAt, proxy, sized, type Target } from '../kit/target.ts'

const behindProxy = { PUBLIC_URL: 'https://portail.example.test' }

/** Wrong sign-ins for people who are not there, so that only their address can be counted. */
async function strike(target: Target, from: string, forwardedFor: (at: number) => string) {
  const { answers, add } = tally()
  const count = sized(target, 50, 200)
  let next = 0
  const work = async () => {
    for (let at = next++; at < count; at = next++) {
      const headers = { 'x-forwarded-for': forwardedFor(at) }
      add(wordOf(await signIn(target.port, `nobody${at}@demo.example`, { password: 'wrong', from, headers })))
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
  return { tried: count, answers }
}

export const forgedAddresses: Attack = {
  name: 'forged-addresses',
  what: 'wrong sign-ins with forged X-Forwarded-For',
  // addresses.test.ts shows at every change that the headers count for nothing.
  isLong: true,
  env: behindProxy,
  async run(target) {
    const { tried, answers } = await strike(target, attackerAt(target, 0), (at) => addressOf(at, 7))
    return { tried, answers, faults: faultsOf([(answers['429'] ?? 0) === 0, 'an address that says to be many is never slowed down']) }
  },
}

export const forgedAtProxy: Attack = {
  name: 'forged-at-proxy',
  what: 'the same through the proxy, which adds the true one',
  isLong: true,
  env: behindProxy,
  async run(target) {
    const struck = await strike(target, proxy, (at) => `${addressOf(at, 7)}, 203.0.113.5`)
    const other = await signIn(target.port, 'client@demo.example', { from: proxy, headers: { 'x-forwarded-for': '203.0.113.77' } })
    return {
      ...struck,
      said: `then another address behind the same proxy: ${other.status} ${other.code}`,
      faults: faultsOf(
        [(struck.answers['429'] ?? 0) === 0, 'an address that says to be many is never slowed down'],
        [other.status !== 200, `another address behind the same proxy is kept out: ${other.status} ${other.code}`],
      ),
    }
  },
}
