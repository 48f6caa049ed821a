export interface Letter {
  readonly companyName: string
  readonly subject: string
  readonly text: string
  readonly language: string
  /** Where the installation is reached: addresses of another place stay plain text. */
  readonly linkUrl: string
  /** Whether the company's logo travels with it. */
  readonly hasLogo?: boolean
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A paragraph; an address of our own that stands alone becomes a button, one in a line a link. */
function paragraph(text: string, linkUrl: string): string {
  const link = (address: string, style: string) => `<a href="${escaped(address)}" style="${style}">${escaped(address)}</a>`
  const isOurs = (address: string) => address === linkUrl || address.startsWith(`${linkUrl}/`)
  const lines = text.split('\n').map((line) => {
    const parts = line.split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:)!?])/)
    return parts.map((part) => (isOurs(part) ? link(part, 'color:#1f3a5f') : escaped(part))).join('')
  })
  return `<p style="margin:0 0 16px">${lines.join('<br>')}</p>`
}

/** White below it, as wherever it stands: it was drawn for paper. */
const logo =
  '<img src="cid:logo" alt="" height="36" style="height:36px;max-width:108px;padding:3px;margin-right:10px;background:#fff;border-radius:8px;vertical-align:middle">'

/** The same letter as its text, in the plainest HTML: one column, the company’s name and its logo, which travels within: nothing is fetched. */
export const htmlOf = ({ companyName, subject, text, language, linkUrl, hasLogo = false }: Letter): string =>
  [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;overflow-wrap:anywhere">',
    `<p style="margin:0 0 24px;font-weight:600;border-bottom:2px solid #1f3a5f;padding-bottom:8px">${hasLogo ? logo : ''}${escaped(companyName)}</p>`,
    ...text.split(/\n{2,}/).map((part) => paragraph(part, linkUrl)),
    '</div></body></html>',
  ].join('\n')
