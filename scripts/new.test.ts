import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { changesOf, filesOf } from './new/domain.ts'
import { namesOf } from './new/names.ts'

const names = namesOf('radios', 'radio', 57)
const files = filesOf(names)

describe('the files of a new domain', () => {
  it('bear its names as each place writes them', () => {
    expect(names).toMatchObject({ Many: 'Radios', One: 'Radio', key: 'radio_id', migration: '0057' })
    expect(Object.keys(files)).toContain('apps/server/migrations/0057-radios.sql')
    expect(files['packages/contract/src/radios/radios.ts']).toContain("path: '/radios/{radio_id}'")
  })

  it('leave nothing of their templates behind', () => {
    // A template of the web's own keys stands in backticks.
    const left = Object.entries(files).filter(([, text]) => /undefined|\[object|\$\{(?!row\.|isActive|radios\.columns)/.test(text))
    expect(left.map(([file]) => file)).toEqual([])
  })

  it('are named where they have to be: the places are found in the files as they stand', () => {
    const changed = Object.entries(changesOf(names)).map(([file, change]) => {
      const text = readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')
      return { file, isNamed: !text.includes('radio') && change(text).includes('radio') }
    })
    expect(changed).toEqual([
      { file: 'packages/phrases/src/fr/all.ts', isNamed: true },
      { file: 'apps/web/src/app/addresses/manager.ts', isNamed: true },
    ])
  })
})
