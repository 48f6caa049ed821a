const ink = '#000'
const rule = '0.5pt solid #555'

/** A4 across, black on white, nothing of the page around it, the head of the table on each leaf. */
export const paperStyles = {
  '@page': { size: 'A4 landscape', margin: '10mm' },
  '@media screen': { '.paper': { display: 'none' } },
  '@media print': {
    'html, body': { background: '#fff !important', minHeight: '0 !important' },
    'body > *:not(.paper)': { display: 'none !important' },
    '.paper, .paper *': { color: `${ink} !important` },
    // The outer rules of a table stand half outside of it, where the leaf ends.
    '.paper': { fontSize: '8.5pt', lineHeight: 1.3, background: '#fff', paddingInline: '0.5pt' },
    '.paper table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' },
    '.paper thead': { display: 'table-header-group' },
    // The sums stand once, at the end.
    '.paper tfoot': { display: 'table-row-group', fontWeight: 600 },
    '.paper tr': { breakInside: 'avoid' },
    '.paper th, .paper td': { border: rule, padding: '1.5pt 3pt', verticalAlign: 'top', textAlign: 'start', overflowWrap: 'anywhere' },
    '.paper .title th': { border: 0, padding: '0 0 4pt', fontWeight: 400 },
    '.paper .title b': { fontSize: '11pt' },
    '.paper .title span': { marginInlineStart: '10pt' },
    '.paper .title img': { float: 'inline-end', height: '10mm', maxWidth: '40mm', objectFit: 'contain' },
    '.paper .sum': { textAlign: 'end' },
    '.paper small': { display: 'block', fontSize: '7pt', fontWeight: 400 },
    '.paper em': { display: 'block' },
    '.paper .weekend, .paper .holiday': { background: '#eee', printColorAdjust: 'exact' },
    '.paper .site th, .paper .outside': { background: '#f7f7f7', printColorAdjust: 'exact' },
    '.paper p': { margin: 0, padding: '4pt 0 0', fontSize: '7.5pt' },
  },
} as const

/** The same, upright. */
export const uprightStyles = { ...paperStyles, '@page': { size: 'A4 portrait', margin: '12mm' } } as const
