import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import { readSettingsHistory } from '@vigie/contract/changes/changes.ts'
import {
  changeText,
  longestText,
  readTexts,
  textProblems,
  type TextLanguage,
  type TextPage,
} from '@vigie/contract/companies/companies.texts.ts'
import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidate, keyOf, queries, useSend } from '../../../api/queries.ts'
import { figures } from '../../../theme/augment.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { EntryBelow } from '../EntryBelow.tsx'
import { below } from '../setting.styles.ts'
import { useEntry } from '../useEntry.ts'

interface TextLineProps {
  readonly page: TextPage
  readonly language: TextLanguage
  /** Empty: none. */
  readonly current: string
}

const held = () => queries.getQueryData<{ texts: readonly { page: string; language: string; text: string }[] }>(keyOf(readTexts, {}))?.texts

/** The text of one page: what it is for, its field, and what is to be done about it. Saved when it is left. */
export function TextLine({ page, language, current }: TextLineProps) {
  const id = useId()
  const line = useRef<HTMLLIElement>(null)
  const { t } = useTranslation()
  const { mutateAsync, isPending: isSaving } = useSend(changeText)
  const title = t(`settings.texts.${page}.title`)
  const state = useEntry<string>({
    current,
    read: (entry) => (textProblems(String(entry)).length > 0 ? undefined : String(entry).trim()),
    entryOf: (value) => value,
    wrong: t('settings.texts.wrong', { count: longestText }),
    isSaving,
    send: (text, was) => mutateAsync({ page, language, text, was }),
    reread: async () => {
      await invalidate(readTexts)
      return held()?.find((one) => one.page === page && one.language === language)?.text ?? ''
    },
    onSaved: () => {
      toast('success', t('settings.saved', { title }))
      return invalidate(readTexts, readSettingsHistory)
    },
  })
  const act = (does: () => void) => () => {
    line.current?.focus({ preventScroll: true })
    does()
  }
  return (
    <Box component="li" ref={line} tabIndex={-1} sx={styles}>
      <div>
        <Box component="label" htmlFor={id} sx={{ fontFamily: figures, fontWeight: 600, fontSize: '0.9375rem' }}>
          {title}
        </Box>
        <Box id={`${id}-text`} sx={{ color: 'text.secondary', fontSize: '0.875rem', textWrap: 'pretty' }}>
          {t(`settings.texts.${page}.text`)}
        </Box>
      </div>
      <Box sx={{ minWidth: 0 }}>
        <OutlinedInput
          id={id}
          fullWidth
          multiline
          minRows={2}
          maxRows={8}
          value={String(state.entry)}
          error={state.problem !== null}
          readOnly={isSaving}
          placeholder={t('settings.texts.none')}
          onChange={(event) => state.change(event.target.value)}
          onBlur={state.leave}
          onKeyDown={(event) => {
            if (event.key === 'Escape') state.drop()
          }}
          inputProps={{ 'aria-describedby': `${id}-text ${id}-below`, maxLength: longestText, lang: language }}
          sx={{ bgcolor: 'background.paper' }}
        />
        <Box id={`${id}-below`} aria-live="polite" sx={below}>
          <EntryBelow state={state} theirs={state.standing || t('settings.empty')} act={act}>
            <span>{t('settings.texts.left', { count: longestText - String(state.entry).length })}</span>
          </EntryBelow>
        </Box>
      </Box>
    </Box>
  )
}

const styles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1.2fr)' },
  columnGap: 3,
  rowGap: 1,
  px: 2.25,
  py: 1.5,
  '&:focus': { outline: 'none' },
} as const
