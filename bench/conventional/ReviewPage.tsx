// The last route: all answers of the applicant, by page.
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ConventionalField } from './conventionalPage.ts'
import { filterFields, filterPages, toPath } from './pages.ts'
import { type Answer, selectAnswers, useAppSelector } from './store.ts'

export const ReviewPage = () => {
  const { t } = useTranslation()
  const answers = useAppSelector(selectAnswers)

  const formatAnswer = ({ path, kind }: ConventionalField, answer: Answer | undefined): string => {
    if (answer === undefined || answer === '') return '–'
    if (typeof answer === 'object') return Object.values(answer).join('.')
    if (typeof answer === 'boolean') return t(answer ? 'shell.yes' : 'shell.no')
    return kind === 'radio' || kind === 'select' ? t(`fields.${path}.options.${answer}`) : answer
  }

  return (
    <form data-page="review" className="form" onSubmit={(event) => event.preventDefault()}>
      <h1>{t('shell.review')}</h1>
      {filterPages(answers).map((page) => (
        <section key={page.key}>
          <h2>{t(`pages.${page.key}.title`)}</h2>
          <dl>
            {filterFields(page, answers).map((field) => (
              <div key={field.path}>
                <dt>{t(`fields.${field.path}.label`)}</dt>
                <dd>{formatAnswer(field, answers[field.path])}</dd>
              </div>
            ))}
          </dl>
          <Link to={toPath(page)}>{t('shell.change')}</Link>
        </section>
      ))}
      <button type="submit">{t('shell.send')}</button>
    </form>
  )
}
