import { useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isRefused } from '../../api/errors.ts'
import { changedByOthers, differing, over } from '../../kit/drafts.ts'
import { useForm, type FormOptions } from './useForm.ts'

interface VersionedOptions<Draft extends object, Answer> extends Omit<FormOptions<Draft, Answer>, 'start' | 'explain'> {
  /** What is changed, as it stands now: it may move on while one types. */
  readonly now: Draft
  /** Its version now; null where the reader is told of none. */
  readonly version: number | null
  /** Asks anew for what is changed: another has saved it meanwhile. */
  readonly refresh: () => Promise<void>
  /** What says that another has saved meanwhile. */
  readonly changed: string
  /** It stands open as long as its page: what others save in fields that are not typed in is taken over without a question. */
  readonly follows?: boolean
}

/**
 * A form over something that another may change meanwhile. A save over an older version is refused; what was typed stays,
 * each field says what the other has saved there, and one goes on from it knowingly (`take`).
 */
export function useVersionedForm<Draft extends object, Answer>(options: VersionedOptions<Draft, Answer>) {
  const { now, version, refresh, changed, follows = false } = options
  const { t } = useTranslation()
  const explain = async (error: unknown) => {
    if (!isRefused(error) || error.code !== 'CONFLICT') return undefined
    await refresh()
    return changed
  }
  const form = useForm({ ...options, start: now, explain })
  const { draft, from } = form
  const typed = differing(draft, from)
  // What was just saved here moves the version on as well.
  const isOlder = form.version !== version && !form.isBusy
  const theirs = new Set(isOlder ? changedByOthers(now, form) : [])
  const take = () => form.replace({ draft: over(now, { draft, from }), from: now, version })
  const mayFollow = isOlder && follows && !typed.some((name) => theirs.has(name))
  // Before it is painted: nobody sees the former values flash.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => (mayFollow ? take() : undefined), [mayFollow, version])
  return {
    ...form,
    /** The fields that were typed in. */
    typed,
    hasMovedOn: isOlder && !mayFollow,
    changed,
    /** What another has saved in a field meanwhile, where it is not what is typed. */
    theirsOf: (name: keyof Draft, words: string = String(now[name] ?? '')): string | undefined =>
      theirs.has(name) ? t('common.meanwhile.theirs', { words: words || t('common.meanwhile.nothing') }) : undefined,
    take,
    /** Drops what was typed. */
    forget: () => form.replace({ draft: now, from: now, version }),
  }
}
