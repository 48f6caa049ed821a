/** What a camera sees, read again and again. */
export interface QrReader {
  /** The text of the QR code that is seen now, or null. */
  readonly read: (seen: HTMLVideoElement) => Promise<string | null>
}
const library = () => import('qr/decode.js')
/** As browsers have it (WICG, Shape Detection API), and as the library does. */
type DetectorMaker = Awaited<ReturnType<typeof library>>['BarcodeDetector']

const kind = 'qr_code'

/** The browser's own, where it has one that reads QR codes. */
async function ownMaker(): Promise<DetectorMaker | undefined> {
  const maker = (globalThis as { BarcodeDetector?: DetectorMaker }).BarcodeDetector
  const kinds: readonly string[] = (await maker?.getSupportedFormats().catch(() => null)) ?? []
  return kinds.includes(kind) ? maker : undefined
}

/** The browser's own reader where it has one, else the library's, loaded then. Rejects where that does not come. */
export async function openQrReader(): Promise<QrReader> {
  const Maker = (await ownMaker()) ?? (await library()).BarcodeDetector
  const detector = new Maker({ formats: [kind] })
  return { read: async (seen) => (await detector.detect(seen))[0]?.rawValue || null }
}

/** Pixels of the longer side at the most: more shows no more of a code, and takes longer. */
const mostPixels = 2000
/** A picture is looked through thoroughly, and for so many milliseconds at the most. */
const effort = { effort: Number.POSITIVE_INFINITY, timeLimit: 3000 } as const

/** The text of the QR code in a picture; null: none is found in it. Rejects where the file is no picture, or the library does not come. */
export async function qrInFile(file: Blob): Promise<string | null> {
  const { decodeQR } = await library()
  const pixels = await pixelsOf(file)
  try {
    return decodeQR(pixels, effort) || null
  } catch {
    // It says so by throwing.
    return null
  }
}

async function pixelsOf(file: Blob): Promise<ImageData> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, mostPixels / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas to read the picture from')
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return pen.getImageData(0, 0, canvas.width, canvas.height)
}
