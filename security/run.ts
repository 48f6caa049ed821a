import { fork, type ChildProcess } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ServerProcess } from '../bench/process.ts'
import type { Attacking } from './attacker.ts'
import { attacks } from './attacks.ts'
import type { Attack, Outcome } from './kit/attack.ts'
import { firstPlace, type Target, type Tokens } from './kit/target.ts'
import type { Probing, Seen } from './probe.ts'
import { boundsOf, faultsSeen } from './verdict.rules.ts'

export interface Tried {
  readonly attack: Attack
  readonly outcome: Outcome
  readonly seen: Seen
  /** None: it was held off. */
  readonly faults: readonly string[]
  readonly milliseconds: number
}
export interface Ground {
  /** The server as it is now: one that was killed is another afterwards. */
  readonly server: () => ServerProcess
  readonly restart: () => Promise<void>
  readonly dataDir: string
  /** What the server's log says of faults since this was last asked: no attack may cause one. */
  readonly unforeseen: () => string[]
  readonly tokens: Tokens
  /** Of an ordinary person. */
  readonly person: string
  readonly isSmall: boolean
}

export interface Helpers {
  take(name: 'probe' | 'attacker'): ChildProcess
  close(): void
}

/** Processes of the probe and of the attackers, of each one ahead: the next attack does not wait for its start. */
export function openHelpers(): Helpers {
  const start = (name: string) => fork(fileURLToPath(new URL(`${name}.ts`, import.meta.url)))
  const ahead = { probe: start('probe'), attacker: start('attacker') }
  return {
    take(name) {
      const taken = ahead[name]
      ahead[name] = start(name)
      return taken
    },
    close: () => Object.values(ahead).forEach((child) => child.kill('SIGKILL')),
  }
}

/** However an attack fares, so long after its start it is over. */
const longestMilliseconds = { small: 45_000, full: 15 * 60_000 }

/** Tries one attack: a probe looks on, the attackers do their worst in a process of their own. */
export async function tryAttack(attack: Attack, ground: Ground, helpers: Helpers): Promise<Tried> {
  const { isSmall, tokens, person, dataDir } = ground
  const { port, pid } = ground.server()
  const began = performance.now()
  const before = filesIn(dataDir)
  const probe = helpers.take('probe')
  const attacker = helpers.take('attacker')
  probe.send({ port, pid, token: person } satisfies Probing)
  await message(probe, 20_000)
  const target: Target = { port, isSmall, tokens, place: firstPlace + attacks.indexOf(attack) }
  attacker.send({ name: attack.name, target } satisfies Attacking)
  const told = message<Outcome>(attacker, longestMilliseconds[isSmall ? 'small' : 'full'])
  let seen: Seen | undefined
  if (attack.isKilledAfterMilliseconds !== undefined) {
    await wait(attack.isKilledAfterMilliseconds)
    seen = await endOf(probe)
    await ground.server().stop('SIGKILL')
    await ground.restart()
  }
  const outcome = (await told) ?? { tried: 0, answers: {}, faults: ['the attackers came to no end'] }
  attacker.kill('SIGKILL')
  // What is kept for an attack may be greatest once it is over.
  if (!seen) await wait(isSmall ? 200 : 1500)
  seen ??= await endOf(probe)
  const left = attack.leavesNoFiles ? await leftBehind(dataDir, before) : []
  const unforeseen = ground.unforeseen().map((message) => `unforeseen: ${message}`)
  const faults = [
    ...faultsSeen(outcome, seen, boundsOf(isSmall, attack.jobMegabytes)),
    ...left.map((file) => `${file} is left behind`),
    ...unforeseen,
  ]
  return { attack, outcome, seen, faults, milliseconds: performance.now() - began }
}

const nothingSeen: Seen = { memory: 0, ownMemory: 0, wait: 0, lost: 1, person: { asked: 0, median: 0, worst: 0, refused: {} }, lag: 0 }

async function endOf(probe: ChildProcess): Promise<Seen> {
  const seen = message<Seen>(probe, 70_000)
  probe.send('end')
  const answer = await seen
  probe.kill('SIGKILL')
  return answer ?? nothingSeen
}

/** The next message of a process; undefined when it ends without one or the time is over. */
function message<T>(child: ChildProcess, milliseconds: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds, undefined)
    const end = (value: T | undefined) => {
      clearTimeout(timer)
      child.off('exit', gone)
      resolve(value)
    }
    const gone = () => end(undefined)
    child.once('exit', gone)
    child.once('message', (value) => end(value as T))
  })
}

/** Every file of the server but its database's. */
function filesIn(dataDir: string): Set<string> {
  const own = readdirSync(dataDir).filter((name) => !name.startsWith('postgres'))
  const below = (name: string) =>
    statSync(path.join(dataDir, name)).isDirectory()
      ? readdirSync(path.join(dataDir, name), { recursive: true, encoding: 'utf8' }).map((file) => path.join(name, file))
      : []
  return new Set(own.flatMap((name) => [name, ...below(name)]))
}

/** What was not there before, once the server has had the time to clean up. */
async function leftBehind(dataDir: string, before: ReadonlySet<string>): Promise<string[]> {
  let left: string[] = []
  for (let tries = 0; tries < 10; tries++) {
    // The folder in which files arrive is made with the first, and stays.
    left = [...filesIn(dataDir)].filter((file) => !before.has(file) && file !== 'incoming')
    if (left.length === 0) break
    await wait(300)
  }
  return left
}
