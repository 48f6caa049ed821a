import { isNode, nodesIn, wordIn, type Node, type Value } from './nodes.ts'

/** Columns (`table.column` by their numbers in the query) that conditions prove to be there. */
export interface Proven {
  /** In every row of the result. */
  readonly always: ReadonlySet<string>
  /** Wherever an outer join found a row at all. */
  readonly whereThere: ReadonlySet<string>
}

/** What the conditions of a query and of its joins prove: a comparison holds for nothing that is missing. */
export function provenIn(query: Node): Proven {
  const always = new Set<string>()
  const whereThere = new Set<string>()

  const walk = (node: Value, isAlways: boolean): void => {
    if (!isNode(node)) return
    const found = isAlways ? always : whereThere
    if (node.type === 'FROMEXPR') {
      for (const column of thereIn(node['quals'])) found.add(column)
      for (const item of nodesIn(node['fromlist'])) walk(item, isAlways)
    }
    if (node.type !== 'JOINEXPR') return
    const kind = wordIn(node['jointype'])
    const [isLeftKept, isRightKept] = [kind === '1' || kind === '2', kind === '3' || kind === '2']
    walk(node['larg'], isAlways && !isRightKept)
    walk(node['rarg'], isAlways && !isLeftKept)
    const own = thereIn(node['quals'])
    if (kind === '0') for (const column of own) found.add(column)
    // Of an outer join: of the side alone that may not be found.
    if (kind === '1' || kind === '3') {
      const inside = tablesIn(node[kind === '1' ? 'rarg' : 'larg'])
      for (const column of own) if (inside.has(column.split('.')[0]!)) whereThere.add(column)
    }
  }
  walk(query['jointree'], true)
  return { always, whereThere }
}

function tablesIn(node: Value): Set<string> {
  if (!isNode(node)) return new Set()
  if (node.type === 'RANGETBLREF') return new Set([wordIn(node['rtindex'])])
  return new Set([...tablesIn(node['larg']), ...tablesIn(node['rarg'])])
}

/** Columns that are there wherever a condition holds. */
function thereIn(node: Value): string[] {
  if (!isNode(node)) return []
  if (node.type === 'BOOLEXPR') return node['boolop'] === 'and' ? nodesIn(node['args']).flatMap(thereIn) : []
  if (node.type === 'NULLTEST') return node['nulltesttype'] === '1' ? columnIn(node['arg']) : []
  // Every comparison that PostgreSQL has is strict.
  if (node.type === 'OPEXPR' && node['opresulttype'] === '16') return nodesIn(node['args']).flatMap(columnIn)
  if (node.type === 'SCALARARRAYOPEXPR') return columnIn(nodesIn(node['args'])[0])
  return []
}

function columnIn(node: Value): string[] {
  if (!isNode(node)) return []
  if (node.type === 'RELABELTYPE' || node.type === 'COLLATEEXPR') return columnIn(node['arg'])
  return node.type === 'VAR' && node['varlevelsup'] === '0' ? [`${wordIn(node['varno'])}.${wordIn(node['varattno'])}`] : []
}
