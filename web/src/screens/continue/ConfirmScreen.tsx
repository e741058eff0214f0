// The shared form of both questions that confirm a resume link: submit, validation error and request failure.
import { type ReactNode, useState } from 'react'
import { ResumeScene } from 'virtual:scene/ResumeScene'
import type { RequestFailure } from '../../api/request.ts'
import { useTexts } from '../../texts/useTexts.ts'
import { RequestProblem } from '../../errors/RequestProblem.tsx'
import type { DisplayedErrorKind } from '../../form/displayedError.ts'
import type { ResumeLink } from '../../lead-session/useResumeLink.ts'
import { Button } from '../../ui/Button.tsx'
import { ScreenForm } from '../frame/ScreenForm.tsx'
import { ScreenHeading } from '../frame/ScreenHeading.tsx'
import type { ScreenErrors } from '../frame/useScreenErrors.ts'
import { LinkHelp } from './LinkHelp.tsx'

type ConfirmationInput = Parameters<ResumeLink['confirm']>[0]

type ReadResult =
  | { readonly given: ConfirmationInput }
  | { readonly problem: string; readonly kind: DisplayedErrorKind }

export type ConfirmScreenProps = {
  readonly link: ResumeLink
  readonly datum: 'dateOfBirth' | 'phoneNumber'
  /** Id of the only control: the title is its label. */
  readonly labelFor?: string
  readonly errors: ScreenErrors
  /** Resolves with the datum to send, or with an error text. */
  readonly read: (values: FormData) => Promise<ReadResult>
  readonly showError: (text: string, kind: DisplayedErrorKind) => void
  readonly children: ReactNode
}

export const ConfirmScreen = (props: ConfirmScreenProps) => {
  const { link, datum, labelFor, errors, read, showError, children } = props
  const t = useTexts('continue')
  const [failure, setFailure] = useState<RequestFailure | null>(null)

  const submit = async (values: FormData) => {
    const answer = await read(values)
    if ('problem' in answer) return showError(answer.problem, answer.kind)
    errors.clear()
    const result = await link.confirm(answer.given)
    if (result === null) return
    setFailure(result.outcome === 'failed' ? result.failure : null)
    if (result.outcome === 'invalid') showError(t('wrong'), 'wrong')
  }

  return (
    <>
      <ScreenHeading
        title={t(`${datum}>title`)}
        labelFor={labelFor}
        help={<LinkHelp text={t('help')} />}
        hasLogo
        scene={<ResumeScene />}
        hasErrors={errors.list.length > 0}
      />
      <RequestProblem failure={failure} />
      <ScreenForm errors={errors} onSubmit={(values) => void submit(values)}>
        {children}
        <Button type="submit" fullWidth busy={link.isBusy}>
          {t('submit')}
        </Button>
      </ScreenForm>
    </>
  )
}
