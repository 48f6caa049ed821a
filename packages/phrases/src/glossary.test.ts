import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What the French says in one word is said in one word: these are the others, each with the one that stands. */
const others = {
  en: [
    [/\bguards?\b|\bagents?\b/i, 'officer (agent)'],
    [/\brosters?\b|\bplannings?\b/i, 'schedule (planning)'],
    [/\bunstaffed\b/i, 'unassigned (non pourvu)'],
    [/\boff site\b/i, 'outside the area (hors zone)'],
    [/\bclocking devices?\b|\bterminals?\b/i, 'time clock (pointeuse)'],
    [/\bcustomers?\b/i, 'client (client)'],
  ],
  de: [
    [/Mitarbeit|\bAgent(?:en)?\b|Wachmann/, 'Sicherheitskraft (agent)'],
    [/Einsatzort|\bSite\b/, 'Objekt (site)'],
    [/\bPlanung|\bPlan\b|Einsatzplan/, 'Dienstplan (planning)'],
    [/Schicht/, 'Dienst (service, vacation)'],
    [/Stempelgerät|Stechuhr|Terminal/, 'Stempeluhr (pointeuse)'],
    [/\bManager\b/, 'Leitung (manager)'],
    [/[Nn]icht eingetroffen/, 'nicht erschienen (pas arrivé)'],
    [/Auftraggeber/, 'Kunde (client)'],
  ],
} as const

/** The texts of a file, without the names of what is filled in. */
const textsOf = (source: string) =>
  [...source.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g)]
    .map(([text]) => text.replace(/\{\{[^}]*\}\}/g, '').slice(1, -1))
    .filter((text) => !/^[./@]/.test(text))

test.each(['en', 'de'] as const)('%s says each word of the trade in one way', (language) => {
  const folder = new URL(`./${language}/`, import.meta.url)
  const texts = readdirSync(folder).flatMap((file) =>
    textsOf(readFileSync(new URL(file, folder), 'utf8')).map((text) => [file, text] as const),
  )
  expect(texts.length).toBeGreaterThan(900)
  const found = others[language].flatMap(([other, word]) =>
    texts.filter(([, text]) => other.test(text)).map(([file, text]) => `${file}: «${text}» says ${word}`),
  )
  expect(found).toEqual([])
})
