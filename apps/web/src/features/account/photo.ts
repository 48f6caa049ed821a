import { photoPixels } from '@vigie/contract/auth/photo.rules.ts'
import { middlePart } from '../../ui/camera/photo.ts'

/** The middle square of a picture, made small, as JPEG in base64. What the camera noted beside it (place, hour) is left out. */
export async function smallPhoto(file: Blob): Promise<string> {
  const image = await createImageBitmap(file)
  try {
    const part = middlePart(image.width, image.height, { width: 1, height: 1 })
    const size = Math.min(photoPixels, part.width)
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    // Where it was seen through, JPEG would be black.
    context.fillStyle = '#fff'
    context.fillRect(0, 0, size, size)
    context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, size, size)
    return canvas.toDataURL('image/jpeg', 0.86).split(',')[1]!
  } finally {
    image.close()
  }
}
