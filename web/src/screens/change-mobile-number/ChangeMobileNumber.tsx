// CHANGE_MOBILE_NUMBER: sends the code to another phone number, which also replaces the number of the application.
import { changeMobile } from '@loan/domain/contract/customer'
import { writeAnswers } from '@loan/domain/lead/answers'
import { getRoute } from '@loan/domain/states'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { readAcceptedValue } from '@loan/domain/validation/validateAnswer'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { findErrorKind, type ErrorTextInput } from '../../form/errorTexts.ts'
import { findProblemName } from '../../errors/findProblemName.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Callout } from '../../ui/Callout.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { RequestingLender } from '../lender-step/RequestingLender.tsx'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { readText } from '../frame/readText.ts'
import { ScreenForm } from '../frame/ScreenForm.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { SkipLender } from '../lender-step/SkipLender.tsx'
import { useAnswerErrorText } from '../frame/useAnswerErrorText.ts'
import { useAnswerValidator } from '../frame/useAnswerValidator.ts'
import { useScreenErrors } from '../frame/useScreenErrors.ts'
import { dataPoints } from '@loan/domain/data-points/contact-information'
import { phone } from '../../ui/laterIcons.ts'

const { phoneNumber: dataPoint } = dataPoints
const phoneId = 'new-phone-number'
/** The draft survives a reload. It is separate from the stored number of the application. */
const draftName = 'changeMobileNumber'
const codeRoute = getRoute('MOBILE_VERIFICATION')

export const ChangeMobileNumber = ({ status }: LeadScreenProps) => {
  const { product, store } = useAppContext()
  const t = useTexts('change-mobile-number')
  const [, navigate] = useLocation()
  const change = useLeadAction(changeMobile)
  const errors = useScreenErrors()
  const validateAnswer = useAnswerValidator(dataPoint)
  const errorText = useAnswerErrorText(t('required'))
  const [typed] = useState(() => store.getState().dynamicPages.drafts[draftName] ?? '')
  const { failure } = change
  const hasNoChangesLeft = failure !== null && findProblemName(failure) === 'conflict'
  const hasCodeWaiting = status.state === 'MOBILE_VERIFICATION'

  const showError = (invalid: ErrorTextInput) =>
    errors.showError([
      {
        name: dataPoint.path,
        id: phoneId,
        text: errorText(invalid),
        kind: findErrorKind(invalid.code),
      },
    ])

  const submit = async (values: FormData) => {
    const validation = await validateAnswer(readText(values, dataPoint.path))
    const number = readAcceptedValue(validation)
    if (number === undefined) {
      return showError(validation.outcome === 'invalid' ? validation.error : { code: 'required' })
    }
    errors.clear()
    const phoneNumber = String(number)
    const result = await change.run(({ id }) => ({ body: { id, phoneNumber } }))
    if (result?.outcome === 'failed') {
      const [error] = result.fieldErrors
      return error === undefined ? undefined : showError(error)
    }
    if (result === null) return
    const { applicationData } = store.getState().leadApplication
    store.updateLeadApplication({ applicationData: writeAnswers(applicationData, [[dataPoint.path, phoneNumber]]) })
    store.writeDrafts({ [dataPoint.path]: phoneNumber, [draftName]: '' })
    navigate(codeRoute, { replace: true })
  }

  return (
    <>
      {hasCodeWaiting && (
        <Link href={codeRoute} asChild>
          <BackLink href={codeRoute}>{t('back')}</BackLink>
        </Link>
      )}
      <RequestingLender status={status} />
      <ScreenHeading title={t('title')} help={t('help')} icon={phone} hasErrors={errors.list.length > 0} />
      {hasNoChangesLeft ? (
        <Callout kind="warning" live>
          {t('noChangesLeft')}
        </Callout>
      ) : (
        <RequestProblem failure={failure} />
      )}
      <ScreenForm errors={errors} onSubmit={(values) => void submit(values)}>
        <Field id={phoneId} label={t('label')} error={errors.find(dataPoint.path)}>
          {(control) => (
            <TextInput
              {...control}
              name={dataPoint.path}
              defaultValue={typed}
              onInput={({ currentTarget }) => store.writeDrafts({ [draftName]: currentTarget.value })}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              enterKeyHint="go"
              size={16}
              prefix={product.country.phonePrefix}
            />
          )}
        </Field>
        <Button type="submit" fullWidth busy={change.isBusy}>
          {t('submit')}
        </Button>
      </ScreenForm>
      <SkipLender namespace="change-mobile-number" />
    </>
  )
}
