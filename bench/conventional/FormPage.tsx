// The route of one page: a form whose valid answers go to the store before the next page opens.
import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useRef } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { ConventionalPage } from './conventionalPage.ts'
import { Field } from './Field.tsx'
import { type FormValues, toAnswers, toFormValues } from './formValues.ts'
import { filterFields, findNextPage, pages, toPath } from './pages.ts'
import { buildPageSchema } from './pageSchema.ts'
import { pageCompleted, selectAnswers, useAppDispatch, useAppSelector } from './store.ts'

/** The paths of this page's answers that show or hide its other fields. */
const listWatchedPaths = ({ fields }: ConventionalPage): readonly string[] =>
  fields
    .map(({ path }) => path)
    .filter((path) => fields.some(({ when }) => when?.some((condition) => condition.path === path)))

export const FormPage = ({ page }: { readonly page: ConventionalPage }) => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const answers = useAppSelector(selectAnswers)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const resolver = useCallback<Resolver<FormValues>>(
    (values, context, options) => {
      const shown = filterFields(page, { ...answers, ...toAnswers(page.fields, values) })
      return zodResolver(buildPageSchema(shown, answers))(values, context, options)
    },
    [page, answers],
  )
  const { register, handleSubmit, control, getValues, formState } = useForm<FormValues>({
    defaultValues: toFormValues(page, answers),
    resolver,
  })
  useWatch({ control, name: listWatchedPaths(page) })
  const fields = filterFields(page, { ...answers, ...toAnswers(page.fields, getValues()) })

  useEffect(() => {
    document.title = t(`pages.${page.key}.title`)
    if (page === pages[0]) return
    window.scrollTo(0, 0)
    headingRef.current?.focus({ preventScroll: true })
  }, [page, t])

  const onSubmit = handleSubmit((values) => {
    const given = toAnswers(fields, values)
    dispatch(pageCompleted({ page: page.key, answers: given }))
    return navigate(toPath(findNextPage(page, { ...answers, ...given })))
  })

  return (
    <form data-page={page.key} className="form" noValidate onSubmit={(event) => void onSubmit(event)}>
      <h1 ref={headingRef} tabIndex={-1}>
        {t(`pages.${page.key}.title`)}
      </h1>
      <p className="help">{t(`pages.${page.key}.help`)}</p>
      {fields.map((field) => (
        <Field key={field.path} field={field} register={register} errors={formState.errors} />
      ))}
      <button type="submit">{t('shell.continue')}</button>
    </form>
  )
}
