import type { denied as french } from '../../fr/clockings/denied.ts'
import type { Translated } from '../../translated.ts'

/** Said in the place of the clock to whom it is not for. */
export const denied: Translated<typeof french> = {
  title: 'Zugriff auf Vigie Pointage verweigert',
  app: 'Sie haben keinen Zugang zur Stempel-App.',
  link: 'Sie dürfen keine Stempeluhren anlegen.',
  hint: 'Bitten Sie Ihre Leitung, Ihre Rechte zu prüfen.',
}
