/** Columns of a line of the committed description. */
const width = 140

const isLeaf = (value: unknown): boolean => typeof value !== 'object' || value === null
const inLine = (value: unknown): string => {
  if (isLeaf(value)) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  const entries = Object.entries(value as object)
  return entries.length === 0 ? '{}' : `{ ${entries.map(([name, inner]) => `${JSON.stringify(name)}: ${inLine(inner)}`).join(', ')} }`
}

/** Texts one after another, as many on a line as fit into it. */
function filled(texts: readonly string[], columns: number): string[] {
  const lines: string[] = []
  for (const text of texts) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + text.length + 3 <= columns) lines[lines.length - 1] = `${last}, ${text}`
    else lines.push(text)
  }
  return lines
}

/** JSON for people who read its differences: what fits into a line stands in one. `taken` are the columns before it in its line. */
export function jsonText(value: unknown, indent = '', taken = indent.length): string {
  const short = inLine(value)
  if (isLeaf(value) || taken + short.length < width) return short
  const inner = `${indent}  `
  if (!Array.isArray(value)) {
    const rows = Object.entries(value as object).map(([name, one]) => {
      const key = `${inner}${JSON.stringify(name)}: `
      return key + jsonText(one, inner, key.length)
    })
    return `{\n${rows.join(',\n')}\n${indent}}`
  }
  const rows = value.every(isLeaf) ? filled(value.map(inLine), width - inner.length) : value.map((one) => jsonText(one, inner))
  return `[\n${rows.map((row) => inner + row).join(',\n')}\n${indent}]`
}
