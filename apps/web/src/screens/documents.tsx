import { useLocation } from '@tanstack/react-router'
import { DocumentsBoard } from '../features/documents/DocumentsBoard.tsx'

/** Documents, of each address that lists some. */
export default function Documents() {
  const { pathname } = useLocation()
  // Of another address everything begins anew.
  return <DocumentsBoard key={pathname} path={pathname} />
}
