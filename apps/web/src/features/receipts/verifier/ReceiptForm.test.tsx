import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readyForParts, show } from '../../../ui/testing.tsx'
import { ReceiptForm } from './ReceiptForm.tsx'

readyForParts()
beforeEach(() => {
  // A camera that never gives a picture.
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: () => new Promise(() => undefined) } })
})

it('a text that is no receipt leaves the caret in the field that it is about', () => {
  const onReceipt = vi.fn<(text: string) => void>()
  show(<ReceiptForm start="" isAgain={false} onReceipt={onReceipt} />)
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: 'bonjour' } })
  const submit = screen.getByRole('button', { name: 'Vérifier' })
  submit.focus()
  fireEvent.click(submit)
  expect(document.activeElement).toBe(field)
  expect(onReceipt).not.toHaveBeenCalled()
})

it('the camera takes the focus with it when it opens, Escape closes it, and the button that opened it has the focus again', () => {
  show(<ReceiptForm start="" isAgain={false} onReceipt={() => undefined} />)
  const scan = screen.getByRole('button', { name: 'Scanner le QR code' })
  scan.focus()
  fireEvent.click(scan)
  const stop = screen.getByRole('button', { name: 'Arrêter l’appareil photo' })
  expect(document.activeElement).toBe(stop)
  fireEvent.keyDown(stop, { key: 'Escape' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Scanner le QR code' }))
})
