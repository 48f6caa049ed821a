import { useRef, useState, type ChangeEvent, type FormEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { withdrawable } from '../../api/acts.ts'
import { isKept, isOffline } from '../../api/errors.ts'
import { isTouched, type Filled } from '../../kit/drafts.ts'
import { sinceNow } from '../../session/ending.ts'
import { useUnsaved } from '../../session/reach.ts'
import { toast } from '../feedback/toast.ts'
import { useSentence } from '../feedback/sentences.ts'
import { focusProblem } from '../fields/focusProblem.ts'
import type { KeptDraft } from './keptDrafts.ts'
import { isNone, noProblems, problemsOfRefusal, type Problems } from './problems.ts'

export interface FormOptions<Draft extends object, Answer> {
  /** What stands in the fields at first; read once. */
  readonly start: Draft
  /** What the rules find wrong: shown at all fields from the first try to send, and updated at every change from then on. */
  readonly validate?: (draft: Draft) => Problems<Draft>
  /** Shows it at a field as soon as the user leaves it. */
  readonly validatesOnBlur?: boolean
  readonly send: (filled: Filled<Draft>) => Promise<Answer>
  /** It was taken, and nothing of the form is unsaved any more. The form stays busy until this is done. */
  readonly onDone: (answer: Answer, sent: Draft) => unknown
  /** What is done instead of sending where nothing was typed. */
  readonly onUntouched?: () => void
  /** The draft's name of a field that the server speaks of, where it is another. */
  readonly nameOf?: (field: string) => string
  /** What an error means in this form, where that is not what it means everywhere. */
  readonly explain?: (error: unknown) => Problems<Draft> | string | undefined | Promise<string | undefined>
  /** Where what was typed outlives the form. */
  readonly kept?: KeptDraft<Draft>
  /** This device keeps what was sent until the network is back: the form has done its part. */
  readonly onKept?: () => void
  /** The version of what is changed (useVersionedForm). */
  readonly version?: number | null
}

/** What a window needs to know of the form in it. */
export interface FormParts {
  readonly isBusy: boolean
  /** Withdraws what is on its way; tells what has become of it. */
  readonly giveUp: () => void
  readonly isTouched: boolean
  /** What was typed outlives the form. */
  readonly isKept: boolean
  /** What a `form` element takes. */
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>
    readonly noValidate: true
    readonly onSubmit: (event: FormEvent) => void
  }
}

const itself = (field: string) => field

/**
 * The one way of forms: what is typed, what is wrong with it field by field, and sending it. What was typed stays after
 * a refusal, the field concerned gets the caret, and the page is held while something is unsaved. What the server
 * refuses of a field is shown until the field changes; a refusal that names no field until anything does.
 */
export function useForm<Draft extends object, Answer>(options: FormOptions<Draft, Answer>) {
  const { start, validate, send, onDone, onUntouched, nameOf = itself, explain, kept, onKept, version = null } = options
  const sentenceOf = useSentence()
  const element = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState<Filled<Draft>>(() => kept?.read() ?? { draft: start, from: start, version })
  const [validated, setValidated] = useState<ReadonlySet<keyof Draft> | 'all'>(new Set<keyof Draft>())
  const [errors, setFieldErrors] = useState<Problems<Draft>>(noProblems)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const { t } = useTranslation()
  /** Gives up what is being sent; null: nothing is. */
  const withdraw = useRef<(() => void) | null>(null)
  const { draft } = filled
  const hasTyped = isTouched(filled)
  useUnsaved(hasTyped)

  const setValues = (next: Filled<Draft>) => {
    setFilled(next)
    kept?.keep(next)
  }
  const change = (changes: Partial<Draft>) => {
    setValues({ ...filled, draft: { ...draft, ...changes } })
    setFieldErrors((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in changes))) as Problems<Draft>)
    setRefusal(null)
  }
  /** Puts something else into the form: what was said of the former is over. */
  const replace = (next: Filled<Draft>) => {
    setValues(next)
    setValidated(new Set<keyof Draft>())
    setFieldErrors(noProblems())
    setRefusal(null)
  }
  const wrong = validate?.(draft) ?? noProblems<Draft>()
  const problemOf = (name: keyof Draft): string | undefined =>
    errors[name] ?? (validated === 'all' || validated.has(name) ? wrong[name] : undefined)

  /** Shows what is wrong and moves the caret there in the same task, so that it does not interrupt later typing. */
  const focusError = (say: () => void) => {
    flushSync(say)
    if (element.current) focusProblem(element.current)
  }
  const setErrors = async (error: unknown) => {
    const isTold = isOffline(error) && error.fate !== undefined && error.fate !== 'withdrawn'
    const meant = isTold ? sentenceOf(error) : await explain?.(error)
    const problems = typeof meant === 'object' ? meant : problemsOfRefusal(error, draft, nameOf)
    focusError(() => {
      if (typeof meant === 'string' || isNone(problems)) setRefusal(typeof meant === 'string' ? meant : sentenceOf(error))
      else setFieldErrors(problems)
      setBusy(false)
    })
  }
  const submit = async () => {
    if (isBusy) return
    if (onUntouched && !hasTyped) return onUntouched()
    // Anew: what is wrong may depend on the hour.
    const isWrong = !isNone(validate?.(draft) ?? noProblems())
    const validateAll = () => {
      setValidated('all')
      setFieldErrors(noProblems())
      setRefusal(null)
    }
    if (isWrong) return focusError(validateAll)
    validateAll()
    setBusy(true)
    const session = sinceNow()
    // Ignore the answer if the user changed meanwhile. A form that is still open goes on: a new password ends the user's sessions.
    const isNobodys = () => session.hasEnded() && element.current === null
    let answer: Answer
    let isGivenUp = false
    try {
      const { sent, giveUp } = withdrawable(() => send(filled))
      withdraw.current = () => {
        isGivenUp = true
        giveUp()
      }
      answer = await sent
    } catch (error) {
      if (isNobodys()) return
      if (isGivenUp && isOffline(error)) return toast('info', t(`common.acts.${error.fate ?? 'withdrawn'}`))
      if (!isKept(error)) return setErrors(error)
      toast('info', sentenceOf(error))
      flushSync(() => setValues({ ...filled, from: draft }))
      setBusy(false)
      return onKept?.()
    } finally {
      withdraw.current = null
    }
    if (isNobodys()) return
    // What was taken is no longer unsaved, before anybody leaves the page for it.
    flushSync(() => setValues({ ...filled, from: draft }))
    await onDone(answer, draft)
    setBusy(false)
  }
  const formProps: FormParts['formProps'] = {
    ref: element,
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault()
      void submit()
    },
  }
  return {
    ...filled,
    change,
    replace,
    refusal,
    problemOf,
    isBusy,
    giveUp: () => withdraw.current?.(),
    isTouched: hasTyped,
    isKept: kept !== undefined,
    /** Whether the rules find nothing wrong. */
    isRight: isNone(wrong),
    formProps,
    /** What a field of text takes. */
    textProps: (name: { [K in keyof Draft]: Draft[K] extends string ? K : never }[keyof Draft]) => ({
      value: draft[name] as string,
      problem: problemOf(name),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change({ [name]: event.target.value } as Partial<Draft>),
      ...(options.validatesOnBlur && { onBlur: () => setValidated((before) => (before === 'all' ? before : new Set([...before, name]))) }),
    }),
  }
}
