// A text box that suggests options (WAI-ARIA APG: editable combobox with list autocomplete). Downshift has the state,
// the keys and the ARIA attributes. The options are in the document only while the list is open.
import { useCombobox } from 'downshift'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { findByLabel, findByText } from '../lib/findByText.ts'
import { classNames } from './classNames.ts'
import styles from './Combobox.module.css'
import { type ComboboxOption, reduceComboboxState } from './comboboxState.ts'
import { Icon } from './Icon.tsx'
import { chevronDown } from './icons.ts'
import inputStyles from './TextInput.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type { ComboboxOption } from './comboboxState.ts'

export type ComboboxTexts = {
  /** Read out when the list opens or changes. */
  readonly results: (count: number) => string
  /** Shown below the box when a text matches no option. */
  readonly none: string
  /** Name of the button that opens the list. */
  readonly open: string
}

export type ComboboxProps = {
  readonly id: string
  /**
   * Name of the submitted value: the typed text, or with `isChoice` the value of the option that the text names. The
   * text box of a choice has the name in `data-choice`.
   */
  readonly name: string
  /** Name of the list for screen readers. */
  readonly label: string
  readonly options: readonly ComboboxOption[]
  readonly texts: ComboboxTexts
  /** Only the options are answers. A text that names no option is submitted as it is, for validation to reject. */
  readonly isChoice?: boolean | undefined
  readonly defaultValue?: string | undefined
  readonly autoComplete?: string | undefined
  readonly enterKeyHint?: 'next' | 'go' | undefined
  readonly describedBy?: string | undefined
  readonly invalid?: boolean | undefined
}

export const Combobox = (props: ComboboxProps) => {
  const { id, name, label, options, texts, isChoice = false, defaultValue = '', describedBy, invalid, ...rest } = props
  const [query, setQuery] = useState('')
  const items = [...findByText(options, query)]
  const isTyped = query !== ''
  const initial = options.find(({ value }) => value === defaultValue)
  const combobox = useCombobox<ComboboxOption>({
    items,
    id,
    inputId: id,
    itemToString: (item) => item?.label ?? '',
    initialInputValue: initial?.label ?? defaultValue,
    ...(initial && { initialSelectedItem: initial }),
    stateReducer: (state, action) => reduceComboboxState(state, action, { id, isChoice }),
    onInputValueChange: ({ type, inputValue }) =>
      setQuery(type === useCombobox.stateChangeTypes.InputChange ? inputValue : ''),
    // Opened by a key or the button, the list has all options, whatever the box contains.
    onIsOpenChange: ({ isOpen }) => isOpen || setQuery(''),
  })
  const { inputValue, isOpen, highlightedIndex, getInputProps, getItemProps, getMenuProps, getToggleButtonProps } =
    combobox
  const isListed = isOpen && items.length > 0
  // The list may open below the window.
  useEffect(() => {
    if (isListed) document.getElementById(`${id}-menu`)?.scrollIntoView({ block: 'nearest' })
  }, [id, isListed])

  const named = isChoice ? findOption(options, inputValue) : null
  const hasNone = isChoice && isOpen && isTyped && items.length === 0 && named === null

  const submitted = named?.value ?? inputValue
  const boxRef = useInputEvent(submitted)

  const completeText = () => {
    if (!isChoice) return
    const [only, second] = isTyped ? items : []
    const option = named ?? (second === undefined ? only : undefined)
    if (option) combobox.selectItem(option)
  }
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || highlightedIndex >= 0) return
    // Without a highlighted option, Enter submits the form.
    Object.assign(nativeEvent, { preventDownshiftDefault: true })
    completeText()
  }

  return (
    <div className={styles['combobox']}>
      <div ref={boxRef} className={classNames(inputStyles['box'], inputStyles['wide'])}>
        {isChoice && <input type="hidden" name={name} value={submitted} />}
        <input
          {...getInputProps({ onBlur: completeText, onKeyDown })}
          {...rest}
          {...(isChoice ? { 'data-choice': name } : { name })}
          className={inputStyles['input']}
          spellCheck={false}
          role="combobox"
          // The label of the field names the box.
          aria-labelledby={undefined}
          aria-controls={`${id}-menu`}
          aria-expanded={isListed}
          aria-activedescendant={isListed && highlightedIndex >= 0 ? `${id}-item-${highlightedIndex}` : undefined}
          aria-describedby={describedBy}
          aria-invalid={invalid ? true : undefined}
        />
        {options.length > 0 && (
          <button {...getToggleButtonProps({ type: 'button' })} className={styles['toggle']} aria-label={texts.open}>
            <Icon path={chevronDown} />
          </button>
        )}
      </div>
      <ul {...getMenuProps({ 'aria-label': label })} className={styles['list']} hidden={!isListed}>
        {isListed &&
          items.map((item, index) => (
            <li
              key={item.value}
              {...getItemProps({ item, index })}
              className={styles['option']}
              data-highlighted={index === highlightedIndex ? true : undefined}
            >
              {item.label}
            </li>
          ))}
      </ul>
      {hasNone && <p className={styles['none']}>{texts.none}</p>}
      <VisuallyHidden live>{isListed ? texts.results(items.length) : hasNone && texts.none}</VisuallyHidden>
    </div>
  )
}

/** By the label, or by the value in its own spelling: the key of the option, which programs type (docs/driving.md). */
const findOption = (options: readonly ComboboxOption[], text: string): ComboboxOption | null =>
  options.find(({ value }) => value === text.trim()) ?? findByLabel(options, text)

/**
 * Dispatches an `input` event from the named input in the box when the value changes, because forms listen to it and a
 * choice from the list has none.
 */
const useInputEvent = (value: string) => {
  const boxRef = useRef<HTMLDivElement>(null)
  const notified = useRef(value)
  useEffect(() => {
    if (notified.current === value) return
    notified.current = value
    boxRef.current?.querySelector('input[name]')?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [value])
  return boxRef
}
