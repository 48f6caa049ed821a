import { canBeRead, cutSide, inked, inSquare, placed, workingSize, type Area } from './picture.rules.ts'

/** What was chosen cannot be shown: no picture, or one of too many points. */
export class UnreadablePicture extends Error {
  readonly isTooLarge: boolean
  constructor(isTooLarge: boolean) {
    super(isTooLarge ? 'too many points' : 'no picture')
    this.isTooLarge = isTooLarge
  }
}

/** A picture to be cut: made small, turned as the camera was held, and without what the camera noted beside it (place, hour). */
export interface Picture {
  readonly canvas: HTMLCanvasElement
  /** Where it is shown from; given back by `close`. */
  readonly url: string
  readonly close: () => void
}

/** Reads a picture from a file, or the square that holds all of it. Rejects with UnreadablePicture. */
export async function readPicture(file: Blob, isSquare: boolean): Promise<Picture> {
  const url = URL.createObjectURL(file)
  try {
    const image = await loaded(url)
    const isDrawing = file.type === 'image/svg+xml'
    const size = { width: image.naturalWidth, height: image.naturalHeight }
    // Its size is known before its points are unfolded.
    if (!canBeRead(size)) throw new UnreadablePicture(true)
    const { width, height } = workingSize(size, isDrawing)
    const place = isSquare ? inSquare({ width, height }) : { x: 0, y: 0, width, height }
    const canvas = canvasOf(place.width, place.height)
    penOf(canvas).drawImage(image, place.x, place.y, width, height)
    return await pictureOf(canvas)
  } catch (error) {
    throw error instanceof UnreadablePicture ? error : new UnreadablePicture(false)
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** The same picture, a quarter to the right. */
export async function turned({ canvas }: Picture): Promise<Picture> {
  const next = canvasOf(canvas.height, canvas.width)
  const pen = penOf(next)
  pen.translate(canvas.height, 0)
  pen.rotate(Math.PI / 2)
  pen.drawImage(canvas, 0, 0)
  return pictureOf(next)
}

export interface Cut {
  /** Pixels of its width at the most. */
  readonly side: number
  /** A photo on white, or with what it lets through. */
  readonly isOpaque: boolean
  /** Bytes at the most. */
  readonly most: number
}

/** Kinds from the sharpest to the smallest: the first that fits is taken. */
const kinds = {
  opaque: [
    ['image/jpeg', 0.88],
    ['image/jpeg', 0.7],
  ],
  open: [
    ['image/png', 1],
    ['image/webp', 0.9],
    ['image/webp', 0.7],
  ],
} as const

/** The part of a picture, in base64, as it travels; of one that lets through, what is seen of it: a wide logo stays wide. */
export async function cutOut({ canvas }: Picture, area: Area, { side, isOpaque, most }: Cut): Promise<string> {
  const own = cutSide(area, side)
  const tall = Math.max(1, Math.round((own * area.height) / area.width))
  const cut = canvasOf(own, tall)
  const pen = penOf(cut)
  if (isOpaque) {
    // Where it was seen through, JPEG would be black.
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, own, tall)
  }
  const { x, y, width, height } = placed(canvas, area, own)
  pen.drawImage(canvas, x, y, width, height)
  const whole = isOpaque ? cut : seenOf(cut)
  let made: Blob | undefined
  for (const [type, quality] of kinds[isOpaque ? 'opaque' : 'open']) {
    made = await blobOf(whole, type, quality)
    if (made.size <= most) break
  }
  return base64Of(new Uint8Array(await made!.arrayBuffer()))
}

/** Without the clear edges, by which it would be drawn small wherever it stands. */
function seenOf(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const { x, y, width, height } = inked(penOf(canvas).getImageData(0, 0, canvas.width, canvas.height).data, canvas)
  const seen = canvasOf(width, height)
  penOf(seen).drawImage(canvas, -x, -y)
  return seen
}

const loaded = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new UnreadablePicture(false)))
    image.src = url
  })

const canvasOf = (width: number, height: number): HTMLCanvasElement => Object.assign(document.createElement('canvas'), { width, height })

function penOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas to draw on')
  pen.imageSmoothingQuality = 'high'
  return pen
}

const blobOf = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UnreadablePicture(false))), type, quality))

async function pictureOf(canvas: HTMLCanvasElement): Promise<Picture> {
  const url = URL.createObjectURL(await blobOf(canvas, 'image/png', 1))
  return { canvas, url, close: () => URL.revokeObjectURL(url) }
}

function base64Of(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte))
  return btoa(letters.join(''))
}
