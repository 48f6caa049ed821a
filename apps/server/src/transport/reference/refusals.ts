import type { RefusalCode } from '@vigie/contract/kit/refusal.ts'
import { languages } from '@vigie/phrases/languages.ts'
import { say } from '@vigie/phrases/say.ts'
import { statusOf } from '../openapi/document.ts'
import { html, joined, type Html } from './html.ts'

/** The codes of one call by their status, each leading to its sentences. */
export function refusalsList(codes: readonly string[]): Html {
  const byStatus = Object.entries(Object.groupBy(codes, (code) => String(statusOf(code))))
  const links = (some: readonly string[]) =>
    joined(
      some.map((code) => html`<a href="#refusal-${code}"><code>${code}</code></a>`),
      ' ',
    )
  return html`<ul class="refusals">
    ${byStatus.map(([status, some]) => html`<li><b class="status">${status}</b> <span>${links(some!)}</span></li>`)}
  </ul>`
}

const names: Readonly<Record<(typeof languages)[number], string>> = { fr: 'Français', en: 'English', de: 'Deutsch' }

/** Every code that some call answers, with its status and its sentence in each language. */
export function refusalsSection(codes: readonly string[]): Html {
  const sentence = (code: string, language: (typeof languages)[number]) => {
    const text = say(language, `refusals.${code as RefusalCode}`)
    return html`<div>
      <dt>${names[language]}</dt>
      <dd lang="${language}">${text}</dd>
    </div>`
  }
  const block = (code: string) =>
    html`<article
      class="refusal"
      id="refusal-${code}"
      data-words="${code} ${languages.map((one) => say(one, `refusals.${code as RefusalCode}`)).join(' ')}"
    >
      <h3>
        <a href="#refusal-${code}"><code>${code}</code></a> <b class="status">${statusOf(code)}</b>
      </h3>
      <dl>${languages.map((language) => sentence(code, language))}</dl>
    </article>`
  return html`<section id="refusals" aria-labelledby="refusals-title">
    <h2 id="refusals-title">Refusals</h2>
    <p>What a call answers instead, in the language of <code>accept-language</code>. Words in double braces are filled in.</p>
    ${codes.map(block)}
  </section>`
}
