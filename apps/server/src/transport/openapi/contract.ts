import { domains } from '@vigie/contract/gather/calls.ts'
import { events } from '@vigie/contract/gather/events.ts'
import { namedShapes } from '@vigie/contract/gather/shapes.ts'
import { openApiOf } from './document.ts'
import type { OpenApi } from './types.ts'

/** The description of the whole contract; makes it in a third of a second. */
export const describeContract = (): OpenApi => openApiOf(domains, namedShapes, events)
