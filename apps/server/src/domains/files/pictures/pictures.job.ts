import { Refusal } from '@vigie/contract/kit/refusal.ts'
import { job } from '../../../platform/worker.job.ts'
import { draw, type DrawInput } from './pictures.draw.ts'

await job((input) =>
  draw(input as DrawInput).catch(() => {
    // It begins as a picture, and is none that can be drawn.
    throw new Refusal('UNSUPPORTED_MEDIA')
  }),
)
