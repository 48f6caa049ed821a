import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readyForParts, show } from '../testing.tsx'
import { useCamera } from './useCamera.tsx'

readyForParts()

const stop = vi.fn<() => void>()
const getUserMedia = vi.fn<(asked: MediaStreamConstraints) => Promise<MediaStream>>()
const draw = vi.fn<(...parts: unknown[]) => void>()
let answer: Promise<File | null>

function Page() {
  const { capture, overlay } = useCamera()
  return (
    <>
      <button type="button" onClick={() => void (answer = capture())}>
        Photographier
      </button>
      {overlay}
    </>
  )
}

beforeEach(() => {
  const stream = Object.assign(new MediaStream(), { getTracks: () => [{ stop }] })
  getUserMedia.mockReset().mockResolvedValue(stream)
  stop.mockReset()
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
  vi.spyOn(HTMLVideoElement.prototype, 'srcObject', 'set').mockReturnValue()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: draw } as unknown as null)
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(
    (type, quality) => `data:${type};base64,/9j/${quality === 0.9 ? 'AAAA' : ''}`,
  )
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
async function openCamera() {
  show(<Page />)
  press('Photographier')
  await waitFor(() => expect(getUserMedia).toHaveBeenCalled())
  fireEvent.loadedData(document.querySelector('video')!)
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('hands over the photo, closes, and stops the camera', async () => {
  vi.spyOn(Date, 'now').mockReturnValue(1_795_158_000_750)
  await openCamera()
  expect(screen.getByRole('dialog', { name: 'Prendre une photo' })).toBeDefined()
  press('Prendre la photo')
  const photo = (await answer)!
  expect([photo.name, photo.type, photo.size]).toEqual(['IMG_1795158000.jpeg', 'image/png', 6])
  expect(draw.mock.calls[0]!.slice(5)).toEqual([0, 0, 400, 900])
  await isGone()
  expect(stop).toHaveBeenCalled()
})

it('begins at the back, and flips', async () => {
  await openCamera()
  press('Changer d’appareil photo')
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2))
  expect(getUserMedia.mock.calls.map(([{ video }]) => (video as MediaTrackConstraints).facingMode)).toEqual(['environment', 'user'])
})

it('answers nothing when it is closed', async () => {
  await openCamera()
  press('Fermer')
  expect(await answer).toBeNull()
  await isGone()
})

it('logs a failure and rejects', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue()
  getUserMedia.mockRejectedValue(new Error('NotAllowedError'))
  show(<Page />)
  press('Photographier')
  await act(() => expect(answer).rejects.toThrow('NotAllowedError'))
  expect(error).toHaveBeenCalledWith('camera capture failed', expect.any(Error))
  await isGone()
})
