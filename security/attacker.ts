import os from 'node:os'
import { attacks } from './attacks.ts'
import type { Target } from './kit/target.ts'

export interface Attacking {
  readonly name: string
  readonly target: Target
}

// One attack in a process of its own: begins when it is told which and of its target, says what came of it and ends. An
// attacker has a machine of its own: here it stands back behind the server for a processor.
os.setPriority(15)
process.once('message', ({ name, target }: Attacking) => {
  const attack = attacks.find((one) => one.name === name)!
  attack.run(target).then(
    (outcome) => process.send!(outcome, () => process.exit(0)),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
