// MOBILE_VERIFICATION: verifies the phone number by a code. Offers a new code, another number and a skip of the lender.
import { verifyMobile } from '@loan/domain/contract/customer'
import type { LeadStatus } from '@loan/domain/contract/lead'
import { getRoute } from '@loan/domain/states'
import { useState } from 'react'
import { Link } from 'wouter'
import { useAppContext } from '../../app-context/AppContext.tsx'
import { useTexts } from '../../texts/useTexts.ts'
import type { DisplayedErrorKind } from '../../form/displayedError.ts'
import { useLeadSession } from '../../lead-session/LeadSessionContext.tsx'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import { useLeadAction } from '../../lead-session/useLeadAction.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { CodeInput } from '../../ui/CodeInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { RequestingLender } from '../lender-step/RequestingLender.tsx'
import type { LeadScreenProps } from '../frame/leadScreenProps.ts'
import { readText } from '../frame/readText.ts'
import { ScreenForm } from '../frame/ScreenForm.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import { SkipLender } from '../lender-step/SkipLender.tsx'
import { useScreenErrors } from '../frame/useScreenErrors.ts'
import { getServerClock } from '../../lib/serverClock.ts'
import { validateCode, parseCode, findCodeProblem } from './code.ts'
import { ResendCode } from './ResendCode.tsx'
import { phone } from '../../ui/laterIcons.ts'
import { submitForm } from '../../lib/submitForm.ts'

const codeId = 'verification-code'
const changeRoute = getRoute('CHANGE_MOBILE_NUMBER')

type Verification = NonNullable<LeadStatus['verification']>

/** Default when the status has no verification: the applicant can submit any code. */
const unknownVerification: Verification = {
  maskedPhoneNumber: '',
  codeLength: 6,
  triesLeft: 1,
  resendsLeft: 1,
  resendAfterSeconds: 0,
  expiresAt: '',
  withheld: false,
}

export const MobileVerification = ({ status }: LeadScreenProps) => {
  const app = useAppContext()
  const t = useTexts('mobile-verification')
  const leadSession = useLeadSession()
  const verify = useLeadAction(verifyMobile)
  const errors = useScreenErrors()
  /** A code that was sent is not sent again automatically: the applicant would lose a try. */
  const [sentCodes] = useState(() => new Set<string>())
  const verification = status.verification ?? unknownVerification
  const { codeLength, maskedPhoneNumber, withheld } = verification
  /** No code was sent yet, but one can be requested after a wait. */
  const canRequestLater = withheld && verification.resendsLeft > 0

  const showError = (text: string, kind: DisplayedErrorKind = 'wrong') =>
    errors.showError([{ name: 'code', id: codeId, text, kind }])

  const submit = async (values: FormData) => {
    const code = parseCode(readText(values, 'code'), codeLength)
    const problem = validateCode(code, codeLength)
    if (problem !== null)
      return showError(t(problem, { count: codeLength }), problem === 'required' ? 'blank' : 'wrong')
    errors.clear()
    sentCodes.add(code)
    const result = await verify.run(({ id }) => ({ body: { id, code } }))
    if (result?.outcome !== 'failed' || result.fieldErrors.length === 0) return
    // The poll after the rejection updated the number of tries left.
    const latest = leadSession.statusStore.getState().status?.verification
    if (!latest) return showError(t('wrong'))
    const reason = findCodeProblem(latest, getServerClock(app).now())
    showError(reason === 'wrong' ? `${t('wrong')} ${t('triesLeft', { count: latest.triesLeft })}` : t(reason))
  }

  return (
    <>
      <RequestingLender status={status} />
      <ScreenHeading
        // A code that is sent after the wait replaces the pressed button, so the focus moves to the new heading.
        key={String(canRequestLater)}
        title={t(canRequestLater ? 'resend' : withheld ? 'withheld>title' : 'title')}
        labelFor={withheld ? undefined : codeId}
        help={
          maskedPhoneNumber === '' || canRequestLater
            ? undefined
            : t(withheld ? 'withheld>help' : 'help', { phone: maskedPhoneNumber })
        }
        icon={phone}
        hasErrors={errors.list.length > 0}
      />
      <RequestProblem failure={verify.failure} />
      {!withheld && (
        <ScreenForm errors={errors} onSubmit={(values) => void submit(values)}>
          <Field id={codeId} hint={t('hint', { count: codeLength })} error={errors.find('code')}>
            {(control) => (
              <CodeInput
                {...control}
                name="code"
                length={codeLength}
                parse={(typed) => parseCode(typed, codeLength)}
                onComplete={(code, form) => {
                  if (form !== null && !verify.isBusy && !sentCodes.has(code)) submitForm(form)
                }}
              />
            )}
          </Field>
          <Button type="submit" fullWidth busy={verify.isBusy}>
            {t('submit')}
          </Button>
        </ScreenForm>
      )}
      <Stack gap="close" start>
        {(!withheld || canRequestLater) && (
          <ResendCode
            verification={verification}
            onResent={() => {
              errors.clear()
              sentCodes.clear()
              const code = document.getElementById(codeId)
              // Select the old code, so that typing replaces it.
              if (code instanceof HTMLInputElement) code.select()
              code?.focus()
            }}
          />
        )}
        <Link href={changeRoute} asChild>
          <ButtonLink variant="quiet" href={changeRoute}>
            {t('change')}
          </ButtonLink>
        </Link>
      </Stack>
      <SkipLender namespace="mobile-verification" />
    </>
  )
}
