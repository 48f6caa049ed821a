import { describe, expect, it } from 'vitest'
import { pointFault, readPoint } from './coordinates.ts'

const paris = 'Europe/Paris'

describe('a pasted position', () => {
  it.each([
    ['48.8566, 2.3522', 48.8566, 2.3522],
    ['48.8566 2.3522', 48.8566, 2.3522],
    ['48,8566 ; 2,3522', 48.8566, 2.3522],
    ['48,8566, 2,3522', 48.8566, 2.3522],
    ['48°51\'24"N 2°21\'07"E', 48.856667, 2.351944],
    ['48° 51’ 24” N, 2° 21’ 07” O', 48.856667, -2.351944],
    ["2°21'07''E 48°51'24''N", 48.856667, 2.351944],
    ['48.8566° N, 2.3522° E', 48.8566, 2.3522],
    ['https://www.google.com/maps/place/Tour/@48.8583701,2.2944813,17z/data=!3d48.858!4d2.2945', 48.858, 2.2945],
    ['https://www.google.com/maps/@48.8583701,2.2944813,17z', 48.85837, 2.294481],
    ['https://maps.google.com/?q=48.8566,2.3522', 48.8566, 2.3522],
    ['https://www.google.com/maps/search/?api=1&query=48.8566%2C2.3522', 48.8566, 2.3522],
    ['https://maps.apple.com/?ll=48.8566,2.3522&q=Poste', 48.8566, 2.3522],
    ['https://www.openstreetmap.org/?mlat=48.8566&mlon=2.3522#map=17/48.1/2.1', 48.8566, 2.3522],
    ['https://www.openstreetmap.org/#map=17/48.8566/2.3522', 48.8566, 2.3522],
    ['geo:48.8566,2.3522?z=17', 48.8566, 2.3522],
  ])('%s is read', (text, latitude, longitude) => expect(readPoint(text, paris)).toEqual({ latitude, longitude }))

  it('in German has its east at O', () => {
    expect(readPoint('48°51\'24"N 2°21\'07"O', paris, 'de')).toEqual({ latitude: 48.856667, longitude: 2.351944 })
  })

  it.each([
    ['', 'unreadable'],
    ['9 allée des Tilleuls', 'unreadable'],
    ['48.8566', 'unreadable'],
    ['https://www.google.com/maps/place/Paris', 'unreadable'],
    ['48°51\'24"N', 'unreadable'],
    ['0, 0', 'zero'],
    ['0.0000 0.0000', 'zero'],
    ['2.3522, 48.8566', 'swapped'],
    ['2.3522, 148.8566', undefined],
    ['102.3522, 48.8566', 'range'],
    ['120.5, 48.8', 'range'],
    ['-20.88, 55.45', undefined],
    ['200.5, 48.8', 'range'],
    ['48.8, 200.5', 'range'],
  ])('%s is refused: %s', (text, fault) => {
    const read = readPoint(text, paris)
    expect('fault' in read ? read.fault : undefined).toBe(fault)
  })
})

describe('a point', () => {
  it.each([
    [{ latitude: 55.45, longitude: -20.88 }, 'Indian/Reunion', 'swapped'],
    [{ latitude: -20.88, longitude: 55.45 }, 'Indian/Reunion', undefined],
    [{ latitude: 28.1, longitude: -15.4 }, 'Europe/Madrid', undefined],
    [{ latitude: 2.35, longitude: 48.85 }, 'Africa/Mogadishu', undefined],
    [{ latitude: 43.6, longitude: 1.44 }, paris, undefined],
    // La Réunion under the time zone of Paris: turned it would lie in the sea off Iceland, which the box of Europe holds.
    [{ latitude: -20.88, longitude: 55.45 }, paris, 'zone'],
    [{ latitude: -12.78, longitude: 45.23 }, paris, 'zone'],
    [{ latitude: -20.88, longitude: 55.45 }, 'Indian/Mayotte', 'zone'],
    [{ latitude: 16.2, longitude: -61.5 }, 'America/Guadeloupe', undefined],
    [{ latitude: 172.5, longitude: -21.5 }, 'Pacific/Noumea', 'swapped'],
    [{ latitude: 43.6, longitude: 1.44 }, '__proto__', undefined],
    [{ latitude: 43.6, longitude: 1.44 }, 'constructor', undefined],
  ])('%o in %s: %s', (point, zone, fault) => expect(pointFault(point, zone)).toBe(fault))
})
