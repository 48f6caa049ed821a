/** `7:05`, `07h05`, `705`, `0705`, `7h` or `7` as `07:05`; null when it is no time of the 24-hour clock. */
export function readTime(typed: string): string | null {
  const [, hours, minutes = '00'] =
    /^\s*(\d{1,2})\s*(?:[:h.]\s*(\d{2})?|(\d{2}))?\s*$/i.exec(typed.replace(/^\s*(\d{1,2})(\d{2})\s*$/, '$1:$2')) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}

const two = (value: number): string => String(value).padStart(2, '0')
/** 00 to 23. */
export const hoursOfDay: readonly string[] = Array.from({ length: 24 }, (_, hour) => two(hour))
/** The minutes that are offered; any other may be typed. */
export const minutesOfHour: readonly string[] = Array.from({ length: 12 }, (_, at) => two(at * 5))
