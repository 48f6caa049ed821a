/** What a photo is asked to be (coverage 9.045): pixels, and the share of quality that a JPEG keeps. */
export const photoSize = { width: 400, height: 900, quality: 0.9 } as const

/** By the first letter of its base64: `/9j/…` begins a JPEG, `iVBOR…` a PNG. */
const extensionOfPhoto = (base64: string): 'jpeg' | 'png' => (base64.startsWith('i') ? 'png' : 'jpeg')

/** A captured photo as a file: its name carries the second at which it was taken. */
export function photoFile(base64: string, unixSeconds: number): File {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  // The type is the specification's for both; the server reads what the bytes are.
  return new File([bytes], `IMG_${unixSeconds}.${extensionOfPhoto(base64)}`, { type: 'image/png' })
}

/** The largest middle part of a picture that has the asked proportions: where it begins, and its size, in its pixels. */
export function middlePart(width: number, height: number, asked: { readonly width: number; readonly height: number }) {
  const scale = Math.min(width / asked.width, height / asked.height)
  const part = { width: asked.width * scale, height: asked.height * scale }
  const half = (rest: number) => Math.max(0, rest / 2)
  return { x: half(width - part.width), y: half(height - part.height), ...part }
}
