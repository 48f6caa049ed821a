/** A column's name as the code spells it: `arrived_at` is `arrivedAt`. */
export type Camel<Column extends string> = Column extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<Camel<Tail>>}` : Column

export const camelOf = <Column extends string>(column: Column): Camel<Column> =>
  column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<Column>
