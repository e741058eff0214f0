// One field as a native control of the browser.
import type { PeerField } from '../peerPage.ts'

export const Control = ({ field }: { readonly field: PeerField }) => {
  const { name, kind, label, value, options } = field
  if (kind === 'radio') {
    return (
      <fieldset>
        <legend>{label}</legend>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} value={option.value} /> {option.label}
          </label>
        ))}
      </fieldset>
    )
  }
  if (kind === 'checkbox') {
    return (
      <p>
        <label>
          <input type="checkbox" name={name} value="true" /> {label}
        </label>
      </p>
    )
  }
  return (
    <p>
      <label>
        {label}{' '}
        {kind === 'select' ? (
          <select name={name}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        ) : (
          <input type={kind} name={name} defaultValue={value} />
        )}
      </label>
    </p>
  )
}
