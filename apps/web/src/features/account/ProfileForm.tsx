import Box from '@mui/material/Box'
import { changeProfile, type readProfile } from '@vigie/contract/auth/profile.ts'
import { profileProblems } from '@vigie/contract/auth/profile.rules.ts'
import type { Output } from '@vigie/contract/kit/call.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../api/ask.ts'
import { rereadSession } from '../../session/start.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { FormNotice } from '../../ui/forms/FormNotice.tsx'
import { useProblemWords } from '../../ui/forms/problems.ts'
import { useForm } from '../../ui/forms/useForm.ts'
import { SubmitButton } from '../../ui/SubmitButton.tsx'
import { NameFields } from './NameFields.tsx'

type Profile = Output<typeof readProfile>['profile']

/** One's own name and phone. */
export function ProfileForm({ profile }: { profile: Pick<Profile, 'firstName' | 'lastName' | 'phone'> }) {
  const { t } = useTranslation()
  const wordsOf = useProblemWords()
  const [{ firstName, lastName, phone }] = useState(profile)
  const form = useForm({
    start: { firstName, lastName, phone },
    validate: (draft) => wordsOf(profileProblems(draft)),
    validatesOnBlur: true,
    send: ({ draft }) => ask(changeProfile, draft),
    onDone: async () => {
      toast('success', t('account.profile.saved'))
      await rereadSession()
    },
  })
  return (
    <Box component="form" {...form.formProps} sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'grid', gap: 1, columnGap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <NameFields textProps={form.textProps} />
        <Field
          label={t('account.profile.phone')}
          type="tel"
          autoComplete="tel"
          maxLength={30}
          name="phone"
          inputProps={{ inputMode: 'tel' }}
          {...form.textProps('phone')}
        />
      </Box>
      <FormNotice form={form} />
      <Box>
        <SubmitButton fullWidth={false} isBusy={form.isBusy} disabled={!form.isTouched}>
          {t('account.profile.save')}
        </SubmitButton>
      </Box>
    </Box>
  )
}
