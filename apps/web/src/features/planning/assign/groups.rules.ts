import type { Suggestion } from '@vigie/contract/planning/planning.assignment.ts'

/** Whom nothing stands against. */
export const isInOrder = ({ obstacles }: Pick<Suggestion, 'obstacles'>): boolean => obstacles.length === 0

interface Group {
  readonly name: 'inOrder' | 'reserved' | 'found'
  readonly of: readonly Suggestion[]
}

/** Those who are free and in order apart from those against whom something stands; what a search finds is one list. */
export function groupsOf(suggestions: readonly Suggestion[], isSearch: boolean): readonly Group[] {
  const groups: readonly Group[] = isSearch
    ? [{ name: 'found', of: suggestions }]
    : [
        { name: 'inOrder', of: suggestions.filter(isInOrder) },
        { name: 'reserved', of: suggestions.filter((one) => !isInOrder(one)) },
      ]
  return groups.filter(({ of }) => of.length > 0)
}
