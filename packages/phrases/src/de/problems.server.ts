import type { serverProblems as french } from '../fr/problems.server.ts'
import type { Translated } from '../translated.ts'

export const serverProblems: Translated<typeof french> = {
  document: {
    past: 'Wählen Sie heute oder einen kommenden Tag.',
    noFile: 'Wählen Sie mindestens eine Datei.',
    oneFile: 'Wählen Sie nur eine Datei.',
    nobodyAsked: 'Niemand muss dieses Dokument bestätigen: Verlangen Sie zuerst eine Bestätigung.',
  },
  notification: {
    forWhom: 'Wählen Sie, für wen es ist: einzelne Sicherheitskräfte, einen Standort oder alle.',
    subscription: 'Dieser Browser hat keine gültige Benachrichtigungsadresse angegeben.',
  },
}
