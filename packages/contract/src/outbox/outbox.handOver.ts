import * as z from 'zod/mini'
import { shape } from '../kit/shape.ts'

/**
 * What an act answers whose e-mail does not leave, because this installation sends none: the address to hand over in its place.
 * `isPushed`: notifications to phones have left.
 */
export const handOver = shape({ link: ['link', z.string()], isPushed: ['is_pushed', z.boolean()] })
export type HandOver = z.output<typeof handOver>
