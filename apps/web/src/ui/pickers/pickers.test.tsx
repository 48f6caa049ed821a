import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Day, Month } from '@vigie/contract/kit/time.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MonthPicker } from './MonthPicker.tsx'
import type { Week } from './spans.ts'
import { inLanguage, readyForParts, show } from '../testing.tsx'
import { waiting } from '../feedback/toast.ts'
import { WeekPicker } from './WeekPicker.tsx'

readyForParts()
/** So many milliseconds go by. */
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))
afterEach(() => waiting.set([]))

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const toasts = () => waiting.get().map(({ kind, text }) => [kind, text.replaceAll(/\s/g, ' ')])
const month = (value: string) => value as Month
const day = (value: string) => value as Day

describe('the month picker', () => {
  const bounds = { min: month('202610'), max: month('202612') }
  const onChange = vi.fn<(month: Month) => void>()
  const picker = (value = '202611') => (
    <MonthPicker label="Mois" value={month(value)} thisMonth={month('202611')} bounds={bounds} onChange={onChange} />
  )
  afterEach(() => onChange.mockClear())

  it('shows where it goes at once, and tells it 500 ms after the last move', () => {
    vi.useFakeTimers()
    show(<MonthPicker label="Mois" value={month('202611')} thisMonth={month('202611')} onChange={onChange} />)
    press('Mois suivant')
    pass(400)
    press('Mois suivant')
    expect(screen.getByRole('button', { name: 'Mois\u00a0: Janvier 2027' })).toBeDefined()
    pass(499)
    expect(onChange).not.toHaveBeenCalled()
    pass(1)
    expect(onChange.mock.calls).toEqual([['202701']])
  })

  it('is named as the language writes it: English sets no space before a colon', async () => {
    await inLanguage('en')
    show(<MonthPicker label="Month" value={month('202611')} thisMonth={month('202611')} onChange={onChange} />)
    expect(screen.getByRole('button', { name: 'Month: November 2026' })).toBeDefined()
  })

  it.each([
    ['202612', 'Mois suivant', 'Vous ne pouvez pas aller au-delà de décembre 2026.'],
    ['202610', 'Mois précédent', 'Vous ne pouvez pas aller en deçà d’octobre 2026.'],
  ])('at %s stays where it is by «%s», and says why', (value, name, sentence) => {
    show(picker(value))
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
    press(name)
    expect(toasts()).toEqual([['warning', sentence]])
    expect(screen.getAllByRole('button', { name: /^Mois\s: / })).toHaveLength(1)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('opens by its icon, is walked by the arrows within its bounds, and closes with the choice', async () => {
    show(picker())
    press(/^Mois\s: /)
    const option = (name: string) => screen.getByRole('option', { name })
    await waitFor(() => expect(document.activeElement).toBe(option('Novembre 2026')))
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' })
    expect(document.activeElement).toBe(option('Décembre 2026'))
    expect(option('Janvier 2026').getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(option('Janvier 2026'))
    expect(screen.queryByRole('dialog', { name: 'Mois' })).not.toBeNull()
    fireEvent.click(option('Décembre 2026'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: 'Mois\u00a0: Décembre 2026' })).toBeDefined()
  })

  it.each([
    ['en', 'Next month', 'You cannot go beyond December 2026.'],
    ['de', 'Nächster Monat', 'Sie können nicht über Dezember 2026 hinausgehen.'],
  ] as const)('speaks %s', async (language, name, sentence) => {
    show(picker('202612'))
    await inLanguage(language)
    press(name)
    expect(toasts()).toEqual([['warning', sentence]])
  })

  it('is named with its month as each language puts a colon', async () => {
    show(<MonthPicker label="Mois" value={month('202611')} thisMonth={month('202611')} onChange={onChange} />)
    expect(screen.getByRole('button', { name: 'Mois\u00a0: Novembre 2026' })).toBeDefined()
    await inLanguage('en')
    press('Mois: November 2026')
    expect(screen.getByRole('listbox', { name: 'Mois: 2026' })).toBeDefined()
  })
})

describe('the week picker', () => {
  const onChange = vi.fn<(week: Week) => void>()
  const bounds = { min: day('2026-11-18'), max: day('2027-01-05') }
  const picker = (value: string) => (
    <WeekPicker label="Semaine" value={day(value)} today={day('2026-11-20')} bounds={bounds} onChange={onChange} />
  )
  afterEach(() => onChange.mockClear())

  it('tells the Monday, the Sunday, and that they lie in two years', () => {
    vi.useFakeTimers()
    show(picker('2026-12-21'))
    press('Semaine suivante')
    pass(500)
    expect(onChange.mock.calls).toEqual([[{ from: '2026-12-28', to: '2027-01-03', isAcrossYears: true }]])
  })

  it.each([
    ['2027-01-04', 'Semaine suivante', 'Vous ne pouvez pas aller au-delà du 05/01/2027.'],
    ['2026-11-20', 'Semaine précédente', 'Vous ne pouvez pas aller en deçà du 18/11/2026.'],
  ])('in the week of %s stays where it is by «%s», and says why', (value, name, sentence) => {
    show(picker(value))
    press(name)
    expect(toasts()).toEqual([['warning', sentence]])
    expect(onChange).not.toHaveBeenCalled()
  })

  it('marks its seven days in the calendar, and takes the week of the day that is chosen', async () => {
    show(picker('2026-11-25'))
    press(/^Semaine\s: /)
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(7)
    fireEvent.click(screen.getByRole('button', { name: 'mercredi 2 décembre 2026' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('button', { name: /^Semaine\s: 30 nov\..+6 déc\. 2026$/ })).toBeDefined()
  })
})
