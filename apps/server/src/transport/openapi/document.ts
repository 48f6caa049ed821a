import type { Event } from '@vigie/contract/kit/event.ts'
import { refusalCodes, type RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { languages } from '@vigie/phrases/languages.ts'
import { httpMethodOf } from './method.ts'
import { operationOf, type NamedCall } from './operation.ts'
import { refusalExamples, responsesOf, sharedResponses } from './responses.ts'
import { schemasOf, type Domains, type NamedShapes } from './schemas.ts'
import { methods, type OpenApi, type Operation, type PathItem } from './types.ts'

/** OpenAPI 3.1 from the calls, the named shapes and the events. Its order hangs on names alone, not on the files that declare them. */
export function openApiOf(domains: Domains, named: NamedShapes, events: readonly Event[]): OpenApi {
  const schemas = schemasOf(domains, named, events)
  const calls: NamedCall[] = Object.entries(domains)
    .flatMap(([domain, one]) => Object.entries(one.calls).map(([id, call]) => ({ id, domain, call })))
    .toSorted((one, other) => inOrder(placeOf(one), placeOf(other)))
  const operations = calls.map((one) => operationOf(one, schemas))
  const refusals = operations.map((operation) => responsesOf(operation['x-refusals'] as RefusalCode[]))
  const shared = sharedResponses(refusals)
  const paths: Record<string, PathItem> = {}
  for (const [at, { call }] of calls.entries()) {
    const operation: Operation = {
      ...operations[at]!,
      responses: { ...operations[at]!.responses, ...shared.inPlace(refusals[at]!) },
    }
    paths[call.path] = { ...(paths[call.path] ?? { parameters: headers }), [httpMethodOf(call)]: operation }
  }
  const codes = new Set(operations.flatMap((operation) => operation['x-refusals'] as RefusalCode[]))
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/api', description: 'This installation.' }],
    tags: Object.entries(domains).map(([name, { does }]) => ({ name, description: does })),
    paths,
    'x-events': Object.fromEntries(
      events
        .map(({ name }) => name)
        .toSorted()
        .map((name) => [name, schemas.payloadOf(name)]),
    ),
    components: {
      securitySchemes,
      schemas: schemas.components,
      parameters,
      headers: { RetryAfter: retryAfter },
      examples: refusalExamples(codes),
      responses: shared.components,
    },
  }
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : 1)
const placeOf = ({ call }: NamedCall): string => `${call.path} ${methods.indexOf(httpMethodOf(call))}`

const info = {
  title: 'Vigie',
  version: '1.8.0',
  description: 'Each call is also made over the socket (path /socket, event « request ») with the same path and values, and refused alike.',
  // No licence of the SPDX list: its syntax has this spelling for one of somebody's own.
  license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
}

const securitySchemes = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a session: of a person (signIn) or of a paired device (openDevice).',
  },
  app: { type: 'http', scheme: 'basic', description: 'The credentials of the app itself, for the look-up of a company by its code.' },
}

const parameters = {
  CompanyCode: {
    name: 'x-client-code',
    in: 'header',
    required: false,
    description:
      "The company's code. Without it the company is that of the token, else that of the host's name, else the only one there is.",
    schema: { type: 'string', maxLength: 32 },
  },
  Language: {
    name: 'accept-language',
    in: 'header',
    required: false,
    description: `The language of what is said in sentences: ${languages.join(', ')}; French unless one of them is named.`,
    schema: { type: 'string' },
    example: 'en',
  },
} as const

const headers = Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` }))

const retryAfter = { description: 'Seconds to wait before the next try.', schema: { type: 'integer', minimum: 1 } }

/** The status of a refusal, for whoever shows its code. */
export const statusOf = (code: string): number => refusalCodes[code as RefusalCode]
