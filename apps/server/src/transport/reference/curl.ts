import type { Media, Operation } from '../openapi/types.ts'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly operation: Operation
}
type Values = Readonly<Record<string, unknown>>

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`
const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
const longestLine = 72

/**
 * A call as a shell makes it: `$URL` is the installation's address, `$CODE` the company's code, `$TOKEN` a session's
 * token; `$APP_USER` and `$APP_PASSWORD` are the app's own credentials.
 */
export function curlOf({ method, path, operation }: Asked): string {
  const head = method === 'GET' ? 'curl' : `curl -X ${method}`
  return [`${head} "$URL/api${placed(path, operation)}${queryOf(operation)}"`, ...credentials(operation), ...body(operation)].join(
    ' \\\n  ',
  )
}

const placed = (path: string, { parameters }: Operation): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asText(parameters.find((one) => one.in === 'path' && one.name === name)?.example)),
  )

function queryOf({ parameters }: Operation): string {
  const query = new URLSearchParams()
  for (const { name, in: place, example } of parameters) {
    if (place === 'query' && example !== undefined) for (const one of [example].flat()) query.append(name, asText(one))
  }
  return query.size > 0 ? `?${query.toString()}` : ''
}

function credentials({ security }: Operation): string[] {
  const company = '-H "x-client-code: $CODE"'
  const [first] = security
  if (first && 'session' in first) return ['-H "authorization: Bearer $TOKEN"', company]
  return first && 'app' in first ? ['-u "$APP_USER:$APP_PASSWORD"'] : [company]
}

function body({ requestBody }: Operation): string[] {
  if (!requestBody) return []
  const { 'application/json': json, 'multipart/form-data': form } = requestBody.content
  if (form) return formOf(form)
  return ["-H 'content-type: application/json'", `-d ${quoted(jsonOf(json!.example as Values))}`]
}

/** The values beside one file, or two where it takes several. */
function formOf({ schema, example }: Media): string[] {
  const values = Object.entries(example as Values).map(([name, value]) => `-F ${quoted(`${name}=${asText(value)}`)}`)
  const files = ['sites.csv', 'agents.csv'].slice(0, schema.properties!['files']!.maxItems)
  return [...values, ...files.map((file) => `-F "files=@${file}"`)]
}

/** On one line where it fits. */
function jsonOf(values: Values): string {
  const short = JSON.stringify(values)
  return short.length <= longestLine ? short : JSON.stringify(values, null, 2)
}
