import { DevicesBoard } from '../../features/devices/DevicesBoard.tsx'

/** Pointeuses: the clocking devices of the company, the worst first, and the sites without one. */
export default function Devices() {
  return <DevicesBoard />
}
