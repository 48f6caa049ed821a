/** Whose a document is (decisions/11-documents). */
export const documentOwners = ['company', 'client', 'site', 'agent', 'partner'] as const
export type DocumentOwner = (typeof documentOwners)[number]

/** Where documents are listed (coverage 2.098): a query over them. Values are never renamed. */
export const documentLocations = [
  'sheet-nav',
  'agents-nav',
  'planning-nav',
  'planning-nav-alert-files',
  'sites-list-nav',
  'manager-sites-list-nav',
  'client-sites-list-nav',
  'company-docs-list',
  'partners-docs-list',
  'client-docs-list',
] as const
export type DocumentLocation = (typeof documentLocations)[number]

/** What documents are put in order by; a dash before it turns the order around (the newest first; coverage 9.027). */
export const documentSorts = ['-created_at', 'created_at', 'name', '-name', 'read', '-read', 'validated', '-validated'] as const
export type DocumentSort = (typeof documentSorts)[number]

/** For a reader: not viewed, viewed, validated, and asked to be validated. For a manager: not read, not validated by all. */
export const documentStates = ['unviewed', 'viewed', 'validated', 'to_validate', 'to_remind'] as const
export type DocumentState = (typeof documentStates)[number]

/** Rows of a page (coverage 9.025). */
export const documentPages = [5, 10, 25, 100] as const
export const usualDocumentPage = 25
