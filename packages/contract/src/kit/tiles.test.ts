import { expect, it } from 'vitest'
import { tileAddress, tileAddressForm, tileOrigin } from './tiles.ts'

const usual = 'https://tuiles.exemple.fr/plan/{z}/{x}/{y}.png'

it.each([
  [usual, 'https://tuiles.exemple.fr'],
  ['https://Tuiles.exemple.fr:8443/{z}/{y}/{x}', 'https://tuiles.exemple.fr:8443'],
  ['https://tuiles.exemple.fr/wmts?layer=PLAN.V2&tilematrix={z}&tilecol={x}&tilerow={y}&key=a-b_c', 'https://tuiles.exemple.fr'],
])('%s names the host %s', (address, origin) => expect(tileOrigin(address)).toBe(origin))

it.each([
  'http://tuiles.exemple.fr/{z}/{x}/{y}.png',
  'https://tuiles.exemple.fr/{z}/{x}.png',
  'https://tuiles.exemple.fr/{z}/{x}/{y}/{y}.png',
  'https://{z}.exemple.fr/{x}/{y}.png',
  'https://{s}.exemple.fr/{z}/{x}/{y}.png',
  'https://tuiles.exemple.fr/{s}/{z}/{x}/{y}.png',
  'https://moi:secret@tuiles.exemple.fr/{z}/{x}/{y}.png',
  'https://tuiles.exemple.fr;script-src */{z}/{x}/{y}.png',
  "https://*/{z}/{x}/{y}.png 'unsafe-inline'",
  'https://*.exemple.fr/{z}/{x}/{y}.png',
  'https:///{z}/{x}/{y}.png',
  'javascript:alert(1)//{z}/{x}/{y}',
  `${usual}\nhttps://autre.exemple.fr`,
])('%s is no address of tiles', (address) => expect([tileAddressForm.test(address), tileOrigin(address)]).toEqual([false, undefined]))

it('a tile is asked for by its three numbers', () => {
  expect(tileAddress(usual, 17, 66_000, 45_000)).toBe('https://tuiles.exemple.fr/plan/17/66000/45000.png')
})
