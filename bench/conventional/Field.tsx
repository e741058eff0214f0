// One field: label, control and error message, registered with react-hook-form.
import { get, type FieldErrors, type UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { ConventionalField } from './conventionalPage.ts'
import type { FormValues } from './formValues.ts'

type FieldProps = {
  readonly field: ConventionalField
  readonly register: UseFormRegister<FormValues>
  readonly errors: FieldErrors<FormValues>
}

type ControlProps = Pick<FieldProps, 'field' | 'register'> & { readonly error: string | undefined }

const dateParts = ['day', 'month', 'year'] as const

const DateControl = ({ field: { path, kind }, register, error }: ControlProps) => {
  const { t } = useTranslation()
  return (
    <fieldset className="field" aria-describedby={error && `${path}-error`}>
      <legend>{t(`fields.${path}.label`)}</legend>
      <div className="date">
        {dateParts.slice(kind === 'month' ? 1 : 0).map((datePart) => (
          <label key={datePart}>
            {t(`date.${datePart}`)}
            <input type="text" inputMode="numeric" {...register(`${path}.${datePart}`)} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const RadioControl = ({ field: { path, options }, register, error }: ControlProps) => {
  const { t } = useTranslation()
  return (
    <fieldset className="field" aria-describedby={error && `${path}-error`}>
      <legend>{t(`fields.${path}.label`)}</legend>
      {options.map((option) => (
        <label key={option} className="option">
          <input type="radio" value={option} {...register(path)} />
          {t(`fields.${path}.options.${option}`)}
        </label>
      ))}
    </fieldset>
  )
}

const CheckboxControl = ({ field: { path }, register }: ControlProps) => {
  const { t } = useTranslation()
  return (
    <label className="field option">
      <input type="checkbox" {...register(path)} />
      {t(`fields.${path}.label`)}
    </label>
  )
}

const LabelledControl = ({ field, register, error }: ControlProps) => {
  const { path, kind, options, inputMode, autoComplete } = field
  const { t } = useTranslation()
  const attributes = { id: path, 'aria-invalid': error !== undefined, 'aria-describedby': error && `${path}-error` }
  return (
    <div className="field">
      <label htmlFor={path}>{t(`fields.${path}.label`)}</label>
      {kind === 'select' ? (
        <select {...attributes} {...register(path)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {t(`fields.${path}.options.${option}`)}
            </option>
          ))}
        </select>
      ) : (
        <input type={kind} inputMode={inputMode} autoComplete={autoComplete} {...attributes} {...register(path)} />
      )}
    </div>
  )
}

const controls = {
  text: LabelledControl,
  email: LabelledControl,
  tel: LabelledControl,
  select: LabelledControl,
  checkbox: CheckboxControl,
  radio: RadioControl,
  date: DateControl,
  month: DateControl,
} as const satisfies Record<ConventionalField['kind'], unknown>

/** The message of a field, or the first one of a date's parts. */
const readMessage = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error) return String(error.message)
  return Object.values(error)
    .map(readMessage)
    .find((message) => message !== undefined)
}

export const Field = ({ field, register, errors }: FieldProps) => {
  const { t } = useTranslation()
  const error = readMessage(get(errors, field.path))
  const Control = controls[field.kind]
  return (
    <>
      <Control field={field} register={register} error={error} />
      {error !== undefined && (
        <p className="error" id={`${field.path}-error`} role="alert">
          {t(error)}
        </p>
      )}
    </>
  )
}
