import { dice } from '../random.ts'

/** A building by day, drawn: what stands for a photo of a place. The same name is the same picture. */
export function sceneOf(name: string, [width, height]: readonly [number, number] = [1600, 1200]): string {
  const thrown = dice('scene', name)
  const hue = thrown.whole(190, 230)
  const ground = height * 0.72
  const houses = Array.from({ length: 9 }, (_, at) => {
    const [wide, high] = [width / 9, height * (0.22 + thrown.next() * 0.38)]
    const x = at * wide
    const tone = thrown.whole(24, 46)
    const windows = Array.from({ length: Math.floor(high / 70) * 3 }, (_none, place) => {
      const [column, row] = [place % 3, Math.floor(place / 3)]
      return `<rect x="${x + 22 + column * 48}" y="${ground - high + 28 + row * 68}" width="26" height="36" fill="hsl(45 ${thrown.whole(10, 70)}% ${thrown.whole(30, 78)}%)"/>`
    })
    return `<rect x="${x}" y="${ground - high}" width="${wide - 6}" height="${high}" fill="hsl(${hue} 14% ${tone}%)"/>${windows.join('')}`
  })
  const gate = `<rect x="${width * 0.42}" y="${ground - 150}" width="${width * 0.16}" height="150" fill="hsl(12 60% 42%)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="hsl(${hue} 60% 62%)"/><stop offset="1" stop-color="hsl(${hue} 50% 88%)"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${houses.join('')}${gate}
    <rect y="${ground}" width="${width}" height="${height - ground}" fill="hsl(${hue} 6% 38%)"/>
    <path d="M${width * 0.3} ${height} L${width * 0.46} ${ground} L${width * 0.54} ${ground} L${width * 0.7} ${height} Z" fill="hsl(${hue} 5% 52%)"/></svg>`
}

/** A plan of a floor: rooms, a corridor, and the way out. */
export function planOf(name: string, [width, height]: readonly [number, number] = [1400, 900]): string {
  const thrown = dice('plan', name)
  const rooms = Array.from({ length: 12 }, (_, at) => {
    const [x, y] = [60 + (at % 6) * 214, at < 6 ? 60 : 560]
    const fill = thrown.happens(0.2) ? 'hsl(45 80% 90%)' : 'white'
    return `<rect x="${x}" y="${y}" width="200" height="280" fill="${fill}" stroke="hsl(220 20% 30%)" stroke-width="6"/>`
  })
  const way = `<path d="M110 450 H1220" stroke="hsl(145 60% 36%)" stroke-width="14" stroke-dasharray="44 22"/><path d="M1210 405 L1310 450 L1210 495 Z" fill="hsl(145 60% 36%)"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="hsl(210 20% 96%)"/>${rooms.join('')}${way}</svg>`
}
