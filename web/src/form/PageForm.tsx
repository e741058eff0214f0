// The form of one page: heading, errors, fields, Continue. It is remounted for each page.
import type { LeadApplication } from '@loan/domain/lead/application'
import {
  filterApplicablePages,
  type ChainPage,
  type NamedDataPoint,
  findNextPage,
  reviewPath,
} from '@loan/domain/pages/chain'
import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useApplication } from '../context/ApplicationContext.tsx'
import { PageTitle } from '../context/PageTitle.tsx'
import { useAllTexts, useTexts } from '../context/useTexts.ts'
import { recoverIfDue } from '../lib/newRelease.ts'
import { Button } from '../ui/Button.tsx'
import { openAtTop } from '../ui/openAtTop.ts'
import { PageTurn } from '../ui/PageTurn.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import { AnswerFields, AnswerProblems } from './AnswerFields.tsx'
import { awaitParts } from './pageParts.ts'
import type { LeadSaver } from './saving.ts'
import { useChain } from './useChain.ts'
import { usePageForm } from './usePageForm.ts'

/** Path of the page load; null while prerendering. */
const openedAt = typeof window === 'undefined' ? null : window.location.pathname

/** Index of the previous page. */
let lastIndex: number | null = null

const directionTo = (index: number): 'forward' | 'back' | 'none' => {
  if (lastIndex === null || lastIndex === index) return 'none'
  return index > lastIndex ? 'forward' : 'back'
}

type PageFormProps = {
  readonly page: ChainPage
  readonly dataPoints: readonly NamedDataPoint[]
  /** Data points that are rendered outside the form and validated with it. */
  readonly coveredElsewhere: readonly NamedDataPoint[]
  readonly returnsToReview: boolean
  readonly saver: LeadSaver
  readonly headingRef: RefObject<HTMLHeadingElement | null>
}

export const PageForm = ({ page, dataPoints, coveredElsewhere, returnsToReview, saver, headingRef }: PageFormProps) => {
  const visit = useApplication()
  const { store } = visit
  const t = useTexts()
  const pageTexts = useAllTexts().of(page.section)
  const [, navigate] = useLocation()
  const { pages } = useChain()
  const [direction] = useState(() => directionTo(page.index))

  /** Does nothing when the form was unmounted, because the applicant navigated in the meantime. */
  const turnTo = (path: string): void => {
    if (form.formRef.current === null) return
    navigate(path)
    recoverIfDue()
  }

  const prepare = (application: LeadApplication): Promise<void> | void => {
    const next = findNextPage(pages, page, application)
    return returnsToReview || next === undefined ? undefined : awaitParts(visit, next)
  }

  const leave = (application: LeadApplication): Promise<void> | void => {
    saver.save()
    const next = findNextPage(pages, page, application)
    // Computed with the new answers, because a changed answer can reopen a page.
    const applying = filterApplicablePages(pages, application)
    const open = applying.find(({ key }) => key !== page.key && !store.getState().dynamicPages.completed.includes(key))
    if (returnsToReview && open !== undefined)
      return awaitParts(visit, open).then(() => turnTo(`${open.path}?from=review`))
    if (returnsToReview) {
      return import('./afterChange.ts')
        .then(({ pathAfterChange }) => pathAfterChange(visit, applying, application))
        .catch(() => reviewPath)
        .then(turnTo)
    }
    return turnTo(next?.path ?? reviewPath)
  }

  const form = usePageForm(page, dataPoints, { prepare, leave })
  const title = pageTexts(`pages>${page.key}>title`)

  useEffect(() => {
    store.updatePages({ currentFormPath: page.path })
    const begins = lastIndex === null && window.location.pathname === openedAt
    lastIndex = page.index
    // The first page of a page load does not move the focus.
    return begins ? undefined : openAtTop(headingRef.current)
  }, [store, page, headingRef])

  return (
    <PageTurn direction={direction}>
      <PageTitle title={title} hasErrors={form.errors.length > 0} />
      <form
        ref={form.formRef}
        data-page={page.key}
        method="post"
        noValidate
        onSubmit={form.onSubmit}
        onInput={form.onInput}
      >
        <Stack>
          <AnswerProblems form={form} pages={pages} />
          <Stack gap="tight">
            <h1 ref={headingRef} tabIndex={-1}>
              {title}
            </h1>
            <Text muted>{pageTexts(`pages>${page.key}>help`)}</Text>
          </Stack>
          <AnswerFields
            form={form}
            dataPoints={form.shown.filter((dataPoint) => !coveredElsewhere.includes(dataPoint))}
          />
          <Button type="submit" fullWidth>
            {t('continue')}
          </Button>
        </Stack>
      </form>
    </PageTurn>
  )
}
