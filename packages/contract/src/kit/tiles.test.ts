import { expect, it } from 'vitest'
import { isTileAddress, tileAddress } from './tiles.ts'

const usual = 'https://tuiles.exemple.fr/plan/{z}/{x}/{y}.png'

it.each([
  usual,
  'https://Tuiles.exemple.fr:8443/{z}/{y}/{x}',
  'https://tuiles.exemple.fr/wmts?layer=PLAN.V2&tilematrix={z}&tilecol={x}&tilerow={y}&key=a-b_c',
])('%s is an address of tiles', (address) => expect(isTileAddress(address)).toBe(true))

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
  // Inside: the server asks for tiles.
  'https://localhost/{z}/{x}/{y}.png',
  'https://tuiles/{z}/{x}/{y}.png',
  'https://carte.LOCAL/{z}/{x}/{y}.png',
  'https://metadata.google.internal/{z}/{x}/{y}',
  'https://127.0.0.1/{z}/{x}/{y}.png',
  'https://10.0.0.8:8443/{z}/{x}/{y}.png',
  'https://169.254.169.254/{z}/{x}/{y}',
  'https://2130706433/{z}/{x}/{y}.png',
  'https://0x7f.1/{z}/{x}/{y}.png',
  'https://8.8.8.8/{z}/{x}/{y}.png',
  'https://[::1]/{z}/{x}/{y}.png',
])('%s is no address of tiles', (address) => expect(isTileAddress(address)).toBe(false))

it('a tile is asked for by its three numbers', () => {
  expect(tileAddress(usual, 17, 66_000, 45_000)).toBe('https://tuiles.exemple.fr/plan/17/66000/45000.png')
})
