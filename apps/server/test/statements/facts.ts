import { isNode, nodesIn, wordIn, type Node, type Value } from './nodes.ts'
import { provenIn, type Proven } from './proven.ts'

/** What the catalogue says: of columns by `table.number`, of functions by their oid. */
export interface Catalogue {
  readonly isNotNull: ReadonlySet<string>
  /** The words that a check allows in a column. */
  readonly words: ReadonlyMap<string, readonly string[]>
  readonly functions: ReadonlyMap<string, { readonly name: string; readonly isStrict: boolean }>
}
/**
 * Whether a value can be null: never; when a parameter is, or never by a condition of this statement, so that it may be
 * declared either way; perhaps, since nothing proves the contrary. In this order.
 */
export const missing = { never: 0, depends: 1, perhaps: 2 } as const
export type Missing = (typeof missing)[keyof typeof missing]
/** What is known of a value. `words`: the texts that it may be; undefined: any. */
export interface Fact {
  readonly missing: Missing
  readonly words: readonly string[] | undefined
}
export interface Output extends Fact {
  readonly name: string
}
interface Scope {
  readonly query: Node
  readonly parent: Scope | undefined
  readonly proven: Proven
  /** As rows were before an update. */
  readonly isBefore?: boolean
}

const some: Fact = { missing: missing.never, words: undefined }
const perhaps: Fact = { missing: missing.perhaps, words: undefined }
/** No value at all: the neutral element of `either`. */
const none: Fact = { missing: missing.never, words: [] }
const noValue: Fact = { missing: missing.perhaps, words: [] }

const most = (facts: readonly Fact[]): Missing => Math.max(missing.never, ...facts.map((fact) => fact.missing)) as Missing
const least = (facts: readonly Fact[]): Missing => Math.min(missing.perhaps, ...facts.map((fact) => fact.missing)) as Missing
/** One of several values. */
export const either = (facts: readonly Fact[]): Fact => ({
  missing: most(facts),
  words: facts.every(({ words }) => words) ? [...new Set(facts.flatMap(({ words }) => words!))] : undefined,
})
/** Made of all of them, and missing when one is. */
const allOf = (facts: readonly Fact[]): Fact => ({ missing: most(facts), words: undefined })

/** Built in, and missing though nothing that they are given is. */
const mayFindNothing =
  /^(jsonb?_|regexp_|current_setting|array_(length|upper|lower|ndims|position|dims)|substring$|pg_(get|stat|size)|to_reg|xpath|unnest$)/
const neverMissing = /^(count|row_number|rank|dense_rank|concat|concat_ws|generate_series)$/
// PostgreSQL's numbers of commands and of subqueries.
const [select, update] = ['1', '2']
const [exists, any, expression, array] = ['0', '2', '4', '6']

