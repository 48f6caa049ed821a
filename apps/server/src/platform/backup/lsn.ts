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

/** The segments that hold the log from a place until before another. */
export function segmentsBetween(timeline: number, start: string, end: string): string[] {
  const found: string[] = []
  const last = (lsnOf(end) - 1n) / segmentBytes
  for (let number = lsnOf(start) / segmentBytes; number <= last; number++) found.push(segmentName(timeline, number))
  return found
}
