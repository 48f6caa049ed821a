/** What a page of a document says: a line above, a title on the first page, then headings with their lines. */
export interface Section {
  readonly heading: string
  readonly lines: readonly string[]
}
export interface PdfText {
  readonly above: string
  readonly title: string
  readonly below: string
  /** One list for each page. */
  readonly pages: readonly (readonly Section[])[]
}

/** Signs of French that Latin-1 lacks, where Windows-1252 has them. */
const signs: Readonly<Record<string, number>> = {
  '’': 0x92,
  '‘': 0x91,
  '–': 0x96,
  '—': 0x97,
  '•': 0x95,
  '…': 0x85,
  œ: 0x9c,
  Œ: 0x8c,
  '€': 0x80,
}
const encoded = (text: string): string =>
  text.replaceAll(/[^\u0020-\u00ff]/g, (sign) => String.fromCharCode(signs[sign] ?? 0x3f)).replaceAll(/[()\\]/g, String.raw`\$&`)

type Font = 'F1' | 'F2'
const line = (font: Font, size: number, x: number, y: number, text: string, grey = 0.12): string =>
  `BT ${grey} g /${font} ${size} Tf ${x} ${y} Td (${encoded(text)}) Tj ET`

const [left, top, bottom] = [60, 780, 60]

/** What is drawn on a page of A4, in points from its lower left corner. */
function pageOf({ above, title, below, pages }: PdfText, at: number): string {
  const drawn = [line('F1', 9, left, top, above, 0.4), line('F1', 9, left, bottom - 20, `Page ${at + 1} sur ${pages.length}`, 0.4)]
  let y = top - 34
  if (at === 0) {
    drawn.push(line('F2', 18, left, y, title), line('F1', 10.5, left, y - 20, below, 0.35))
    y -= 54
  }
  for (const { heading, lines } of pages[at]!) {
    drawn.push(line('F2', 12, left, y, heading))
    y -= 19
    for (const text of lines) {
      drawn.push(line('F1', 10.5, left + 4, y, '•'), line('F1', 10.5, left + 16, y, text))
      y -= 16
    }
    y -= 10
  }
  return drawn.join('\n')
}

/** A PDF of text alone: small, whole, without anything that acts. */
export function pdfOf(text: PdfText): Buffer {
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', '', font('Helvetica'), font('Helvetica-Bold')]
  const kids = text.pages.map((_, at) => {
    const drawn = pageOf(text, at)
    objects.push(`<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`)
    const contents = `/Contents ${objects.length} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >>`
    objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${contents} >>`)
    return `${objects.length} 0 R`
  })
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`
  let file = '%PDF-1.4\n'
  const places = objects.map((body, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${body}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  const start = file.length
  file += `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
