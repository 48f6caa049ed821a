import { Outbox } from '../../features/outbox/Outbox.tsx'

/** Messages envoyés: what the demo would have sent by mail, SMS and push. */
export default function OutboxScreen() {
  return <Outbox />
}
