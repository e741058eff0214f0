// Changes of the combobox state that differ from Downshift's defaults.
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift'

export type ComboboxOption = { readonly value: string; readonly label: string }

type State = UseComboboxState<ComboboxOption>

type ComboboxKind = { readonly id: string; readonly isChoice: boolean }

export const reduceComboboxState = (
  state: State,
  { type, changes, inputValue }: UseComboboxStateChangeOptions<ComboboxOption>,
  { id, isChoice }: ComboboxKind,
): Partial<State> => {
  const types = useCombobox.stateChangeTypes
  if (type === types.InputChange) {
    return {
      ...changes,
      // A look-up fills in the box without opening its list.
      isOpen: document.activeElement?.id === id,
      // Enter takes the first result of a choice. In a free text it must not replace what was typed.
      highlightedIndex: isChoice && inputValue !== '' ? 0 : -1,
    }
  }
  // Escape closes the list and keeps the text. Leaving the box does not take a highlighted option.
  return type === types.InputKeyDownEscape || type === types.InputBlur
    ? { ...changes, inputValue: state.inputValue, selectedItem: state.selectedItem }
    : changes
}
