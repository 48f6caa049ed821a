/** As much of OpenAPI 3.1 as the document of this API holds. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly default?: unknown
  readonly examples?: readonly unknown[]
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
  readonly contentMediaType?: string
}
export interface Reference {
  readonly $ref: string
}
export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly description?: string
  readonly schema: Schema
  readonly example?: unknown
}
export interface Media {
  readonly schema: Schema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, Reference>>
}
export interface RequestBody {
  readonly required: true
  readonly content: Readonly<Record<string, Media>>
}
export interface Response {
  readonly description: string
  readonly headers?: Readonly<Record<string, Reference>>
  readonly content: { readonly 'application/json': Media }
}
export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly tags: readonly [string]
  readonly parameters: readonly Parameter[]
  readonly requestBody?: RequestBody
  readonly responses: Readonly<Record<string, Response | Reference>>
  readonly security: readonly Readonly<Record<string, readonly string[]>>[]
  /** Who may make the call, each with the gates that must be open. */
  readonly 'x-roles': readonly string[]
  /** The codes of its refusals, in the order of their statuses. */
  readonly 'x-refusals': readonly string[]
  /** A call of our own, which the specification lacks. */
  readonly 'x-own'?: true
}
export interface PathItem {
  readonly parameters: readonly Reference[]
  readonly get?: Operation
  readonly post?: Operation
  readonly put?: Operation
  readonly delete?: Operation
}
export interface OpenApi {
  readonly openapi: '3.1.0'
  readonly info: Readonly<Record<string, unknown>> & { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string; readonly description: string }[]
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, PathItem>>
  /** The payload of each event that the socket sends, by the event's name. */
  readonly 'x-events': Readonly<Record<string, Schema>>
  readonly components: {
    readonly securitySchemes: Readonly<Record<string, unknown>>
    readonly schemas: Readonly<Record<string, Schema>>
    readonly parameters: Readonly<Record<string, Parameter>>
    readonly headers: Readonly<Record<string, unknown>>
    readonly examples: Readonly<Record<string, unknown>>
    readonly responses: Readonly<Record<string, Response>>
  }
}

export const methods = ['get', 'post', 'put', 'delete'] as const

/** Every operation of a document with its method (lower case) and path. */
export const operationsOf = ({ paths }: Pick<OpenApi, 'paths'>) =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ path, method, operation: item[method] }] : [])),
  )
