import { middlePart, photoFile, photoSize } from './photo.ts'

/** Away from the reader, or towards: what «flip» goes between. */
export type Facing = 'environment' | 'user'

/** Opens a camera of the device; the browser asks its user. Rejects where there is none, or where it is refused. */
export function openCamera(facing: Facing): Promise<MediaStream> {
  // A plain http address has no devices at all.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) return Promise.reject(new Error('no camera: the address is not secure'))
  return devices.getUserMedia({ audio: false, video: { facingMode: facing, height: { ideal: 1800 } } })
}

export const closeCamera = (stream: MediaStream | null): void => stream?.getTracks().forEach((track) => track.stop())

/** What the camera shows now, as a file of the asked size. */
export function shoot(video: HTMLVideoElement, now: number): File {
  const canvas = document.createElement('canvas')
  canvas.width = photoSize.width
  canvas.height = photoSize.height
  const { x, y, width, height } = middlePart(video.videoWidth, video.videoHeight, photoSize)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas to draw the photo on')
  pen.drawImage(video, x, y, width, height, 0, 0, photoSize.width, photoSize.height)
  const [, base64 = ''] = canvas.toDataURL('image/jpeg', photoSize.quality).split(',')
  return photoFile(base64, Math.floor(now / 1000))
}
