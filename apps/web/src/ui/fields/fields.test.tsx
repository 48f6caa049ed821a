import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Day } from '@vigie/contract/kit/time.ts'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DateRange } from './dates/dateRange.ts'
import { DateField } from './dates/DateField.tsx'
import { DateRangeField } from './dates/DateRangeField.tsx'
import { Field } from './Field.tsx'
import { inLanguage, readyForParts, show } from '../testing.tsx'
import { TimeField } from './dates/TimeField.tsx'

readyForParts()
const day = (value: string) => value as Day
const today = day('2026-11-20')
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label })
const type = (label: string, text: string) => {
  fireEvent.focus(field(label))
  fireEvent.change(field(label), { target: { value: text } })
  fireEvent.blur(field(label))
}
const open = (name: string, of: string) => fireEvent.click(screen.getByRole('button', { name, description: of }))

describe('a day of a form', () => {
  const onChange = vi.fn<(day: Day | null) => void>()
  afterEach(() => onChange.mockClear())
  const Form = ({ given = null }: { given?: Day | null }) => {
    const [value, setValue] = useState(given)
    const change = (next: Day | null) => {
      onChange(next)
      setValue(next)
    }
    return <DateField label="Début" value={value} today={today} bounds={{ min: today, max: day('2026-12-31') }} onChange={change} />
  }

  it('is typed as people write it, and written as DD/MM/YYYY', () => {
    show(<Form />)
    type('Début', '1.12.26')
    expect(onChange.mock.calls).toEqual([['2026-12-01']])
    expect(field('Début').value).toBe('01/12/2026')
  })

  it.each([
    ['31/11/2026', 'Cette date n’existe pas. Exemple : 20/11/2026.'],
    ['19/11/2026', 'Choisissez une date à partir du 20/11/2026.'],
    ['01/01/2027', 'Choisissez une date jusqu’au 31/12/2026.'],
  ])('says what is wrong with %s, when one leaves it', (typed, sentence) => {
    show(<Form given={today} />)
    type('Début', typed)
    expect(screen.getByText((text) => text.replaceAll(/\s/g, ' ') === sentence)).toBeDefined()
    expect(onChange.mock.calls).toEqual([[null]])
    expect(field('Début').getAttribute('aria-invalid')).toBe('true')
  })

  it('opens by its icon, takes no day out of its bounds, and closes with the choice', async () => {
    show(<Form given={today} />)
    open('Ouvrir le calendrier', 'Début')
    const out = screen.getByRole('button', { name: 'jeudi 19 novembre 2026' })
    expect(out.getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(out)
    expect(onChange).not.toHaveBeenCalled()
    fireEvent.keyDown(screen.getByRole('button', { name: 'vendredi 20 novembre 2026' }), { key: 'PageDown' })
    fireEvent.click(screen.getByRole('button', { name: 'dimanche 20 décembre 2026' }))
    expect(onChange.mock.calls).toEqual([['2026-12-20']])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is written as the language writes it', async () => {
    show(<Form given={today} />)
    await inLanguage('de')
    expect(field('Début').value).toBe('20.11.2026')
  })
})

describe('a range of days', () => {
  const onChange = vi.fn<(range: DateRange) => void>()
  afterEach(() => onChange.mockClear())
  const range = (value: DateRange | null) => <DateRangeField label="Absence" value={value} today={today} onChange={onChange} />

  it('is named, from «Du» to «Au»', () => {
    show(range(null))
    expect(screen.getByRole('group', { name: 'Absence' })).toBeDefined()
    expect([field('Du').value, field('Au').value]).toEqual(['', ''])
  })

  it('is told once both days are there, also when they are the same', () => {
    show(range(null))
    type('Du', '01/12/2026')
    expect(onChange).not.toHaveBeenCalled()
    type('Au', '01/12/2026')
    expect(onChange.mock.calls).toEqual([[{ from: '2026-12-01', to: '2026-12-01' }]])
    type('Au', '2/12')
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('moves its end to a start that comes after it', () => {
    show(range({ from: day('2026-11-21'), to: day('2026-11-23') }))
    type('Du', '05/12/2026')
    expect(field('Au').value).toBe('05/12/2026')
    expect(onChange.mock.calls).toEqual([[{ from: '2026-12-05', to: '2026-12-05' }]])
  })

  it('goes from today to one year ahead', () => {
    show(range(null))
    type('Du', '19/11/2026')
    type('Au', '21/11/2027')
    expect(screen.getByText('Choisissez une date à partir du 20/11/2026.')).toBeDefined()
    expect(screen.getByText('Choisissez une date jusqu’au 20/11/2027.')).toBeDefined()
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('a time', () => {
  const Form = () => {
    const [value, setValue] = useState('')
    return <TimeField label="Arrivée" value={value} onChange={setValue} />
  }

  it('is written as HH:mm when one leaves it', () => {
    show(<Form />)
    type('Arrivée', '7h5')
    expect(screen.getByText((text) => text.startsWith('Cette heure n’existe pas.'))).toBeDefined()
    type('Arrivée', '705')
    expect(field('Arrivée').value).toBe('07:05')
  })

  it('is chosen by an hour and a minute of the 24-hour clock', async () => {
    show(<Form />)
    open('Ouvrir l’horloge', 'Arrivée')
    expect(screen.getByRole('listbox', { name: 'Heures' }).children).toHaveLength(24)
    expect(document.activeElement?.textContent).toBe('00')
    fireEvent.keyDown(document.activeElement!, { key: 'End' })
    fireEvent.click(document.activeElement!)
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toBe('05')
    fireEvent.click(document.activeElement!)
    expect(field('Arrivée').value).toBe('23:05')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

it('takes no more letters than it may', () => {
  show(<Field label="Nom" maxLength={12} />)
  expect(field('Nom').maxLength).toBe(12)
})
