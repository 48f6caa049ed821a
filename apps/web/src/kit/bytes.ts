import type { Language } from '@vigie/phrases/languages.ts'
import { localeOf } from './dates.ts'

/** Powers of 1024, as file managers count them. */
const units = { fr: ['o', 'Ko', 'Mo', 'Go'], en: ['B', 'KB', 'MB', 'GB'], de: ['B', 'KB', 'MB', 'GB'] } as const

/** 2,4 Mo: how much a file weighs, with one decimal below ten. */
export function writtenBytes(bytes: number, language: Language): string {
  const power = Math.min(3, Math.floor(Math.log2(Math.max(1, bytes)) / 10))
  const value = bytes / 1024 ** power
  const digits = power === 0 || value >= 9.95 ? 0 : 1
  const number = value.toLocaleString(localeOf(language), { maximumFractionDigits: digits })
  return `${number}\u00a0${units[language][power]}`
}
