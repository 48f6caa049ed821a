import { operationsOf, type OpenApi } from '../openapi/types.ts'
import { callBlock } from './call.ts'
import type { Asked } from './curl.ts'
import { html, type Html } from './html.ts'
import { refusalsSection } from './refusals.ts'
import { shapesSection } from './shapes.ts'

const mark = html`<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
  <rect width="32" height="32" rx="8" fill="#1f56e0" />
  <path d="M5 16c3-5 6.7-7.5 11-7.5S24 11 27 16c-3 5-6.7 7.5-11 7.5S8 21 5 16z" fill="none" stroke="#fff" stroke-width="2.4" />
  <path d="M16 11.5v9" stroke="#f5a524" stroke-width="2.6" stroke-linecap="round" />
  <circle cx="16" cy="16" r="2.3" fill="#fff" />
</svg>`

/** The reference for people: every call by its domain, then the shapes and the refusals that they share. */
export function referencePage(document: OpenApi): string {
  const { info, tags, components } = document
  const asked = operationsOf(document).map(({ method, ...one }): Asked => ({ ...one, method: method.toUpperCase() }))
  const of = (tag: string) => asked.filter(({ operation }) => operation.tags[0] === tag)
  const codes = Object.keys(components.examples)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Vigie API ${info.version}</title>
        <link rel="icon" href="/icon.svg" />
        <link rel="stylesheet" href="/api/docs/style.css" />
        <script src="/api/docs/search.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#main">To the calls</a>
        <header>
          <a class="brand" href="/api/docs">${mark}<strong>Vigie</strong> <span>API ${info.version}</span></a>
          <search id="find" hidden>
            <input
              type="search"
              id="words"
              aria-label="Search the reference"
              placeholder="Path, name, sentence"
              autocomplete="off"
              spellcheck="false"
              aria-keyshortcuts="/"
            />
            <kbd aria-hidden="true">/</kbd>
          </search>
          <a class="file" href="/api/openapi.json">OpenAPI 3.1</a>
        </header>
        <nav aria-label="Domains">
          ${tags.map(({ name }) => domainLinks(name, of(name)))}
          <div><a class="domain" href="#shapes">shapes</a></div>
          <div><a class="domain" href="#refusals">refusals</a></div>
        </nav>
        <main id="main" tabindex="-1">
          <h1>API reference</h1>
          ${intro(info.description)}
          <p id="found" role="status"></p>
          ${tags.map(
            ({ name, description }) =>
              html`<section id="domain-${name}" aria-labelledby="domain-${name}-title">
                <h2 id="domain-${name}-title">${name}</h2>
                <p>${description}</p>
                ${of(name).map((one) => callBlock(one, components.schemas))}
              </section>`,
          )}
          ${shapesSection(components.schemas)} ${refusalsSection(codes)}
        </main>
      </body>
    </html>`.html
}

const domainLinks = (name: string, calls: readonly Asked[]): Html =>
  html`<div>
    <a class="domain" href="#domain-${name}">${name}</a>
    <ul>
      ${calls.map(({ operation }) => html`<li><a href="#${operation.operationId}">${operation.operationId}</a></li>`)}
    </ul>
  </div>`

const intro = (description: string): Html =>
  html`<div class="intro">
    <p>${description}</p>
    <p>
      Over HTTP every call stands under <code>/api</code>. A refusal is a 4xx or 5xx with <code>{ code, message, errors? }</code>, in the
      language of <code>accept-language</code>; <code>errors</code> says a sentence for each field, by its name. Calls marked
      <span class="own">own</span> are Vigie's own. The examples run in a shell that knows where to ask, for which company and as whom:
    </p>
    <pre><code>URL=http://localhost:3000
CODE=DEMO
TOKEN=$(curl -s "$URL/api/login" \\
  -H "x-client-code: $CODE" -H 'content-type: application/json' \\
  -d '{"email":"manager@demo.example","password":"Bienvenue-2026"}' |
  sed 's/.*"accessToken":"\\([^"]*\\)".*/\\1/')</code></pre>
  </div>`
