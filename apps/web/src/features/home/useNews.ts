import { listLinks, listNews } from '@vigie/contract/news/news.ts'
import { useAskInSlices } from '../../api/queries.ts'

/** Milliseconds: news and links change a few times a week. */
const staleTime = 300_000

export const useNews = () => useAskInSlices(listNews, {}, { staleTime })
export const useLinks = () => useAskInSlices(listLinks, {}, { staleTime })
