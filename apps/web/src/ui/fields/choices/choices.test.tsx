import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { ChipsField } from './ChipsField.tsx'
import { Combobox } from './Combobox.tsx'
import { SelectField } from './SelectField.tsx'
import { readyForParts, show } from '../../testing.tsx'

readyForParts()
const sites = [
  { id: 1, label: 'Clinique du Parc', note: 'Lyon' },
  { id: 2, label: 'Siège L’Haÿ-les-Roses' },
  { id: 3, label: 'Entrepôt Le Port' },
]
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Site' })
const type = (text: string) => {
  act(() => field().focus())
  fireEvent.mouseDown(field())
  fireEvent.change(field(), { target: { value: text } })
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

function One() {
  const [id, setId] = useState<number | null>(null)
  return (
    <Combobox
      label="Site"
      choices={sites}
      value={id}
      onChange={setId}
      placeholder="Tous"
      noChoice="Aucun site"
      open="Ouvrir"
      clear="Effacer"
    />
  )
}
function Several() {
  const [ids, setIds] = useState<readonly number[]>([1])
  return <ChipsField label="Site" choices={sites} value={ids} onChange={setIds} placeholder="Tous" />
}

describe('a choice among many', () => {
  it('is found without accents and case, and chosen by Enter', () => {
    show(<One />)
    type('hay')
    expect(options()).toEqual(['Siège L’Haÿ-les-Roses'])
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(field().value).toBe('Siège L’Haÿ-les-Roses')
  })

  it('says when nothing fits', () => {
    show(<One />)
    type('gare')
    expect(screen.getByText('Aucun site')).toBeDefined()
  })
})

describe('several choices among many', () => {
  it('are chips, at most 200 pixels wide, and no longer in the list', () => {
    show(<Several />)
    expect(getComputedStyle(screen.getByText('Clinique du Parc')).maxWidth).toBe('200px')
    type('')
    expect(options()).toEqual(['Siège L’Haÿ-les-Roses', 'Entrepôt Le Port'])
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(screen.getByText('Siège L’Haÿ-les-Roses')).toBeDefined()
  })

  it('are taken away by their cross, or by the backspace key', () => {
    show(<Several />)
    fireEvent.click(screen.getByRole('img', { name: 'Retirer Clinique du Parc' }))
    expect(screen.queryByText('Clinique du Parc')).toBeNull()
    type('entre')
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(screen.getByRole('img', { name: 'Retirer Entrepôt Le Port' })).toBeDefined()
    fireEvent.keyDown(field(), { key: 'Backspace' })
    expect(screen.queryByRole('img')).toBeNull()
  })
})

it('a choice among few is the browser’s own list, with what is wrong said of it', () => {
  show(
    <SelectField
      label="Motif"
      value=""
      onChange={() => {}}
      choices={[{ value: '1', label: 'Oubli' }]}
      placeholder="Choisir"
      problem="Choisissez un motif"
    />,
  )
  const select = screen.getByRole('combobox', { name: 'Motif', description: 'Choisissez un motif' })
  expect(select.getAttribute('aria-invalid')).toBe('true')
  expect([...select.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Choisir', 'Oubli'])
})
