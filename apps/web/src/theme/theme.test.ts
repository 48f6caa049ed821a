import { expect, it } from 'vitest'
import { defaultColours } from './palette.ts'
import { layout, themeOf } from './theme.ts'

const theme = themeOf(defaultColours, 'light')

it('breaks where the specification says', () => {
  expect(theme.breakpoints.values).toEqual({ xs: 0, sr: 350, sd: 420, sm: 600, md: 900, lg: 1200, xl: 1536, gt: 1920 })
})

it('measures what the specification measures', () => {
  expect(layout).toMatchObject({ sidebar: 230, collapsed: 102, barPhone: 64, bar: 92, accountMenu: 320 })
})

it('writes in Roboto, then in Public Sans', () => {
  expect(theme.typography.fontFamily).toMatch(/^Roboto, "Public Sans/)
})

it('moves for less than 200 ms, menus and lists of any height too', () => {
  const { duration, getAutoHeightDuration } = theme.transitions
  for (const time of [...Object.values(duration), getAutoHeightDuration(40), getAutoHeightDuration(900)]) expect(time).toBeLessThan(200)
})
