import type { OpenApi, Operation } from './openapi.ts'

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  anyOf?: Schema[]
  const?: unknown
  pattern?: string
}

/** One page without scripts: every call by its first word, with who may make it, what it asks and what it gives. */
export function referencePage({ paths, info }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  const tags = [...new Set(operations.map(({ operation }) => operation.tags[0]!))]
  const contents = tags.map((tag) => `<a href="#${escape(tag)}">${escape(tag)}</a>`).join('')
  const sections = tags
    .map((tag) => {
      const rows = operations.filter(({ operation }) => operation.tags[0] === tag)
      return `<section id="${escape(tag)}"><h2>${escape(tag)}</h2>${rows.map(callBlock).join('')}</section>`
    })
    .join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Vigie API ${info.version}</title><link rel="stylesheet" href="/api/docs/style.css"></head><body>
<nav><strong>Vigie API ${info.version}</strong>${contents}<a href="/api/openapi.json">OpenAPI 3.1</a></nav>
<main><h1>API reference</h1><p>${escape(info.description)}</p>
<p>HTTP: every call under <code>/api</code>, <code>Authorization: Bearer …</code>, <code>x-client-code</code>. A refusal is its 4xx
with <code>{ code, message, errors? }</code>, in the language of <code>accept-language</code>. Calls marked <em>own</em> are Vigie's own.</p>
${sections}</main></body></html>`
}

function callBlock({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const body = operation.requestBody?.content['application/json'].schema as Schema | undefined
  const asked = [
    ...operation.parameters.map(({ name, in: location, required, schema }) => row(name, schema as Schema, required, location)),
    ...Object.entries(body?.properties ?? {}).map(([name, schema]) => row(name, schema, (body?.required ?? []).includes(name), 'body')),
  ]
  const answer = (operation.responses['200'] as { content: { 'application/json': { schema: Schema } } }).content['application/json'].schema
  return `<article><h3><b class="${method.toLowerCase()}">${method}</b> <code>${escape(path)}</code>${operation['x-own'] ? ' <em>own</em>' : ''}</h3>
<p>${escape(operation.summary)}</p><p class="who">${operation['x-roles'].map(escape).join(' · ')}</p>
${asked.length ? `<table><caption>Asks</caption>${asked.join('')}</table>` : ''}
<details><summary>Gives</summary><table>${fieldsOf(answer).join('')}</table></details></article>`
}

const row = (name: string, schema: Schema, isRequired: boolean, location: string): string =>
  `<tr><th><code>${escape(name)}</code></th><td>${escape(typeOf(schema))}</td><td>${isRequired ? 'required' : ''}</td><td>${location}</td></tr>`

function fieldsOf(schema: Schema, prefix = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, holds]) => {
    const inner = holds.anyOf?.find((one) => one.properties ?? one.items) ?? holds
    const below = inner.items?.properties ? fieldsOf(inner.items, `${prefix}${name}[].`) : fieldsOf(inner, `${prefix}${name}.`)
    return [row(`${prefix}${name}`, holds, true, ''), ...below]
  })
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ')
  if (schema.items) return `${typeOf(schema.items)}[]`
  return [schema.type ?? 'any'].flat().join(' | ')
}

export const referenceStyle = `
:root{color-scheme:light dark;--line:#d9e0ea;--soft:#4a5a70;--blue:#1f56e0}
@media(prefers-color-scheme:dark){:root{--line:#2b3850;--soft:#a9b6ca;--blue:#8fb0ff}}
body{margin:0;font:15px/1.5 system-ui,sans-serif;display:grid;grid-template-columns:200px minmax(0,1fr)}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:20px;box-sizing:border-box;border-right:1px solid var(--line);display:flex;flex-direction:column;gap:6px}
nav a{color:inherit;text-decoration:none}nav a:hover,nav a:focus{color:var(--blue)}
main{padding:20px 32px;max-width:960px}h2{margin-top:40px}article{border-top:1px solid var(--line);padding:12px 0}
h3{margin:0;font-weight:500}h3 b{font-size:12px;padding:2px 8px;border-radius:6px;border:1px solid currentColor}
.get{color:#13753b}.post{color:#1f56e0}.put{color:#b45f06}.delete{color:#b42318}em,.who{color:var(--soft)}.who{font-size:13px;margin:4px 0}
@media(prefers-color-scheme:dark){.get{color:#5fcf8d}.post{color:#8fb0ff}.put{color:#f5b35c}.delete{color:#ff8f85}}
table{border-collapse:collapse;width:100%;font-size:13px}caption{text-align:left;color:var(--soft)}th,td{text-align:left;padding:3px 8px;border-bottom:1px solid var(--line);font-weight:400;overflow-wrap:anywhere}
@media(max-width:700px){body{display:block}nav{position:static;height:auto;flex-flow:row wrap;border:0}main{padding:12px 16px}}`
