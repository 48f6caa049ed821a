import { Widgets } from '../../features/widgets/Widgets.tsx'

/** Composants: the shared widgets of the product, in the demo alone. */
export default function DevWidgets() {
  return <Widgets />
}
