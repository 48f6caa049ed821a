import type { Call } from '@vigie/contract/kit/call.ts'
import { useEffect } from 'react'
import type { usePages } from '../api/pages.ts'
import type { Query, Values } from '../routing/query.ts'
import { inPlace, type Change } from '../routing/useAddress.ts'
import { PageBar } from '../ui/lists/PageBar.tsx'
import type { AnyRow, ListDefinition } from './defineList.ts'

type Pages = Pick<
  ReturnType<typeof usePages>['query'],
  'data' | 'hasNextPage' | 'isFetchingNextPage' | 'isError' | 'isPlaceholderData' | 'fetchNextPage'
>

/**
 * Of a list whose pages have numbers the page that its address names, with the bar that turns it; while it is on its way the
 * former one stays. Any other list is one page that grows, without a bar.
 */
export function useListPages<C extends Call, Q extends Query, Row extends AnyRow, Context>(
  { pageSizes }: Pick<ListDefinition<C, Q, Row, Context>, 'pageSizes'>,
  { data, hasNextPage, isFetchingNextPage, isError, isPlaceholderData, fetchNextPage }: Pages,
  rows: readonly Row[],
  total: number,
  view: Readonly<Record<string, unknown>>,
  change: Change<Values<Q>>,
) {
  const sizes: readonly number[] | undefined = pageSizes
  const [page, size] = [view['page'] as number, view['size'] as number]
  const loaded = data?.pages.length ?? 0
  const isMissing = sizes !== undefined && loaded > 0 && loaded < page && !isPlaceholderData
  // An address that names a later page is led there by the cursors of those before it.
  const isTurning = isMissing && hasNextPage && !isError
  const isNext = isTurning && !isFetchingNextPage
  useEffect(() => {
    if (isNext) void fetchNextPage()
  }, [isNext, fetchNextPage])
  // The list has become shorter.
  const isBeyond = isMissing && !hasNextPage
  useEffect(() => {
    if (isBeyond) change({ page: loaded } as unknown as Partial<Values<Q>>)
  }, [isBeyond, change, loaded])
  if (!sizes) return { shown: rows, bar: undefined }
  const from = (Math.max(1, Math.min(page, loaded)) - 1) * size
  const shown = rows.slice(from, from + size)
  const to = (changes: Readonly<Record<string, number>>, step = {}) => change(changes as unknown as Partial<Values<Q>>, step)
  const bar = (
    <PageBar
      from={from}
      shown={shown.length}
      total={total}
      size={size}
      sizes={sizes}
      isTurning={isTurning}
      onTurn={(step) => to({ page: page + step }, inPlace)}
      onSize={(next) => to({ page: 1, size: next })}
    />
  )
  return { shown, bar }
}
