import type { Gate } from '@vigie/contract/access.ts'
import { nameOf, type Call } from '@vigie/contract/kit/call.ts'
import { refusalCodes } from '@vigie/contract/kit/refusal.ts'
import * as z from 'zod/mini'

export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly string[]
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: unknown }[]
  readonly requestBody?: { content: { 'application/json': { schema: unknown } } }
  readonly responses: Readonly<Record<string, unknown>>
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  readonly 'x-roles': readonly string[]
  readonly 'x-own'?: true
}
export interface OpenApi {
  readonly openapi: '3.1.0'
  readonly info: { title: string; version: string; description: string }
  readonly servers: readonly { url: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: unknown
}
interface ObjectSchema {
  properties?: Record<string, unknown>
  required?: readonly string[]
}

/** OpenAPI 3.1 from the table of calls: nothing is written twice. */
export function openApiOf(callsByDomain: Readonly<Record<string, readonly Call[]>>): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [domain, calls] of Object.entries(callsByDomain)) {
    for (const call of calls) (paths[call.path] ??= {})[httpMethod(call)] = operationOf(call, domain)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vigie',
      version: '1.8.0',
      description: 'Each call is also made over the socket (path /socket, event « request ») with the same path and values.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      securitySchemes: { session: { type: 'http', scheme: 'bearer' }, app: { type: 'http', scheme: 'basic' } },
      schemas: {
        Refusal: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string', enum: Object.keys(refusalCodes) },
            message: { type: 'string' },
            errors: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  }
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

/** A call read with secrets goes as POST over HTTP (decisions, section 12). */
const httpMethod = (call: Call): string => (call.method === 'GET' && call.secrets ? 'post' : call.method.toLowerCase())
const schemaOf = (schema: z.ZodMiniType): ObjectSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })

function operationOf(call: Call, domain: string): Operation {
  const asks = schemaOf(call.input)
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
  const names = Object.keys(asks.properties ?? {})
  const isInAddress = ['get', 'delete'].includes(httpMethod(call))
  const placed = names.filter((name) => inPath.includes(name) || isInAddress)
  return {
    operationId: nameOf(call),
    summary: call.does,
    tags: [domain],
    parameters: placed.map((name) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || (asks.required ?? []).includes(name),
      schema: asks.properties![name],
    })),
    ...(!isInAddress && names.length > placed.length && { requestBody: { content: { 'application/json': { schema: asks } } } }),
    responses: {
      200: { description: 'The answer itself.', content: { 'application/json': { schema: schemaOf(call.output) } } },
      default: { description: 'A refusal.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } } },
    },
    security: call.access.app && !call.access.nobody ? [{ app: [] }] : call.access.nobody ? [] : [{ session: [] }],
    'x-roles': Object.entries(call.access).map(([caller, gates]) => callerOf(caller, gates)),
    ...(call.isOurs && { 'x-own': true }),
  }
}
