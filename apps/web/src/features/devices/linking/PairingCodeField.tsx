import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { figures } from '../../../theme/augment.ts'
import { Field } from '../../../ui/fields/Field.tsx'
import { caretAfter, cleanCode, codeLength, grouped } from './pairingCode.ts'

interface PairingCodeFieldProps {
  readonly code: string
  readonly onChange: (code: string) => void
  readonly problem: string | undefined
}

/** The code that the device shows, in capitals and in its two groups, while it is typed. */
export function PairingCodeField({ code, onChange, problem }: PairingCodeFieldProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  // The space between the groups comes by itself: the caret must not fall behind it, nor jump to the end.
  useLayoutEffect(() => {
    if (caret.current !== null && document.activeElement === input.current) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const left = codeLength - code.length
  return (
    <Field
      label={t('devices.link.code')}
      inputRef={input}
      isFirst
      value={grouped(code)}
      onChange={({ target }) => {
        caret.current = caretAfter(target.value, target.selectionStart ?? target.value.length)
        onChange(cleanCode(target.value))
      }}
      problem={problem}
      hint={left > 0 && left < codeLength ? t('devices.link.codeLeft', { count: left }) : t('devices.link.codeHint')}
      placeholder="XXXX XXXX"
      inputProps={{ autoCapitalize: 'characters', autoCorrect: 'off', autoComplete: 'off', spellCheck: false, inputMode: 'text' }}
      sx={{
        '& input.MuiInputBase-input': {
          fontFamily: figures,
          fontWeight: 650,
          fontSize: '1.5rem',
          letterSpacing: '0.14em',
          textAlign: 'center',
          '&::placeholder': { letterSpacing: '0.14em' },
        },
      }}
    />
  )
}
