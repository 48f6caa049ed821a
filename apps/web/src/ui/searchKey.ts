/**
 * Whether a key opens the search: `/` alone, outside any field, where no dialog is open and no part of the page has
 * taken the key for itself.
 */
export function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return false
  const at = event.target instanceof Element ? event.target : null
  return !at?.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]')
}
