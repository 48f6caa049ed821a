import type { geofencing as french } from '../../fr/devices/geofencing.ts'
import type { Translated } from '../../translated.ts'

export const geofencing: Translated<typeof french> = {
  ask: {
    title: 'Welches Objekt ist am nächsten?',
    text: 'Der Standort dieses Geräts ordnet die Objekte nach Entfernung und zeigt, wo die Stempeluhr verknüpft wurde. Er wird einmal gelesen, auf hundert Meter genau, und verfolgt niemanden.',
    next: 'Der Browser fragt Sie gleich um Erlaubnis.',
    agree: 'Standort lesen',
  },
  reading: 'Standort wird gelesen …',
  denied: {
    title: 'Der Standort ist gesperrt',
    text: 'Tippen Sie auf das Symbol links neben der Adresse, erlauben Sie den Standort für diese Website und versuchen Sie es dann erneut. Bei einem verwalteten Gerät hilft Ihre Administration.',
  },
  unavailable: {
    title: 'Kein Standort gefunden',
    text: 'Schalten Sie die Ortung in den Einstellungen des Geräts ein, stellen Sie es näher an ein Fenster und versuchen Sie es dann erneut.',
  },
  timeout: {
    title: 'Der Standort lässt auf sich warten',
    text: 'Stellen Sie das Gerät näher an ein Fenster und versuchen Sie es dann erneut.',
  },
  insecure: {
    title: 'Verbindung nicht sicher',
    text: 'Ohne HTTPS gibt der Browser keinen Standort heraus. Öffnen Sie diese Seite über eine Adresse mit https:// oder wählen Sie aus der Liste.',
  },
  again: 'Erneut versuchen',
  skip: 'Aus der Liste wählen',
  use: 'Nach Entfernung ordnen',
  nearest: 'Die nächsten zuerst',
  away: '{{distance, distance}} entfernt',
}
