import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readyForParts, show } from '../testing.tsx'
import { PageBar } from './PageBar.tsx'

readyForParts()

it('says which rows are shown, and turns and sizes the page', () => {
  const done: unknown[] = []
  const bar = (from: number, shown: number, total: number) => (
    <PageBar
      from={from}
      shown={shown}
      total={total}
      size={25}
      sizes={[5, 10, 25, 100]}
      onTurn={(step) => done.push(step)}
      onSize={(size) => done.push(`${size} rows`)}
    />
  )
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  const { again } = show(bar(25, 25, 59))
  expect(screen.queryByText('26 – 50 sur 59')).not.toBeNull()
  fireEvent.click(button('Page suivante'))
  fireEvent.click(button('Page précédente'))
  fireEvent.change(screen.getByLabelText('Lignes par page'), { target: { value: '100' } })
  expect(done).toEqual([1, -1, '100 rows'])
  again(bar(50, 9, 59))
  expect([button('Page suivante').disabled, button('Page précédente').disabled]).toEqual([true, false])
  again(bar(0, 0, 0))
  expect(screen.queryByText('0 – 0 sur 0')).not.toBeNull()
  expect([button('Page suivante').disabled, button('Page précédente').disabled]).toEqual([true, true])
})
