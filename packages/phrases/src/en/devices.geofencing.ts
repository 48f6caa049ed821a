import type { geofencing as french } from '../fr/devices.geofencing.ts'
import type { Translated } from '../translated.ts'

export const geofencing: Translated<typeof french> = {
  ask: {
    title: 'Which site is nearest?',
    text: 'The position of this device puts the sites in order of distance and places the time clock that is linked. It is read once, to within a hundred metres, and follows nobody.',
    next: 'The browser will ask you for permission.',
    agree: 'Read the position',
  },
  reading: 'Reading the position…',
  denied: {
    title: 'The position is refused',
    text: 'Touch the icon to the left of the address, allow the position for this site, then try again. On a managed device, ask your administrator.',
  },
  unavailable: {
    title: 'No position found',
    text: 'Switch on location in the settings of the device, move it closer to a window, then try again.',
  },
  timeout: { title: 'The position takes too long', text: 'Move the device closer to a window, then try again.' },
  insecure: {
    title: 'Connection not secure',
    text: 'Without HTTPS the browser gives no position. Open this page by an https:// address, or choose from the list.',
  },
  again: 'Try again',
  skip: 'Choose from the list',
  use: 'Sort by distance',
  nearest: 'Nearest first',
  away: '{{distance, distance}} away',
}
