import type { Components } from '../openapi/examples.ts'
import type { Schema } from '../openapi/types.ts'
import { html, joined, prose, type Html } from './html.ts'

const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1)

/** A type in words; a shape with a name leads to where it is described. */
export function typeOf(schema: Schema): Html {
  const name = nameOf(schema)
  if (name) return html`<a href="#shape-${name}">${name}</a>`
  if (schema.const !== undefined) return html`${JSON.stringify(schema.const)}`
  if (schema.enum) return html`${schema.enum.map((value) => JSON.stringify(value)).join(' | ')}`
  if (schema.anyOf) return joined(schema.anyOf.map(typeOf), ' | ')
  if (schema.items) return html`${typeOf(schema.items)}[]`
  if (typeof schema.additionalProperties === 'object') return html`table of ${typeOf(schema.additionalProperties)}`
  const words = [schema.type ?? 'any'].flat().join(' | ')
  return html`${schema.contentMediaType ? 'file' : words}`
}

/** What a value is held to, in words; of one that may be null, what it is held to otherwise. */
function limitsOf(schema: Schema): string {
  const ways = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [schema]
  const own = ways.length === 1 ? ways[0] : undefined
  return limitsIn({ ...own, default: schema.default })
}

function limitsIn({ minimum, maximum, minLength, maxLength, format, pattern, default: fallback }: Schema): string {
  const between = minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : minimum !== undefined && `from ${minimum}`
  return [
    format,
    between,
    minLength !== undefined && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    pattern,
    fallback !== undefined && `else ${JSON.stringify(fallback)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

export interface Row {
  readonly name: string
  readonly schema: Schema
  readonly isRequired: boolean
  readonly place?: string
}

/** The fields of an object, with those of the objects inside it that have no name of their own. */
export function rowsOf(schema: Schema, prefix = ''): Row[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, holds]) => {
    const inner = holds.anyOf?.find((one) => one.properties ?? one.items) ?? holds
    const inList = inner.items?.properties && inner.items
    const below = rowsOf(inList ?? inner, `${prefix}${name}${inList ? '[]' : ''}.`)
    return [{ name: `${prefix}${name}`, schema: holds, isRequired: (schema.required ?? []).includes(name) }, ...below]
  })
}

/** A long name may go on in the next line after an underscore or a dot. */
const breakable = (name: string): Html =>
  joined(
    name.split(/(?<=[_.])/).map((part) => html`${part}`),
    '<wbr>',
  )

/** A table of fields; `isAnswer`: what stands in it is always there. */
export function fieldTable(caption: string, rows: readonly Row[], isAnswer = false): Html {
  if (rows.length === 0) return html`<p class="none">Nothing.</p>`
  const line = ({ name, schema, isRequired, place }: Row) => {
    const words = [place, isAnswer ? !isRequired && 'may be absent' : isRequired && 'required', limitsOf(schema)]
    return html`<tr>
      <th scope="row"><code>${breakable(name)}</code></th>
      <td>${typeOf(schema)}</td>
      <td>${words.filter(Boolean).join(' · ')}</td>
    </tr>`
  }
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Type</th>
        <th scope="col">Notes</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(line)}
    </tbody>
  </table>`
}

/** The shapes and values that have a name, each once. */
export function shapesSection(components: Components): Html {
  const block = ([name, schema]: readonly [string, Schema]) => {
    const rows = rowsOf(schema)
    const words = [schema.description && prose(schema.description), rows.length === 0 && html`${typeOf({ ...schema })} ${limitsOf(schema)}`]
    const shown = words.filter((one) => typeof one === 'object')
    return html`<article class="shape" id="shape-${name}" data-words="${name} ${rows.map((row) => row.name).join(' ')}">
      <h3><a href="#shape-${name}">${name}</a></h3>
      ${shown.length > 0 && html`<p>${joined(shown, ' ')}</p>`}
      ${
        rows.length > 0 &&
        html`<details>
          <summary>${rows.length} fields</summary>
          ${fieldTable(`Fields of ${name}`, rows, true)}
        </details>`
      }
    </article>`
  }
  return html`<section id="shapes" aria-labelledby="shapes-title">
    <h2 id="shapes-title">Shapes</h2>
    <p>What several calls share, each once, by its name.</p>
    ${Object.entries(components).map(block)}
  </section>`
}
