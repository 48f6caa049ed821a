import { domains } from '@vigie/contract/gather/calls.ts'
import { events } from '@vigie/contract/gather/events.ts'
import { namedShapes } from '@vigie/contract/gather/shapes.ts'
import { openApiOf } from './document.ts'
import type { OpenApi } from './types.ts'

/** Throws where a name stands twice: the second would silently take the place of the first. */
function requireUnique(what: string, names: readonly string[]): void {
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  if (twice.length > 0) throw new Error(`${twice.join(', ')}: the name of ${what} is unique in the whole contract`)
}

/** The description of the whole contract; makes it in a third of a second. */
export function describeContract(): OpenApi {
  requireUnique(
    'a call',
    Object.values(domains).flatMap((domain) => Object.keys(domain.calls)),
  )
  requireUnique(
    'a shape',
    namedShapes.map(([name]) => name),
  )
  return openApiOf(domains, namedShapes, events)
}
