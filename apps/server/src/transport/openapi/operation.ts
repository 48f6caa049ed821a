import type { Access, Gate } from '@vigie/contract/access.ts'
import type { Call } from '@vigie/contract/kit/call.ts'
import { exampleOf, resolved, type Components } from './examples.ts'
import { httpMethodOf } from './method.ts'
import { refusalsOf } from './refusals.ts'
import type { Schemas } from './schemas.ts'
import type { Operation, Parameter, RequestBody, Schema } from './types.ts'

export interface NamedCall {
  /** The contract's own name of it. */
  readonly id: string
  readonly domain: string
  readonly call: Call
}
type Values = Readonly<Record<string, unknown>>

/** One call as an operation; its responses are those of success alone. */
export function operationOf({ id, domain, call }: NamedCall, { components, inputOf, outputOf }: Schemas): Operation {
  const input = resolved(inputOf(id), components)
  const example = (call.example ?? exampleOf(input, '', components)) as Values
  const { path, rest } = placesOf(call, input)
  const isInAddress = ['get', 'delete'].includes(httpMethodOf(call))
  const parameters = [
    ...path.map((name) => parameterOf(name, 'path', input, example)),
    ...(isInAddress ? rest.map((name) => parameterOf(name, 'query', input, example)) : []),
  ]
  const hasBody = !isInAddress && (rest.length > 0 || call.takesFiles !== undefined)
  return {
    operationId: id,
    summary: call.does,
    tags: [domain],
    parameters,
    ...(hasBody && { requestBody: bodyOf(call, path.length === 0 ? inputOf(id) : without(input, path), pick(example, rest), components) }),
    responses: { 200: { description: 'The answer itself.', content: { 'application/json': { schema: outputOf(id) } } } },
    security: securityOf(call.access),
    'x-roles': Object.entries(call.access).map(([caller, gates]) => callerOf(caller, gates)),
    'x-refusals': refusalsOf(call),
    ...(call.isOurs && { 'x-own': true }),
  }
}

/** The values of a call by where they stand: in its path, or elsewhere. */
function placesOf(call: Call, { properties = {} }: Schema) {
  const path = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
  return { path, rest: Object.keys(properties).filter((name) => !path.includes(name)) }
}

function parameterOf(name: string, place: 'path' | 'query', input: Schema, example: Values): Parameter {
  const required = place === 'path' || (input.required ?? []).includes(name)
  return { name, in: place, required, schema: input.properties![name]!, ...(name in example && { example: example[name] }) }
}

const pick = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

function without({ properties = {}, required = [], ...schema }: Schema, names: readonly string[]): Schema {
  const rest = required.filter((name) => !names.includes(name))
  const left = Object.fromEntries(Object.entries(properties).filter(([name]) => !names.includes(name)))
  return { ...schema, properties: left, ...(rest.length > 0 && { required: rest }) }
}

/** A form with files is sent as multipart, whatever else it holds beside them; all else as JSON. */
function bodyOf(call: Call, schema: Schema, example: Values, components: Components): RequestBody {
  if (!call.takesFiles) return { required: true, content: { 'application/json': { schema, example } } }
  const files: Schema = {
    type: 'array',
    items: { type: 'string', contentMediaType: 'application/octet-stream' },
    ...(call.takesFiles === 'one' && { maxItems: 1 }),
  }
  const own = resolved(schema, components)
  return { required: true, content: { 'multipart/form-data': { schema: { ...own, properties: { ...own.properties, files } }, example } } }
}

/** A token, the app's own credentials, or nothing; where nobody may come in too, the token is left to the caller. */
function securityOf({ nobody, app, ...roles }: Access): Operation['security'] {
  const ways: Record<string, string[]>[] = []
  if (Object.keys(roles).length > 0) ways.push({ session: [] })
  if (app && !nobody) ways.push({ app: [] })
  return nobody && ways.length > 0 ? [{}, ...ways] : ways
}

/** Who may make a call, with the gates that must be open: `manager (man_access_services)`. */
function callerOf(caller: string, gates: readonly Gate[]): string {
  const words = gates.map((gate) => {
    if ('setting' in gate) return gate.setting
    if ('page' in gate) return `not ${gate.page}`
    return 'feature' in gate ? gate.feature : `contract: ${gate.contract}`
  })
  return words.length > 0 ? `${caller} (${words.join(', ')})` : caller
}
