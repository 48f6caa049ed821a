import type { geofencing as french } from '../../fr/devices/geofencing.ts'
import type { Translated } from '../../translated.ts'

export const geofencing: Translated<typeof french> = {
  ask: {
    title: 'Which site is nearest?',
    text: 'The location of this device puts the sites in order of distance and shows where the time clock was linked. It is read once, to within a hundred metres, and tracks nobody.',
    next: 'The browser will ask you for permission.',
    agree: 'Read the location',
  },
  reading: 'Reading the location…',
  denied: {
    title: 'Location is blocked',
    text: 'Tap the icon to the left of the address, allow location for this website, then try again. On a managed device, ask your administrator.',
  },
  unavailable: {
    title: 'Location not found',
    text: 'Switch on location in the settings of the device, move it closer to a window, then try again.',
  },
  timeout: { title: 'Finding the location takes too long', text: 'Move the device closer to a window, then try again.' },
  insecure: {
    title: 'Connection not secure',
    text: 'Without HTTPS the browser does not give its location. Open this page by an https:// address, or choose from the list.',
  },
  again: 'Try again',
  skip: 'Choose from the list',
  use: 'Sort by distance',
  nearest: 'Nearest first',
  away: '{{distance, distance}} away',
}
