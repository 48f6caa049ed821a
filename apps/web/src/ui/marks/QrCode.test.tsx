import { render, screen } from '@testing-library/react'
import decodeQr from 'qr/decode.js'
import { expect, it } from 'vitest'
import { QrCode } from './QrCode.tsx'

/** What a camera sees: the drawing's own path, filled in at four points a module. */
function pixelsOf(svg: SVGElement): { width: number; height: number; data: Uint8Array } {
  const [, , modules] = svg.getAttribute('viewBox')!.split(' ').map(Number) as [number, number, number]
  const scale = 4
  const width = modules * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, run] of svg
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let py = Number(y) * scale; py < (Number(y) + 1) * scale; py++)
      for (let px = Number(x) * scale; px < (Number(x) + Number(run)) * scale; px++)
        data.fill(0, (py * width + px) * 4, (py * width + px) * 4 + 3)
  }
  return { width, height: width, data }
}

it('is read by a camera as the very text', () => {
  const text = 'https://pointage.example.fr/pointages?company=ACME'
  render(<QrCode text={text} label="Adresse" size={160} />)
  expect(decodeQr(pixelsOf(screen.getByRole('img', { name: 'Adresse' }) as unknown as SVGElement))).toBe(text)
})

it('is read as well where it is long: a link that holds a receipt', () => {
  const text = `https://pointage.example.fr/verifier#VR1.${'aZ_09-'.repeat(90)}`
  render(<QrCode text={text} label="Reçu" size={320} isLong />)
  expect(decodeQr(pixelsOf(screen.getByRole('img', { name: 'Reçu' }) as unknown as SVGElement))).toBe(text)
})
