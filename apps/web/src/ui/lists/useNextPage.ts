import { useCallback } from 'react'

/** As an infinite query of the server says it. */
interface Pages {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** Told the last row that was scrolled to; asks for the next page when it comes within `ahead` rows of the end of what is there. */
export function useNextPage({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages, loaded: number, ahead: number) {
  return useCallback(
    (last: number): void => {
      if (last >= loaded - ahead && hasNextPage && !isFetchingNextPage) void fetchNextPage()
    },
    [loaded, ahead, hasNextPage, isFetchingNextPage, fetchNextPage],
  )
}
