import { existsSync, mkdirSync, rmdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { preparedVariable, startInstallation, type Installation, type InstallationSettings } from './installation.ts'

interface Preparation {
  readonly name: string
  /** Makes it from nothing, as a customer does, and answers it running. */
  readonly make: (now: string) => Promise<Installation>
  /** When it is made, if it is shared: before the clocks of all that begin on it. */
  readonly madeAt: string
}

/**
 * An installation in a state that many files begin with. The first of a run that asks for the state makes it; each then
 * starts on a copy of its data folder. Outside of such a run it is made anew.
 */
export async function startPrepared({ name, make, madeAt }: Preparation, settings: InstallationSettings & { now: string }) {
  const folder = process.env[preparedVariable]
  if (!folder) {
    if (settings.env) throw new Error('settings of its own are for what a run of the journeys has prepared')
    return make(settings.now)
  }
  const from = path.join(folder, name)
  await once(from, async () => (await make(madeAt)).stop(from))
  return startInstallation({ ...settings, from })
}

/** Several processes may ask at once: one makes it, the others wait until it is there. */
async function once(place: string, make: () => Promise<void>): Promise<void> {
  const lock = `${place}.lock`
  while (!existsSync(place)) {
    try {
      mkdirSync(lock)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      await wait(50)
      continue
    }
    try {
      if (!existsSync(place)) await make()
    } finally {
      rmdirSync(lock)
    }
  }
}
