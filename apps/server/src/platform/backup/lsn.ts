/** A place in the log, as PostgreSQL writes it («2/1A000028»), in bytes. */
export const lsnOf = (text: string): bigint => {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** Bytes of a segment of the log: 16 MB, as initdb makes them. */
const segmentBytes = 16n * 1024n * 1024n
const segmentsOfFile = 0x1_0000_0000n / segmentBytes

const hex = (value: bigint | number): string => value.toString(16).toUpperCase().padStart(8, '0')

/** The name of a segment: time line, and the two halves of its number. */
const segmentName = (timeline: number, number: bigint): string =>
  hex(timeline) + hex(number / segmentsOfFile) + hex(number % segmentsOfFile)

/** What PostgreSQL lays beside the segments: a mark where a backup began, and the history of a time line. */
const segmentShape = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/
const markShape = /^([0-9A-F]{24})\.[0-9A-F]{8}\.backup$/
const historyShape = /^[0-9A-F]{8}\.history$/

export const isSegment = (name: string): boolean => segmentShape.test(name)
export const isHistory = (name: string): boolean => historyShape.test(name)
/** Whether PostgreSQL archives a file under this name. */
export const isOfLog = (name: string): boolean => isSegment(name) || isHistory(name) || markShape.test(name)

const numberOf = (segment: string): bigint => {
  const [, , high = '', low = ''] = segmentShape.exec(segment) ?? []
  return BigInt(`0x${high}`) * segmentsOfFile + BigInt(`0x${low}`)
}

/** Whether a segment, or a mark in one, lies before another segment, whatever their time lines; a history lies before none. */
export function isBefore(name: string, segment: string): boolean {
  const own = markShape.exec(name)?.[1] ?? name
  return isSegment(own) && numberOf(own) < numberOf(segment)
}

/** Whether a segment follows another without one between them, or lies before it; on another time line nothing is known to be missing. */
export const follows = (segment: string, before: string): boolean =>
  segment.slice(0, 8) !== before.slice(0, 8) || numberOf(segment) - numberOf(before) <= 1n

/** Whether a file has the size of its kind: one that was cut off is shorter, and one that PostgreSQL ended early is filled with zeros. */
export const isWhole = (name: string, size: number): boolean => !isSegment(name) || BigInt(size) === segmentBytes

/** The segment after which one is missing, of segments in their order that begin with one or after it; undefined: none is missing. */
export function gapAfter(first: string, segments: readonly string[]): string | undefined {
  const all = [first, ...segments]
  return all.find((segment, at) => at + 1 < all.length && !follows(all[at + 1]!, segment))
}

/** The segments that hold the log from a place until before another. */
export function segmentsBetween(timeline: number, start: string, end: string): string[] {
  const found: string[] = []
  const last = (lsnOf(end) - 1n) / segmentBytes
  for (let number = lsnOf(start) / segmentBytes; number <= last; number++) found.push(segmentName(timeline, number))
  return found
}
