import { resolved, type Components } from '../openapi/examples.ts'
import type { Media, Operation, Response } from '../openapi/types.ts'
import { curlOf, type Asked } from './curl.ts'
import { html, joined, prose, type Html } from './html.ts'
import { refusalsList } from './refusals.ts'
import { fieldTable, rowsOf, typeOf, type Row } from './shapes.ts'

/** One call: who may make it, what it takes and answers, what it refuses, and how a shell makes it. */
export function callBlock({ method, path, operation }: Asked, components: Components): Html {
  const { operationId: id, summary } = operation
  return html`<article class="call" id="${id}" data-words="${id} ${method} ${path} ${summary}">
    <h3>
      <a href="#${id}"><b class="method ${method.toLowerCase()}">${method}</b> <code>${path}</code></a>
      <span class="id">${id}</span>${operation['x-own'] && html` <span class="own">own</span>`}
    </h3>
    <p>${prose(summary)}</p>
    <p class="who">
      <b>Who</b> ${joined(
        operation['x-roles'].map((one) => html`<span>${one}</span>`),
        ' ',
      )}
    </p>
    <div class="columns">
      <div>
        ${input(operation, components)}${output(operation)}
        <details>
          <summary>Refusals</summary>
          ${refusalsList(operation['x-refusals'])}
        </details>
      </div>
      <div class="example">
        <h4>Example</h4>
        <pre><code>${curlOf({ method, path, operation })}</code></pre>
      </div>
    </div>
  </article>`
}

function input({ parameters, requestBody }: Operation, components: Components): Html {
  const inPlace: Row[] = parameters.map(({ name, schema, required, in: place }) => ({ name, schema, isRequired: required, place }))
  const [media] = Object.values<Media>(requestBody?.content ?? {})
  const inBody = media ? rowsOf(resolved(media.schema, components)) : []
  return html`<h4>Input</h4>
    ${fieldTable('Input', [...inPlace, ...inBody])}`
}

function output({ responses }: Operation): Html {
  const { schema } = (responses['200'] as Response).content['application/json']
  if (schema.$ref)
    return html`<h4>Output</h4>
      <p>${typeOf(schema)}</p>`
  return html`<details>
    <summary>Output</summary>
    ${fieldTable('Output', rowsOf(schema), true)}
  </details>`
}
