/** Bytes of a picture at the most, and the length of its longer side, in pixels: what an avatar needs on the sharpest screen. */
export const photoBytes = 128 * 1024
export const photoPixels = 256
/** What is taken from a program that makes no small ones: few bytes may unfold to gigabytes of pixels. */
export const mostPhotoPixels = 1024

type MediaType = 'image/jpeg' | 'image/png' | 'image/webp'
interface Size {
  readonly width: number
  readonly height: number
}

const begins = (bytes: Uint8Array, at: number, ...first: number[]) => first.every((byte, index) => bytes[at + index] === byte)
const textAt = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))

/** What a picture is by what it holds; null: none that a browser shows, or one that says no size or too large a one. */
export function photoTypeOf(bytes: Uint8Array): MediaType | null {
  const [type, size] = read(bytes)
  const isSmall = size !== null && [size.width, size.height].every((side) => side > 0 && side <= mostPhotoPixels)
  return isSmall ? type : null
}

function read(bytes: Uint8Array): readonly [MediaType | null, Size | null] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (begins(bytes, 0, 0xff, 0xd8, 0xff)) return ['image/jpeg', sizeOfJpeg(view)]
  if (begins(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return ['image/png', sizeOfPng(bytes, view)]
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return ['image/webp', sizeOfWebp(bytes, view)]
  return [null, null]
}

function sizeOfPng(bytes: Uint8Array, view: DataView): Size | null {
  if (bytes.length < 24 || textAt(bytes, 12) !== 'IHDR') return null
  return { width: view.getUint32(16), height: view.getUint32(20) }
}

/** Goes from segment to segment to the one that begins the frame (SOF). */
function sizeOfJpeg(view: DataView): Size | null {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    // Bytes that fill, then the segments; the pixels begin without a frame: there is no size.
    if (marker === 0xda) return null
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

/** The three kinds: with losses, without, and the extended one, whose canvas holds frames. */
function sizeOfWebp(bytes: Uint8Array, view: DataView): Size | null {
  if (bytes.length < 30) return null
  switch (textAt(bytes, 12)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 }
    default:
      return null
  }
}
