import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Picture } from './shoot.ts'

/** What was made, for the terminal: one line a screen, with where an address led instead. */
export function linesOf(pictures: readonly Picture[]): string[] {
  const paths = [...new Set(pictures.map((picture) => picture.path))]
  return paths.map((address) => {
    const own = pictures.filter((picture) => picture.path === address)
    const states = [...new Set(own.map(({ state }) => state))].map((state) => {
      const ofState = own.filter((picture) => picture.state === state)
      const count = ofState.filter(({ file }) => file).length
      const ledTo = [...new Set(ofState.flatMap((picture) => picture.ledTo ?? []))]
      return `${state} ${count}${ledTo.length > 0 ? ` (leads to ${ledTo.join(', ')})` : ''}`
    })
    return `${address}: ${states.join(' · ')}`
  })
}

/** The same as a page to look through: each screen under its name, small pictures that open. */
export function writeIndex(folder: string, pictures: readonly Picture[]): void {
  const paths = [...new Set(pictures.map((picture) => picture.path))]
  const parts = paths.map((address) => {
    const shown = pictures.filter((picture) => picture.path === address && picture.file)
    const figures = shown.map(
      ({ file, state, theme, size }) =>
        `<figure><a href="${file}"><img src="${file}" loading="lazy" alt=""></a><figcaption>${state}, ${theme}, ${size.width}</figcaption></figure>`,
    )
    return `<h2>${address}</h2><div>${figures.join('')}</div>`
  })
  const look =
    'body{font:14px sans-serif;margin:24px}div{display:flex;flex-wrap:wrap;gap:12px}figure{margin:0}img{height:280px;border:1px solid #999}'
  writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${look}</style><h1>${pictures.length} pictures</h1>${parts.join('')}</html>`,
  )
}
