// /continue without a link: opens a submitted application by e-mail address and password.
import { openByPassword } from '@loan/domain/contract/customer'
import { leaveDevice } from '@loan/domain/contract/devices'
import { dataPoints } from '@loan/domain/data-points/contact-information'
import { indexRoute, getRoute } from '@loan/domain/states'
import { useLocation } from 'wouter'
import { ResumeScene } from 'virtual:scene/ResumeScene'
import type { RequestFailure } from '../../api/request.ts'
import { useSingleRequest } from '../../api/useSingleRequest.ts'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { hasProblemType } from '../../errors/findProblemName.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import { hasScreenRoute } from '../../lead-session/leadNavigation.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Text } from '../../ui/Text.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { readText } from '../frame/readText.ts'
import { ScreenForm } from '../frame/ScreenForm.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { useAnswerErrorText } from '../frame/useAnswerErrorText.ts'
import { useAnswerValidator } from '../frame/useAnswerValidator.ts'
import { useScreenErrors } from '../frame/useScreenErrors.ts'
import { claimLead } from '../../store/claimLead.ts'

const { email: emailPoint } = dataPoints
const emailId = 'sign-in-email'
const passwordName = 'password'
const passwordId = 'sign-in-password'

const isWrongPassword = (failure: RequestFailure): boolean => hasProblemType(failure, 'refused')

export const SignIn = () => {
  const { product, store, request, storages } = useAppContext()
  const [, navigate] = useLocation()
  const t = useTexts('password')
  const validateAnswer = useAnswerValidator(emailPoint)
  const emailErrorText = useAnswerErrorText(t('signIn>emailRequired'))
  const errors = useScreenErrors()
  const { run, isBusy, failure } = useSingleRequest(isWrongPassword)

  const open = async (email: string, password: string) => {
    const result = await run(() => request(openByPassword, { body: { product: product.id, email, password } }))
    if (result === null) return
    if (result.outcome === 'ok') {
      const { application, progressState, state, ...lead } = result.reply
      const { lead: previous } = store.getState().leadApplication
      claimLead(store, storages, { application, lead, progressState })
      // The device has a new token of the lead. The result does not matter: the page has dropped the token.
      if (previous?.id === lead.id) void request(leaveDevice, { params: { id: lead.id }, leadToken: previous.token })
      return navigate(state !== null && hasScreenRoute(state) ? getRoute(state) : indexRoute, { replace: true })
    }
    if (!isWrongPassword(result)) return
    errors.showError([{ name: passwordName, id: passwordId, text: t('signIn>wrong'), kind: 'wrong' }])
  }

  const submit = async (values: FormData) => {
    const validation = await validateAnswer(readText(values, emailPoint.path))
    const password = readText(values, passwordName)
    const errorsFound = [
      ...(validation.outcome === 'answered'
        ? []
        : [
            {
              name: emailPoint.path,
              id: emailId,
              text: emailErrorText(validation.outcome === 'invalid' ? validation.error : { code: 'required' }),
              kind: validation.outcome === 'invalid' ? ('wrong' as const) : ('blank' as const),
            },
          ]),
      ...(password === ''
        ? [{ name: passwordName, id: passwordId, text: t('signIn>passwordRequired'), kind: 'blank' as const }]
        : []),
    ]
    if (validation.outcome !== 'answered' || errorsFound.length > 0) return errors.showError(errorsFound)
    errors.clear()
    await open(String(validation.value), password)
  }

  return (
    <>
      <ScreenHeading
        title={t('signIn>title')}
        help={t('signIn>help')}
        hasLogo
        scene={<ResumeScene />}
        hasErrors={errors.list.length > 0}
      />
      <RequestProblem failure={failure} />
      <ScreenForm errors={errors} onSubmit={(values) => void submit(values)}>
        <Field id={emailId} label={t('signIn>email')} error={errors.find(emailPoint.path)}>
          {(control) => (
            <TextInput
              {...control}
              name={emailPoint.path}
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="next"
            />
          )}
        </Field>
        <Field id={passwordId} label={t('signIn>password')} error={errors.find(passwordName)}>
          {(control) => (
            <TextInput
              {...control}
              name={passwordName}
              type="password"
              autoComplete="current-password"
              enterKeyHint="go"
            />
          )}
        </Field>
        <Button type="submit" fullWidth busy={isBusy}>
          {t('signIn>submit')}
        </Button>
        <Text muted>{t('signIn>forgotten')}</Text>
      </ScreenForm>
    </>
  )
}
