// /password: sets a password for a submitted application, so that the applicant can open it on another device
// (SignIn.tsx).
import { passwordErrorCodes, setPassword } from '@loan/domain/contract/customer'
import { indexRoute, getRoute } from '@loan/domain/states'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { findRejectedFields } from '../../api/rejectedFields.ts'
import type { RequestFailure } from '../../api/request.ts'
import { useSingleRequest } from '../../api/useSingleRequest.ts'
import { useAppContext, useApplicationState } from '../../app-context/AppContext.tsx'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import type { DisplayedErrorKind } from '../../form/displayedError.ts'
import { OtherDevices } from '../../form/review/OtherDevices.tsx'
import { hasScreenRoute } from '../../lead-session/leadNavigation.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { check } from '../../ui/icons.ts'
import { shield } from '../../ui/laterIcons.ts'
import { Stack } from '../../ui/Stack.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { readLeadState } from '../../store/leadState.ts'
import { readText } from '../frame/readText.ts'
import { ScreenForm } from '../frame/ScreenForm.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { useScreenErrors } from '../frame/useScreenErrors.ts'

const name = 'password'
const passwordId = 'new-password'

const findPasswordError = (failure: RequestFailure) => {
  const codes = findRejectedFields(failure).map(({ code }) => code)
  return passwordErrorCodes.find((code) => codes.includes(code))
}

export const SetPassword = () => {
  const { request } = useAppContext()
  const [, navigate] = useLocation()
  const lead = useApplicationState(({ leadApplication }) => leadApplication.lead)
  const state = useApplicationState(readLeadState)
  const t = useTexts('password')
  const errors = useScreenErrors()
  const { run, isBusy, failure } = useSingleRequest((failed) => findPasswordError(failed) !== undefined)
  const [isDone, setDone] = useState(false)
  const isSent = lead !== null && state !== null && hasScreenRoute(state)

  const showError = (text: string, kind: DisplayedErrorKind = 'wrong') =>
    errors.showError([{ name, id: passwordId, text, kind }])

  const submit = async (password: string) => {
    if (lead === null || isBusy) return
    if (password === '') return showError(t('set>required'), 'blank')
    errors.clear()
    const body = { id: lead.id, password }
    const result = await run((keys) =>
      keys.send(body, (idempotencyKey) => request(setPassword, { body, leadToken: lead.token, idempotencyKey })),
    )
    if (result === null) return
    if (result.outcome === 'ok') return setDone(true)
    const error = findPasswordError(result)
    if (error !== undefined) showError(t(`errors>${error}`))
  }

  const back = (
    <Stack start>
      <Button variant="secondary" onClick={() => navigate(isSent ? getRoute(state) : indexRoute)}>
        {t('set>back')}
      </Button>
    </Stack>
  )

  if (isDone || !isSent) {
    return (
      <>
        {isDone ? (
          <>
            <ScreenHeading key="done" title={t('done>title')} help={t('done>help')} icon={check} />
            <OtherDevices />
          </>
        ) : (
          <ScreenHeading title={t('set>title')} help={t('set>notSent')} icon={shield} />
        )}
        {back}
      </>
    )
  }
  return (
    <>
      <ScreenHeading title={t('set>title')} help={t('set>help')} icon={shield} hasErrors={errors.list.length > 0} />
      <RequestProblem failure={failure} />
      <ScreenForm errors={errors} onSubmit={(values) => void submit(readText(values, name))}>
        <Field id={passwordId} label={t('set>label')} hint={t('set>hint')} error={errors.find(name)}>
          {(control) => (
            <TextInput {...control} name={name} type="password" autoComplete="new-password" enterKeyHint="go" />
          )}
        </Field>
        <Button type="submit" fullWidth busy={isBusy}>
          {t('set>submit')}
        </Button>
      </ScreenForm>
      {back}
    </>
  )
}
