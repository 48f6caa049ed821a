import { SitesBoard } from '../../features/sites/list/SitesBoard.tsx'

/** Sites: the manager's list of a month. */
export default function SiteSites() {
  return <SitesBoard />
}
