import type { messages as french } from '../fr/messages.ts'
import type { Translated } from '../translated.ts'

export const messages: Translated<typeof french> = {
  reset: {
    subject: 'Ihr neues Passwort für {{company}}',
    body: 'Guten Tag{{called}},\n\num ein neues Passwort zu wählen, öffnen Sie diesen Link innerhalb einer Stunde:\n{{link}}\n\nFalls Sie nichts angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt gleich.',
  },
  invitation: {
    subject: 'Ihr Zugang zu {{company}}',
    body: 'Guten Tag{{called}},\n\n{{company}} hat Ihnen einen Zugang eingerichtet. Wählen Sie innerhalb von 7 Tagen Ihr Passwort:\n{{link}}\n\nDanach melden Sie sich auf {{entrance}} an (Firmencode: {{code}}).',
  },
  confirmation: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    body: 'Guten Tag{{called}},\n\nbestätigen Sie diese Adresse für {{company}} innerhalb einer Stunde:\n{{link}}',
  },
  code: {
    subject: 'Ihr neuer Stempelcode für {{company}}',
    body: 'Guten Tag{{called}},\n\nIhr neuer Stempelcode für {{company}}: {{code}}\n\nDer alte gilt nicht mehr. Geben Sie ihn niemandem weiter.',
  },
}
