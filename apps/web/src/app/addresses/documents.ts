import { keeps } from '../../routing/parameters.ts'

/** What the addresses that list documents have in common. */
export const listsDocuments = {
  /** The names of `routing/addresses/documents.ts`. */
  query: keeps(
    'targetType',
    'targetId',
    'siteId',
    'resourceId',
    'owner',
    'typeId',
    'state',
    'search',
    'sort',
    'size',
    'page',
    'documentId',
    'whole',
  ),
  frame: 'shell',
  title: 'documents',
  hasOwnSearch: true,
  screen: () => import('../../features/documents/documents.tsx'),
} as const
