import { expect, test } from 'vitest'
import { mapHref } from './mapHref.ts'

const site = { address: '2 rue du Lagon', city: '97400 Saint-Denis', latitude: -20.879, longitude: 55.448 }

test('the way to a site opens in the map that the device has', () => {
  expect(mapHref(site, 'Village', 'Mozilla/5.0 (Linux; Android 15; K)')).toBe('geo:-20.879,55.448?q=-20.879,55.448(Village)')
  expect(mapHref(site, 'Village', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)')).toBe(
    'https://maps.apple.com/?daddr=-20.879,55.448&q=Village',
  )
  expect(mapHref(site, 'Village', 'Mozilla/5.0 (X11; Linux x86_64)')).toContain('openstreetmap.org/?mlat=-20.879')
})

test('a site without a point is looked for by its address, and one without either has no way', () => {
  const unplaced = { ...site, latitude: null, longitude: null }
  expect(mapHref(unplaced, 'Village', 'Android')).toBe('geo:0,0?q=Village%2C%202%20rue%20du%20Lagon%2C%2097400%20Saint-Denis')
  expect(mapHref({ ...unplaced, address: '', city: '' }, 'Village', 'Android')).toBeNull()
})
