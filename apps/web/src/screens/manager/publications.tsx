import { PublicationBoard } from '../../features/schedules/publication/PublicationBoard.tsx'

/** Publication des plannings: who sees which month. */
export default function Publications() {
  return <PublicationBoard />
}
