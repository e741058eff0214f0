// The form of one page: heading, errors, fields, Continue. It is remounted for each page.
import { type ChainPage, getTextsKey } from '@loan/domain/pages/chain'
import { findOnlyQuestion, type NamedDataPoint } from '@loan/domain/pages/pageDataPoints'
import { type RefObject, useEffect, useState } from 'react'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { PageTitle } from '../../page/PageTitle.tsx'
import { useAllTexts, useTexts } from '../../texts/useTexts.ts'
import { createAppRef } from '../../lib/instances.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { lock } from '../../ui/icons.ts'
import { openAtTop } from '../../ui/openAtTop.ts'
import { PageTransition } from '../../ui/PageTransition.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import { AnswerFields, AnswerProblems } from '../AnswerFields.tsx'
import styles from './FormPage.module.css'
import { QuestionHeadingContext } from '../questionHeading.tsx'
import { useIsLoanConfirmed } from '../loan/useIsLoanConfirmed.ts'
import { useChain } from './useChain.ts'
import { usePageForm } from './usePageForm.ts'

/** Path of the page load; null while prerendering. */
const openedAt = typeof window === 'undefined' ? null : window.location.pathname

/** Index of the previous page; null before the first one. */
const getPreviousIndexRef = createAppRef<number | null>(null)

const getDirection = (index: number, lastIndex: number | null): 'forward' | 'back' | 'none' => {
  if (lastIndex === null || lastIndex === index) return 'none'
  return index > lastIndex ? 'forward' : 'back'
}

/** The purpose of a sensitive answer, in the words of its section. */
const Reassurance = ({ dataPoints }: { readonly dataPoints: readonly NamedDataPoint[] }) => {
  const texts = useAllTexts()
  const sensitive = dataPoints.find(({ input }) => input?.sensitive)
  if (sensitive === undefined) return null
  return (
    <p className={styles['reassurance']}>
      <Icon path={lock} />
      <span>{texts.of(sensitive.section)('reassurance')}</span>
    </p>
  )
}

type PageFormProps = {
  readonly page: ChainPage
  readonly dataPoints: readonly NamedDataPoint[]
  /** Data points of this page that the modal shows. They are validated with the form. */
  readonly modalDataPoints: readonly NamedDataPoint[]
  readonly returnsToReview: boolean
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

export const PageForm = ({ page, dataPoints, modalDataPoints, returnsToReview, headingRef }: PageFormProps) => {
  const app = useAppContext()
  const t = useTexts()
  const pageTexts = useAllTexts().of(page.section)
  const { pages } = useChain()
  const [direction] = useState(() => getDirection(page.index, getPreviousIndexRef(app).current))

  const form = usePageForm(page, dataPoints, returnsToReview)
  const { formRef, onInput, onSubmit } = form
  const title = pageTexts(`pages>${getTextsKey(page)}>title`)
  const help = pageTexts(`pages>${getTextsKey(page)}>help`)
  const fields = form.shown.filter((dataPoint) => !modalDataPoints.includes(dataPoint))
  const question = findOnlyQuestion(fields)
  // Until the loan is confirmed, the dialog in front of the page is what an applicant sees.
  const isStart = !useIsLoanConfirmed(modalDataPoints)

  useEffect(() => {
    app.store.setFormPath(page.path)
    const previousIndex = getPreviousIndexRef(app)
    const begins = previousIndex.current === null && window.location.pathname === openedAt
    previousIndex.current = page.index
    // The first page of a page load does not move the focus.
    return begins ? undefined : openAtTop(headingRef.current)
  }, [app, page, headingRef])

  return (
    <PageTransition direction={direction}>
      <PageTitle title={isStart ? t('amountModal>promise') : title} hasErrors={form.errors.length > 0} />
      <form ref={formRef} data-page={page.key} method="post" noValidate onSubmit={onSubmit} onInput={onInput}>
        <Stack>
          <AnswerProblems form={form} pages={pages} />
          {question === undefined && (
            <Stack gap="tight">
              <h1 ref={headingRef} tabIndex={-1}>
                {title}
              </h1>
              <Text muted>{help}</Text>
            </Stack>
          )}
          <QuestionHeadingContext value={question ? { path: question.path, title, help, ref: headingRef } : null}>
            <AnswerFields form={form} dataPoints={fields} />
          </QuestionHeadingContext>
          <Reassurance dataPoints={fields} />
          <Button type="submit" fullWidth>
            {t('continue')}
          </Button>
        </Stack>
      </form>
    </PageTransition>
  )
}
