// The frame of every page: header, progress and footer.
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router'
import { filterPages, toPath } from './pages.ts'
import { selectAnswers, useAppSelector } from './store.ts'

const Progress = () => {
  const { t } = useTranslation()
  const answers = useAppSelector(selectAnswers)
  const { pathname } = useLocation()
  const paths = [...filterPages(answers).map(toPath), toPath(undefined)]
  const step = paths.indexOf(pathname) + 1
  return (
    <div className="progress">
      <p>{t('shell.progress', { step, steps: paths.length })}</p>
      <progress value={step} max={paths.length} aria-label={t('shell.progressLabel')} />
    </div>
  )
}

export const Shell = () => {
  const { t } = useTranslation()
  return (
    <>
      <header className="header">
        <strong>{t('shell.brand')}</strong>
      </header>
      <main className="main">
        <Progress />
        <Outlet />
      </main>
      <footer className="footer">
        <p>{t('shell.footer')}</p>
      </footer>
    </>
  )
}
