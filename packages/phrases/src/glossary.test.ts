import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** What is one idea is said in one word: these are the others, each with the one that stands. */
const others = {
  fr: [
    [/vacation/i, 'service'],
    [/hors connexion/i, 'hors ligne'],
    [/non effectué/i, 'pas arrivé'],
    [/\bcherche[rz]\b/i, 'rechercher'],
    [/de nouveau/i, 'à nouveau'],
    [/\bpostes?\b.*pourv|^\s*postes?$/i, 'service (à pourvoir)'],
  ],
  en: [
    [/\bguards?\b|\bagents?\b/i, 'officer (agent)'],
    [/\brosters?\b|\bplannings?\b/i, 'schedule (planning)'],
    [/\bunstaffed\b|\bstaffed\b|\bto staff\b/i, 'unassigned (non pourvu)'],
    [/\boff site\b|\beverybody on site\b/i, 'outside the area (hors zone)'],
    [/\bnot done\b/i, 'not arrived (pas arrivé)'],
    [/\bcoming up\b|\bto come\b|\bahead\b/i, 'upcoming (à venir)'],
    [/\bfind an? /i, 'search for (rechercher)'],
    [/saved.*\brows?\b/i, 'line (ligne)'],
    [/\bclocking devices?\b|\bterminals?\b/i, 'time clock (pointeuse)'],
    [/\bcustomers?\b/i, 'client (client)'],
  ],
  de: [
    [/Mitarbeit|\bAgent(?:en)?\b|Wachmann/, 'Sicherheitskraft (agent)'],
    [/Einsatzort|\bSite\b/, 'Objekt (site)'],
    [/\bPlanung|\bPlan\b|Einsatzplan|Monatsplan|Wochenplan/, 'Dienstplan (planning)'],
    [/Schicht|Posten(?: sind|$)/, 'Dienst (service)'],
    [/Stempelgerät|Stechuhr|Terminal/, 'Stempeluhr (pointeuse)'],
    [/\bManager\b/, 'Leitung (manager)'],
    [/[Nn]icht (?:eingetroffen|geleistet)/, 'nicht erschienen (pas arrivé)'],
    [/in Aussicht|kommt noch/i, 'anstehend (à venir)'],
    [/noch einmal/, 'erneut (à nouveau)'],
    [/[Bb]erichtig/, 'korrigieren (corriger)'],
    [/Zustand/, 'Status (état)'],
    [/Auftraggeber/, 'Kunde (client)'],
  ],
} as const

/** The texts of a file, without the names of what is filled in and the title of a column that files have. */
const textsOf = (source: string) =>
  [...source.matchAll(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g)]
    .map(([text]) => text.replace(/\{\{[^}]*\}\}|N° vacation/g, '').slice(1, -1))
    .filter((text) => !/^[./@]/.test(text))

test.each(['fr', 'en', 'de'] as const)('%s says each word of the trade in one way', (language) => {
  const folder = new URL(`./${language}/`, import.meta.url)
  const texts = globSync('**/*.ts', { cwd: fileURLToPath(folder) }).flatMap((file) =>
    textsOf(readFileSync(new URL(file, folder), 'utf8')).map((text) => [file, text] as const),
  )
  expect(texts.length).toBeGreaterThan(900)
  const found = others[language].flatMap(([other, word]) =>
    texts.filter(([, text]) => other.test(text)).map(([file, text]) => `${file}: «${text}» says ${word}`),
  )
  expect(found).toEqual([])
})
