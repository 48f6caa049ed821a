import { draw, type DrawInput } from '../src/domains/files/pictures/pictures.draw.ts'
import { inspect, type InspectInput } from '../src/domains/files/inspect/inspect.ts'
import { Refusal } from '@vigie/contract/kit/refusal.ts'
import type { OpenWorkers } from '../src/platform/worker.ts'

/** Inspects files in the test's own process: a process for each file takes half a second of a core (platform/worker.test.ts tests those). */
export const localInspectionPool = (): OpenWorkers => ({
  run: ({ module, input }) => {
    if (module.pathname.endsWith('/inspect.job.ts')) return inspect(input as InspectInput)
    return draw(input as DrawInput).catch(() => Promise.reject(new Refusal('UNSUPPORTED_MEDIA')))
  },
  close: () => Promise.resolve(),
})
