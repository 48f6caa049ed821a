/** Where something is, as far as it is known. */
export interface MapLocation {
  readonly latitude: number | null
  readonly longitude: number | null
  readonly address: string
  readonly city: string
}

/** The device's own map: Apple's knows no `geo:`, a desktop often has nothing for it. Null: nobody said where the place is. */
export function mapHref(location: MapLocation, name: string, agent: string = navigator.userAgent): string | null {
  const { latitude, longitude } = location
  const text = encodeURIComponent([name, location.address, location.city].filter(Boolean).join(', '))
  if (latitude === null || longitude === null) {
    if (!location.address && !location.city) return null
    return /Android/.test(agent) ? `geo:0,0?q=${text}` : `https://www.openstreetmap.org/search?query=${text}`
  }
  const point = `${latitude},${longitude}`
  if (/Android/.test(agent)) return `geo:${point}?q=${point}(${encodeURIComponent(name)})`
  if (/iPhone|iPad|Macintosh/.test(agent)) return `https://maps.apple.com/?daddr=${point}&q=${encodeURIComponent(name)}`
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
}