/** What a statement's columns can be, by PostgreSQL's own understanding of it. What is not proven to be there may be missing. */
export function outputsOf(query: Node, catalogue: Catalogue): Output[] {
  /** Columns of recursive queries that are being looked at. */
  const open = new Set<string>()

  const scopeOf = (inner: Node, parent?: Scope): Scope => ({ query: inner, parent, proven: provenIn(inner) })
  const up = (scope: Scope, levels: unknown): Scope => (Number(levels ?? 0) > 0 ? up(scope.parent!, Number(levels) - 1) : scope)
  const targetsOf = (inner: Node) =>
    nodesIn(inner['commandType'] === select ? inner['targetList'] : inner['returningList']).filter(({ resjunk }) => resjunk !== 'true')
  const tableAt = ({ query: inner }: Scope, at: unknown) => nodesIn(inner['rtable'])[Number(at) - 1]!

  /** The n-th column of a query, from 1. */
  const outputOf = (scope: Scope, at: number): Fact => {
    const parts = scope.query['setOperations']
    if (isNode(parts)) return either(leavesOf(parts).map((leaf) => columnOf(scope, tableAt(scope, leaf), at)))
    return factOf(targetsOf(scope.query)[at - 1]!['expr'], scope)
  }
  const leavesOf = (node: Node): Value[] =>
    node.type === 'RANGETBLREF' ? [node['rtindex']] : [node['larg'], node['rarg']].flatMap((side) => leavesOf(side as Node))

  const columnOf = (scope: Scope, table: Node, at: number): Fact => {
    switch (table['rtekind']) {
      case '0': {
        const key = `${wordIn(table['relid'])}.${at}`
        return { missing: at < 0 || catalogue.isNotNull.has(key) ? missing.never : missing.perhaps, words: catalogue.words.get(key) }
      }
      case '1':
        return outputOf(scopeOf(table['subquery'] as Node, scope), at)
      case '2':
        return factOf((table['joinaliasvars'] as readonly Value[])[at - 1], scope)
      case '3':
        return ofFunction(table, at)
      case '5':
        return either((table['values_lists'] as readonly Value[][]).map((row) => factOf(row[at - 1], scope)))
      case '6':
        return ofCommon(scope, table, at)
      case '9':
        return factOf((table['groupexprs'] as readonly Value[])[at - 1], scope)
      default:
        return perhaps
    }
  }
  const ofFunction = (table: Node, at: number): Fact => {
    const isNumber = table['funcordinality'] === 'true' && at === ((table['eref'] as Node)['colnames'] as readonly Value[]).length
    const called = nodesIn(table['functions'])[0]?.['funcexpr']
    return isNumber || (isNode(called) && nameOf(called['funcid']) === 'generate_series') ? some : perhaps
  }
  const ofCommon = (scope: Scope, table: Node, at: number): Fact => {
    const holder = up(scope, table['ctelevelsup'])
    const found = nodesIn(holder.query['cteList']).find(({ ctename }) => ctename === table['ctename'])!
    const key = `${wordIn(found['ctename'])} ${wordIn(found['location'])} ${at}`
    if (open.has(key)) return none
    open.add(key)
    const fact = outputOf(scopeOf(found['ctequery'] as Node, holder), at)
    open.delete(key)
    return fact
  }

  const nameOf = (oid: Value) => catalogue.functions.get(wordIn(oid))?.name ?? ''
  const ofCall = (oid: Value, args: Value, scope: Scope): Fact => {
    const known = catalogue.functions.get(wordIn(oid))
    if (!known || mayFindNothing.test(known.name)) return perhaps
    if (neverMissing.test(known.name)) return some
    return known.isStrict ? allOf(nodesIn(args).map((arg) => factOf(arg, scope))) : perhaps
  }
  const ofVariable = (node: Node, inner: Scope): Fact => {
    const scope = up(inner, node['varlevelsup'])
    const key = `${wordIn(node['varno'])}.${wordIn(node['varattno'])}`
    const table = tableAt(scope, node['varno'])
    const fact = columnOf(scope, table, Number(node['varattno']))
    const written = writtenTo(scope, node)
    if (written) return { ...fact, missing: least([fact, factOf(written, { ...scope, isBefore: true })]) }
    const isOuter = (node['varnullingrels'] as readonly Value[]).length > 0
    const own = isOuter ? { ...fact, missing: missing.perhaps } : fact
    const isProven = scope.proven.always.has(key) || (!isOuter && scope.proven.whereThere.has(key))
    return isProven ? { ...own, missing: least([own, { ...own, missing: missing.depends }]) } : own
  }
  /** What an update has just put where the variable looks: what a condition proved of it is over. */
  const writtenTo = ({ query: inner, isBefore }: Scope, node: Node): Value =>
    !isBefore && inner['commandType'] === update && inner['resultRelation'] === node['varno']
      ? nodesIn(inner['targetList']).find(({ resno }) => resno === node['varattno'])?.['expr']
      : undefined

  const ofCase = (node: Node, scope: Scope): Fact => {
    const facts: Fact[] = []
    for (const branch of nodesIn(node['args'])) {
      const sure = isNode(node['arg']) ? undefined : truthOf(branch['expr'])
      if (sure !== false) facts.push(factOf(branch['result'], scope))
      if (sure === true) return either(facts)
    }
    return either([...facts, isNode(node['defresult']) ? factOf(node['defresult'], scope) : noValue])
  }
  const ofSublink = (node: Node, scope: Scope): Fact => {
    const inner = scopeOf(node['subselect'] as Node, scope)
    const { query: asked } = inner
    if (node['subLinkType'] === exists || node['subLinkType'] === array) return some
    if (node['subLinkType'] === any) return allOf([outputOf(inner, 1), factOf(node['testexpr'], scope)])
    // A figure over all rows is one row always.
    const isFigure =
      asked['hasAggs'] === 'true' && ['groupClause', 'havingQual', 'limitCount', 'limitOffset'].every((field) => !asked[field])
    return node['subLinkType'] === expression ? { ...outputOf(inner, 1), ...(isFigure ? {} : { missing: missing.perhaps }) } : perhaps
  }
  const ofAggregate = (node: Node, scope: Scope): Fact => {
    if (neverMissing.test(nameOf(node['aggfnoid']))) return some
    // A group has a row at least.
    const isGrouped = nodesIn(up(scope, node['agglevelsup']).query['groupClause']).length > 0 && !isNode(node['aggfilter'])
    return isGrouped ? allOf(nodesIn(node['args']).map(({ expr }) => factOf(expr, scope))) : perhaps
  }

  const factOf = (node: Value, scope: Scope): Fact => {
    if (!isNode(node)) return perhaps
    switch (node.type) {
      case 'VAR':
        return ofVariable(node, scope)
      case 'CONST':
        return node['constisnull'] === 'true' ? noValue : { ...some, words: wordOf(node) }
      case 'PARAM':
        return { missing: missing.depends, words: undefined }
      case 'COALESCEEXPR': {
        const facts = nodesIn(node['args']).map((arg) => factOf(arg, scope))
        return { ...either(facts), missing: least(facts) }
      }
      case 'MINMAXEXPR':
        return { missing: least(nodesIn(node['args']).map((arg) => factOf(arg, scope))), words: undefined }
      case 'CASEEXPR':
        return ofCase(node, scope)
      case 'SUBLINK':
        return ofSublink(node, scope)
      case 'AGGREF':
        return ofAggregate(node, scope)
      case 'WINDOWFUNC':
        return neverMissing.test(nameOf(node['winfnoid'])) ? some : perhaps
      case 'OPEXPR':
        return ofCall(node['opfuncid'], node['args'], scope)
      case 'FUNCEXPR':
        return ofCall(node['funcid'], node['args'], scope)
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return allOf(nodesIn(node['args']).map((arg) => factOf(arg, scope)))
      case 'RELABELTYPE':
      case 'COLLATEEXPR':
      case 'NAMEDARGEXPR':
        return factOf(node['arg'], scope)
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
        return allOf([factOf(node['arg'], scope)])
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
        return some
      default:
        return perhaps
    }
  }

  const scope = scopeOf(query)
  return targetsOf(query).map(({ resname }, at) => ({ name: wordIn(resname), ...outputOf(scope, at + 1) }))
}

const truthOf = (node: Value): boolean | undefined =>
  isNode(node) && node.type === 'CONST' && node['constisnull'] === 'false' ? bytesOf(node)[0] === 1 : undefined

const textTypes = new Set(['25', '1043'])
/** A constant's text: its length stands before it. */
const wordOf = (node: Node): string[] | undefined =>
  textTypes.has(wordIn(node['consttype'])) ? [Buffer.from(bytesOf(node).slice(4)).toString()] : undefined
const bytesOf = ({ constvalue }: Node): number[] =>
  Array.isArray(constvalue) ? constvalue.slice(2, -1).map((byte) => Number(byte) & 255) : []
