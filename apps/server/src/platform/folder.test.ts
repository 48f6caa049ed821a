import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataRoot } from '../../test/data-root.ts'
import { makeWritable } from './folder.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(dataRoot, 'vigie-folder-'))
  writeFileSync(path.join(folder, 'file'), '')
})
afterAll(() => rmSync(folder, { recursive: true }))

it.each([
  ['under a file', () => path.join(folder, 'file/data'), 'un fichier porte ce nom'],
  ['of too long a name', () => path.join(folder, 'x'.repeat(300)), 'le chemin est trop long'],
])('a place %s is named with the setting, and why nothing can be written there', (_, place, why) => {
  const sentence = `Réglage DATA_DIR : rien ne peut être écrit dans ${place()} (${why}). Indiquez un autre dossier.`
  expect(() => makeWritable('DATA_DIR', place())).toThrow(sentence)
})

it('a folder that is missing is made, and nothing is left in it', () => {
  makeWritable('DATA_DIR', path.join(folder, 'new/data'))
  expect(readdirSync(path.join(folder, 'new/data'))).toEqual([])
})
