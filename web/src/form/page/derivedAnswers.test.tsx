// The pages whose answers a personal code contains: confirmed under the code, skipped, and opened by a change.
import { writeAnswers } from '@loan/domain/lead/answers'
import type { LeadApplication } from '@loan/domain/lead/application'
import { buildChain } from '@loan/domain/pages/chain'
import { product as mexican } from '@loan/domain/products/vireo-mx'
import { product as spanish } from '@loan/domain/products/vireo-es'
import { product } from '@loan/domain/products/vireo-pl'
import { screen, waitFor, within } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLocation } from 'wouter'
import type { AppContext } from '../../app-context/AppContext.tsx'
import { createTestApplication } from '../../testing/createTestApplication.ts'
import { englishTexts } from '../../testing/englishTexts.ts'
import { flushPendingWork } from '../../testing/flushPendingWork.ts'
import { renderInApplication } from '../../testing/renderInApplication.tsx'
import { FormPage } from './FormPage.tsx'
import { fillDerivedPages } from './derivedAnswers.ts'
import { getPageResources } from './pageResources.ts'

const pages = buildChain(product)
const code = 'personalDetails.personalCode'
const born = 'personalDetails.dateOfBirth'
const adult = '85071412334'
const other = '92022912345'

const CurrentPage = () => {
  const [path] = useLocation()
  const shown = pages.find((one) => one.path === path)
  return shown === undefined ? null : <FormPage page={shown} />
}

const createApp = (application: LeadApplication = {}): AppContext => {
  const app = createTestApplication({ product, locale: 'en', texts: englishTexts })
  app.store.updateLeadApplication({ applicationData: application })
  return app
}

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))))
afterEach(() => vi.unstubAllGlobals())

const renderCode = async () => {
  const app = createApp()
  await Promise.all(pages.map(getPageResources(app).load))
  const rendered = renderInApplication(
    <Suspense>
      <CurrentPage />
    </Suspense>,
    { app, path: '/personal-code' },
  )
  await flushPendingWork()
  const box = () => screen.getByRole('textbox', { name: 'What is your PESEL number?' })
  await rendered.user.type(box(), adult)
  const derived = await screen.findByText('This is in your number, so we do not ask for it again.')
  return { ...rendered, derived }
}

const readBorn = ({ store }: Pick<AppContext, 'store'>) =>
  store.getState().leadApplication.applicationData.personalDetails?.dateOfBirth

describe('a PESEL', () => {
  it('shows the date of birth that it contains, which is stored, and its page is skipped', async () => {
    const { user, history, application, derived } = await renderCode()
    const status = derived.closest('[role="status"]')
    expect(status).toHaveTextContent(/Date of birth14\/07\/1985/u)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(history.at(-1)).toBe('/id-card'))
    expect(readBorn(application)).toBe('1985-07-14')
  })

  it('names what the number contains until it is complete', async () => {
    const { user, derived } = await renderCode()
    const status = derived.closest('[role="status"]')
    await user.keyboard('{Backspace}')
    await waitFor(() => expect(status).toHaveTextContent(/Your number tells us: date of birth\./u))
    expect(status?.querySelector('dl')?.parentElement?.className).toContain('reserved')
    expect(status).not.toHaveTextContent(/ask for it again/u)
  })

  it('opens the page of the date with the date when the applicant wants to change it', async () => {
    const { user, history, derived } = await renderCode()
    const status = derived.closest<HTMLElement>('[role="status"]')
    if (status === null) throw new Error('The date is not in a status')
    await user.click(within(status).getByRole('button', { name: 'Change' }))
    await waitFor(() => expect(history.at(-1)).toBe('/date-of-birth'))
    expect(await screen.findByRole('textbox', { name: 'Year' })).toHaveValue('1985')
  })
})

describe('a changed PESEL', () => {
  const fill = async (before: LeadApplication, personalCode: string, drafts: Readonly<Record<string, string>> = {}) => {
    const app = createApp(before)
    app.store.writeDrafts(drafts)
    const after = writeAnswers(before, [[code, personalCode]])
    const derivedPages = pages.filter(({ derivations }) => derivations.length > 0)
    const { application, drafts: filled } = await fillDerivedPages(app, derivedPages, { before, after })
    return { date: application.personalDetails?.dateOfBirth, drafts: filled }
  }
  const answered = (dateOfBirth: string): LeadApplication => ({ personalDetails: { personalCode: adult, dateOfBirth } })

  it('changes the date that the old one contained, and its drafts', async () => {
    expect(await fill(answered('1985-07-14'), other)).toEqual({
      date: '1992-02-29',
      drafts: { [`${born}.day`]: '29', [`${born}.month`]: '2', [`${born}.year`]: '1992' },
    })
  })

  it('keeps a date that the applicant has edited', async () => {
    expect(await fill(answered('1985-07-15'), other)).toEqual({ date: '1985-07-15', drafts: {} })
  })

  it('keeps a date that was typed and not confirmed', async () => {
    expect(await fill({}, adult, { [`${born}.day`]: '3' })).toEqual({ date: undefined, drafts: {} })
  })

  it('fills in nothing for a person who is too young, so that the page of the date says so', async () => {
    expect(await fill({}, '20271412345')).toEqual({ date: undefined, drafts: {} })
  })
})

describe('a source of income in Spain', () => {
  const renderSource = async () => {
    const app = createTestApplication({ product: spanish, locale: 'en', texts: englishTexts })
    const page = buildChain(spanish).find(({ key }) => key === 'income-source')
    if (page === undefined) throw new Error('Spain has no page of the source of income')
    await Promise.all(buildChain(spanish).map(getPageResources(app).load))
    const rendered = renderInApplication(
      <Suspense>
        <FormPage page={page} />
      </Suspense>,
      { app, path: '/income-source' },
    )
    await flushPendingWork()
    return rendered
  }

  it('contains the employment status, whose page is skipped', async () => {
    const { user, history, application } = await renderSource()
    expect(await screen.findByText('Your answer tells us: work situation.')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /Fixed-term/u }))
    const derived = await screen.findByText('This is in your answer, so we do not ask for it again.')
    expect(derived.closest('[role="status"]')).toHaveTextContent(/Work situation\s*Employee/u)
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(history.at(-1)).toBe('/job-details'))
    expect(application.store.getState().leadApplication.applicationData.incomeDetails?.cofidisProfession).toBe(
      'employee',
    )
  })

  it('leaves the status open for benefits', async () => {
    const { user, history } = await renderSource()
    await user.click(screen.getByRole('radio', { name: /Other benefit/u }))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(history.at(-1)).toBe('/cofidis-profession'))
  })
})

it('a changed CURP changes the date and keeps the sex that the applicant has edited', async () => {
  const app = createTestApplication({ product: mexican, locale: 'en', texts: englishTexts })
  const before: LeadApplication = {
    personalDetails: { personalCode: 'GAMJ850714HDFRRN07', dateOfBirth: '1985-07-14', gender: 'female' },
    otherDetails: { countryOfBirth: 'MX', provinceOfBirth: 'MX-CMX' },
  }
  const after = writeAnswers(before, [[code, 'HERA031130HNLRMNA6']])
  const asked = buildChain(mexican).filter(({ derivations }) => derivations.length > 0)
  const { application } = await fillDerivedPages(app, asked, { before, after })
  expect(application).toMatchObject({
    personalDetails: { dateOfBirth: '2003-11-30', gender: 'female' },
    otherDetails: { countryOfBirth: 'MX', provinceOfBirth: 'MX-NLE' },
  })
})
