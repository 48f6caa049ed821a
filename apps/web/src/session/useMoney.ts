import { useLanguage } from '../i18n/i18n.ts'
import { localeOf } from '../kit/dates.ts'
import { useExchange } from './store.ts'

/** Amounts in the company's currency, as the reader's language writes them. Cents. */
export function useMoney() {
  const currency = useExchange().environment.settings.currency_name
  const format = new Intl.NumberFormat(localeOf(useLanguage()), { style: 'currency', currency })
  return {
    money: (cents: number): string => format.format(cents / 100),
    /** What stands beside an amount that is typed. */
    sign: format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency,
  }
}
