import type { Translated } from '../translated.ts'
import type { problems as french } from '../fr/problems.ts'

export const problems: Translated<typeof french> = {
  required: 'This field is required.',
  tooLong: 'This text is too long ({{count}} characters at most).',
  notAnAllowedValue: 'This value is not accepted.',
  password: {
    currentRequired: 'The old password is required',
    currentWrong: 'The old password is wrong',
    required: 'The new password is required',
    same: 'The new password must be different',
    tooShort: 'The password must have at least {{count}} characters',
    tooLong: 'The password must have at most {{count}} characters',
    noDigit: 'The password must contain at least one digit',
    noLowercase: 'The password must contain at least one lowercase letter',
    noUppercase: 'The password must contain at least one uppercase letter',
    tooCommon: 'This password is too common: choose another one',
    different: 'The passwords must match',
  },
}
