export interface Size {
  readonly width: number
  readonly height: number
}
/** A part of a picture in its pixels; it may reach over the edges, where nothing is. */
export interface Area extends Size {
  readonly x: number
  readonly y: number
}

/** Points of a picture that a browser unfolds without harm: a phone's largest camera has half as many. */
const mostPoints = 120_000_000
/** Of the side of what is shown to be cut out of: sharp enough for any avatar, small enough for any phone. */
const workingSide = 1600
/** A drawing without points of its own is made so large. */
const drawingSide = 1024

/** What a file is worth trying: it has points, and not too many. */
export const canBeRead = ({ width, height }: Size): boolean => width * height <= mostPoints

/** How large a picture is worked on: never larger than it is, unless it is a drawing. */
export function workingSize({ width, height }: Size, isDrawing: boolean): Size {
  // A drawing need not say its size.
  if (width === 0 || height === 0) return { width: drawingSide, height: drawingSide }
  const side = Math.max(width, height)
  const scale = isDrawing ? drawingSide / side : Math.min(1, workingSide / side)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Where a picture stands in the square that holds all of it. */
export function inSquare({ width, height }: Size): Area {
  const side = Math.max(width, height)
  return { x: Math.round((side - width) / 2), y: Math.round((side - height) / 2), width: side, height: side }
}

/** Where the whole picture is to be drawn so that the area is so many pixels wide. */
export function placed(picture: Size, area: Area, width: number): Area {
  const scale = width / area.width
  return { x: -area.x * scale, y: -area.y * scale, width: picture.width * scale, height: picture.height * scale }
}

/** The width of what is cut out: as asked, and no larger than what there is. */
export const cutSide = (area: Area, most: number): number => Math.max(1, Math.min(most, Math.round(area.width)))

/** The part of a picture that is not clear all through, by its points (RGBA); all of it where nothing is seen. */
export function inked(points: ArrayLike<number>, { width, height }: Size): Area {
  const isSeen = (x: number, y: number) => points[(y * width + x) * 4 + 3]! > 0
  const all = (length: number) => Array.from({ length }, (_, at) => at)
  const columns = all(width).filter((x) => all(height).some((y) => isSeen(x, y)))
  const rows = all(height).filter((y) => columns.some((x) => isSeen(x, y)))
  const [left, top] = [columns[0], rows[0]]
  if (left === undefined || top === undefined) return { x: 0, y: 0, width, height }
  return { x: left, y: top, width: columns.at(-1)! - left + 1, height: rows.at(-1)! - top + 1 }
}
